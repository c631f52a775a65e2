import Foundation
import InputFiles
import Synchronization

extension UIImage {
  /// The size in megabytes of the largest image file that is read.
  static let largestMegabytes = 64

  /// Creates an image from the bytes of a PNG, JPEG or GIF file, with one pixel per point; nil for other bytes.
  ///
  /// The module Drawing draws PNGs and JPEGs. It draws a box in place of a GIF.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from the bytes of a PNG, JPEG or GIF file, with `scale` pixels per point; nil for other bytes.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = PictureHeader(data) else { return nil }
    let scale = scale > 0 ? scale : 1
    self.init(
      name: nil, size: CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale),
      scale: scale, contents: .data(data))
  }

  /// Creates an image from a PNG, JPEG or GIF file; nil if there is no such file. A name with `@2x.` or `@3x.` sets the
  /// scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? RegularFile.read(path, atMost: Self.largestMegabytes, isNamed: true) else { return nil }
    let name = (path as NSString).lastPathComponent
    let scale: CGFloat = name.contains("@3x.") ? 3 : name.contains("@2x.") ? 2 : 1
    self.init(data: data, scale: scale)
    PictureReads.note(self, from: path)
  }

  /// The data of a PNG file of the image: the bytes of the PNG file that the image was created from, or the result of
  /// ``pngEncoder``.
  ///
  /// Nil for images whose pixels are not available, and if there is no encoder. `PictureEncoding.install()` of the
  /// module Drawing installs one.
  public func pngData() -> Data? {
    PictureReads.note(self)
    if let bytes, PictureHeader(bytes)?.kind == .png { return bytes }
    return Self.pngEncoder?(self)
  }

  /// The bytes of the JPEG file that the image was created from; nil for other images, since there is no JPEG encoder.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let bytes, PictureHeader(bytes)?.kind == .jpeg else { return nil }
    return bytes
  }

  /// The bytes of the file that the image was created from; nil if it was not created from a file.
  private var bytes: Data? {
    switch contents {
    case .data(let data): data
    case .file(let path): try? RegularFile.read(path, atMost: Self.largestMegabytes)
    default: nil
    }
  }

  /// The function that makes PNG files of images. It is nil until the module Drawing has set it.
  public static var pngEncoder: (@Sendable (UIImage) -> Data?)? {
    get { encoder.withLock { $0 } }
    set { encoder.withLock { $0 = newValue } }
  }

  private static let encoder = Mutex<(@Sendable (UIImage) -> Data?)?>(nil)
}
