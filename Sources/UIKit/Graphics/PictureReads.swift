import Foundation
import Synchronization

/// Tells which pictures code reads from files, and of which pictures it reads the pixels: tests that compare pictures by code of
/// their own do both.
package enum PictureReads {
  /// What code reads.
  package enum Read: Sendable {
    /// A picture from a file.
    case file(path: String, picture: UIImage)
    /// The pixels of a picture, or the bytes of a file with them.
    case pixels(UIImage)
  }

  private static let installed = Mutex<(@Sendable (Read) -> Void)?>(nil)

  /// The function that is told; `nil` for none.
  package static var observer: (@Sendable (Read) -> Void)? {
    get { installed.withLock { $0 } }
    set { installed.withLock { $0 = newValue } }
  }

  static func note(_ picture: UIImage, from path: String) { observer?(.file(path: path, picture: picture)) }

  static func note(_ picture: UIImage) { observer?(.pixels(picture)) }
}
