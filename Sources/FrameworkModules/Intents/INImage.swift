import Foundation
import UIKit

/// A picture of an intent.
open class INImage: NSObject, @unchecked Sendable {
  /// The bytes of a file.
  public let imageData: Data?
  /// The picture of a file's bytes.
  public init(imageData: Data) { self.imageData = imageData }
  /// A picture of the app.
  public init(named name: String) { imageData = UIImage(named: name)?.pngData() }
  /// A picture.
  public init(uiImage image: UIImage) { imageData = image.pngData() }
}
