@_exported import Contacts
import Foundation
@_exported import UIKit

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
  open override func loadView() {
    view = UIOpaqueView(representing: "CNContactPickerViewController", frame: UIScreen.main.bounds)
  }
}
