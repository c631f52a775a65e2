import Contacts
import Foundation
import UIKit

/// Shows a contact. Inert: its view is a box with its class's name.
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
  /// The contact.
  public let contact: CNContact
  /// Is told what the person does. Inert.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// What of it is shown. Inert.
  open var displayedPropertyKeys: [Any]?
  /// The store of the contact. Inert.
  open var contactStore: CNContactStore?
  /// Whether it can be changed. Inert.
  open var allowsEditing = true
  /// Whether it has buttons to call and write. Inert.
  open var allowsActions = true

  /// Shows a contact.
  public init(for contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }
  /// Shows an unknown contact.
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
  /// Lets the person write a contact.
  public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
  /// No document has such a controller.
  public required init?(coder: NSCoder) { nil }
  /// Makes the box.
  open override func loadView() {
    view = UIOpaqueView(representing: "CNContactViewController", frame: UIScreen.main.bounds)
  }
  /// The keys that have to be read for it.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "contact" }
}
