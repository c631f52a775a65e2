import Foundation
import UIKit

extension UIDocumentPickerViewController {
  /// Has files of kinds chosen, to read copies of them or to open them.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
}
