@_exported import Contacts
import Foundation
@_exported import UIKit

/// Is told what was chosen. Inert: it is never called.
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// Nothing was chosen.
  @neverCalled optional func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// A contact was chosen.
  @neverCalled optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Contacts were chosen.
  @neverCalled optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

/// Lets the person choose contacts. Inert: its view is a box with its class's name, and nothing is chosen.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
  /// Is told what was chosen. Inert: it is never called.
  @inert open weak var delegate: (any CNContactPickerDelegate)?
  /// What of a contact is shown.
  @inert open var displayedPropertyKeys: [String]?
  /// Which contacts can be chosen.
  @inert open var predicateForEnablingContact: NSPredicate?
  /// Which contacts are chosen by one tap.
  @inert open var predicateForSelectionOfContact: NSPredicate?
  /// Which parts are chosen by one tap.
  @inert open var predicateForSelectionOfProperty: NSPredicate?

  /// Makes the box.
  @kept(view = UIOpaqueView(representing: "CNContactPickerViewController", frame: UIScreen.main.bounds))
  open override func loadView()
}

/// Shows a contact. Inert: its view is a box with its class's name.
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
  /// The contact.
  public let contact: CNContact
  /// Is told what the person does.
  @inert open weak var delegate: (any CNContactViewControllerDelegate)?
  /// What of it is shown.
  @inert open var displayedPropertyKeys: [Any]?
  /// The store of the contact.
  @inert open var contactStore: CNContactStore?
  /// Whether it can be changed.
  @inert open var allowsEditing = true
  /// Whether it has buttons to call and write.
  @inert open var allowsActions = true

  /// Shows a contact.
  @kept(super.init(nibName: nil, bundle: nil)) public init(for contact: CNContact)
  /// Shows an unknown contact.
  @kept(self.init(for: contact)) public convenience init(forUnknownContact contact: CNContact)
  /// Lets the person write a contact.
  @kept(self.init(for: contact ?? CNContact())) public convenience init(forNewContact contact: CNContact?)
  /// No document has such a controller.
  @answers(nil) public required init?(coder: NSCoder)
  /// Makes the box.
  @kept(view = UIOpaqueView(representing: "CNContactViewController", frame: UIScreen.main.bounds))
  open override func loadView()
  /// The keys that have to be read for it.
  @answers("contact") open class func descriptorForRequiredKeys() -> any CNKeyDescriptor
}

/// Is told what the person does with a contact. Inert: it is never called.
@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  /// The contact was written.
  @neverCalled
  optional func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
