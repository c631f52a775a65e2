import Foundation
import InputFiles
import Synchronization

extension UIImage {
  /// The largest file that is read.
  static let largestMegabytes = 64

  /// The image of a file's bytes, one pixel per point; nil for bytes of another kind than PNG, JPEG and GIF.
  ///
  /// Pictures show PNGs and JPEGs. They show a box instead of a GIF.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The image of a file's bytes; nil for bytes of another kind than PNG, JPEG and GIF.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = PictureHeader(data) else { return nil }
    let scale = scale > 0 ? scale : 1
    self.init(
      name: nil, size: CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale),
      scale: scale, contents: .data(data))
  }

  /// The image of a file; nil where there is none of a known kind.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? RegularFile.read(path, atMost: Self.largestMegabytes, isNamed: true) else { return nil }
    let name = (path as NSString).lastPathComponent
    let scale: CGFloat = name.contains("@3x.") ? 3 : name.contains("@2x.") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  /// The image as a PNG file: the bytes that it was made of, or those that ``pngEncoder`` makes of what code has drawn.
  ///
  /// Nil for images whose pixels are not available, and if there is no encoder: `PictureEncoding.install()` of the module
  /// Drawing sets one.
  public func pngData() -> Data? {
    if let bytes, PictureHeader(bytes)?.kind == .png { return bytes }
    return Self.pngEncoder?(self)
  }

  /// The bytes of the JPEG file that the image was made of; nil for others, since there is no encoder.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let bytes, PictureHeader(bytes)?.kind == .jpeg else { return nil }
    return bytes
  }

  /// The file that the image was made of.
  private var bytes: Data? {
    switch contents {
    case .data(let data): data
    case .file(let path): try? RegularFile.read(path, atMost: Self.largestMegabytes)
    default: nil
    }
  }

  /// Makes PNG files of images. The module Drawing has one; nil until it was set.
  public static var pngEncoder: (@Sendable (UIImage) -> Data?)? {
    get { encoder.withLock { $0 } }
    set { encoder.withLock { $0 = newValue } }
  }

  private static let encoder = Mutex<(@Sendable (UIImage) -> Data?)?>(nil)
}
