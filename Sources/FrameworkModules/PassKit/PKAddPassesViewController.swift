import Foundation
import UIKit

/// Lets the person add cards. Inert: its view is a box with its class's name.
@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
  /// Is told when the person is done. Inert: it is never called.
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?
  /// Whether cards can be added: no.
  open class func canAddPasses() -> Bool { false }
  /// Creates a controller for a card.
  public convenience init?(pass: PKPass) { self.init(passes: [pass]) }
  /// Creates a controller for cards.
  public init?(passes: [PKPass]) { super.init(nibName: nil, bundle: nil) }
  /// No document has such a controller.
  public required init?(coder: NSCoder) { nil }
  /// Makes the box.
  open override func loadView() {
    view = UIOpaqueView(representing: "PKAddPassesViewController", frame: UIScreen.main.bounds)
  }
}
