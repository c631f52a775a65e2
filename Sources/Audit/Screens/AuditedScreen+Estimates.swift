import InterfaceBuilder
import UIKit

extension AuditedScreen {
  /// An observation with the doubt that the frame of its view is an estimate; unchanged if it has another doubt, or if
  /// the rule does not read frames.
  ///
  /// Only what the document does not contain counts, such as the size of a class whose code did not run. Rules allow for
  /// errors of measured text themselves, and have rules of their own for constraints at fault.
  func doubted(_ observation: Observation, by rule: any Rule) -> Observation {
    guard rule.readsFrames, observation.doubt == nil,
      let reason = estimates[ObjectIdentifier(observation.view)]?.first(where: \.kind.isUnknownContent)
    else { return observation }
    var doubted = observation
    doubted.doubt = .estimate(reason)
    return doubted
  }
}
