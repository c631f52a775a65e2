import EventKit
import Foundation
import UIKit

/// Shows an event. Inert: its view is a box with its class's name.
@preconcurrency @MainActor open class EKEventViewController: UIViewController {
  /// The event.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var event: EKEvent!
  /// Whether it can be changed. Inert.
  open var allowsEditing = false

  /// Makes the box.
  open override func loadView() {
    view = UIOpaqueView(representing: "EKEventViewController", frame: UIScreen.main.bounds)
  }
}
