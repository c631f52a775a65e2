import Foundation
import UIKit

/// Hears what was chosen. Inert: nothing is.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The person is done.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
