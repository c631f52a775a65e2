import Contacts
import Foundation
import UIKit

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
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  /// Does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}
