// Made by `make surface` from Surface/ContactsUI.swift; don't edit.
// swift-format-ignore-file

@_exported import Contacts
import Foundation
@_exported import UIKit

/// Is told what was chosen. Inert: it is never called.
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// Nothing was chosen.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// A contact was chosen.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Contacts were chosen.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// Lets the person choose contacts. Inert: its view is a box with its class's name, and nothing is chosen.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
  /// Is told what was chosen. Inert: it is never called.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// What of a contact is shown. Inert.
  open var displayedPropertyKeys: [String]?
  /// Which contacts can be chosen. Inert.
  open var predicateForEnablingContact: NSPredicate?
  /// Which contacts are chosen by one tap. Inert.
  open var predicateForSelectionOfContact: NSPredicate?
  /// Which parts are chosen by one tap. Inert.
  open var predicateForSelectionOfProperty: NSPredicate?

  /// Makes the box.
  open override func loadView() { view = UIOpaqueView(representing: "CNContactPickerViewController", frame: UIScreen.main.bounds) }
}

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
  open override func loadView() { view = UIOpaqueView(representing: "CNContactViewController", frame: UIScreen.main.bounds) }
  /// The keys that have to be read for it.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "contact" }
}

/// Is told what the person does with a contact. Inert: it is never called.
@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  /// The contact was written.
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}
