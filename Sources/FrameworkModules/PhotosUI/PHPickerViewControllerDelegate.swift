import Foundation
import UIKit

/// Is told what was chosen. Inert: it is never called.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The person is done.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
