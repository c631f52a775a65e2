// Made by `make surface` from Surface/PassKit.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import UIKit

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
  open override func loadView() { view = UIOpaqueView(representing: "PKAddPassesViewController", frame: UIScreen.main.bounds) }
}

/// Is told when the person is done.
@preconcurrency @MainActor public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
  /// The person is done.
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}

/// A card. Its file is not read.
open class PKPass: NSObject, @unchecked Sendable {
  /// The card of a file's bytes. It never throws.
  public init(data: Data) throws {}
  /// The name.
  open var localizedName: String { "" }
  /// The organization that issued it.
  open var organizationName: String { "" }
  /// The serial number.
  open var serialNumber: String { "" }
}

/// The cards of the person. There is none.
open class PKPassLibrary: NSObject, @unchecked Sendable {
  /// Creates a library.
  public override init() {}
  /// Whether there are cards on the device: no.
  open class func isPassLibraryAvailable() -> Bool { false }
  /// All cards: none.
  open func passes() -> [PKPass] { [] }
  /// Whether a card is there: no.
  open func containsPass(_ pass: PKPass) -> Bool { false }
}

@_spi(Generated) extension PKPassLibrary: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { PKPassLibrary() }
}
