import InterfaceBuilder
import UIKit

extension AuditedScreen {
  /// An observation of a rule that reads frames, with the doubt that the frame of its view is an estimate; unchanged if it
  /// has another doubt.
  ///
  /// Only what the document does not contain counts, such as the size of a class whose code did not run. Constraints at
  /// fault have rules of their own, and rules that judge a text allow for its font themselves.
  func doubted(_ observation: Observation) -> Observation {
    guard observation.doubt == nil else { return observation }
    let showsText = observation.view is any TextShowing
    let reason = estimates[ObjectIdentifier(observation.view)]?
      .first { $0.kind.isUnknownContent && !(showsText && $0.kind == .absentFont) }
    guard let reason else { return observation }
    var doubted = observation
    doubted.doubt = .estimate(reason)
    return doubted
  }
}
