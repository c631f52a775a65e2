@_exported import EventKit
import Foundation
@_exported import UIKit

/// Has an event written. Inert: it shows an empty bar.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
  /// The event.
  open var event: EKEvent?
  /// Where it is written.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventStore: EKEventStore!
  /// Is told when the person is done. Inert: it is never called.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
}
