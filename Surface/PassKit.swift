import Foundation
@_exported import UIKit

/// Lets the person add cards. Inert: its view is a box with its class's name.
@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
  /// Is told when the person is done. Inert: it is never called.
  @inert open weak var delegate: (any PKAddPassesViewControllerDelegate)?
  /// Whether cards can be added: no.
  @answers(false) open class func canAddPasses() -> Bool
  /// Creates a controller for a card.
  @kept(self.init(passes: [pass])) public convenience init?(pass: PKPass)
  /// Creates a controller for cards.
  @kept(super.init(nibName: nil, bundle: nil)) public init?(passes: [PKPass])
  /// No document has such a controller.
  @answers(nil) public required init?(coder: NSCoder)
  /// Makes the box.
  @kept(view = UIOpaqueView(representing: "PKAddPassesViewController", frame: UIScreen.main.bounds))
  open override func loadView()
}

/// Is told when the person is done.
@preconcurrency @MainActor public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
  /// The person is done.
  @neverCalled optional func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

/// A card. Its file is not read.
open class PKPass: NSObject, @unchecked Sendable {
  /// The card of a file's bytes. It never throws.
  @inert public init(data: Data) throws
  /// The name.
  @answers("") open var localizedName: String { get }
  /// The organization that issued it.
  @answers("") open var organizationName: String { get }
  /// The serial number.
  @answers("") open var serialNumber: String { get }
}

/// The cards of the person. There is none.
open class PKPassLibrary: NSObject, @unchecked Sendable {
  /// Creates a library.
  public override init()
  /// Whether there are cards on the device: no.
  @answers(false) open class func isPassLibraryAvailable() -> Bool
  /// All cards: none.
  @answers([]) open func passes() -> [PKPass]
  /// Whether a card is there: no.
  @answers(false) open func containsPass(_ pass: PKPass) -> Bool
}
