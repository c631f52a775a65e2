@_exported import EventKit
import Foundation
@_exported import UIKit

/// Lets the person write an event. Inert: it shows an empty bar.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
  /// The event.
  open var event: EKEvent?
  /// The store to which the event is written.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventStore: EKEventStore!
  /// Is told when the person is done. Inert: it is never called.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
}
