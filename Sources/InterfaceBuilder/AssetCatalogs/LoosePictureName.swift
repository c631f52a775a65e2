import Foundation

/// The parts of the file name of a picture outside of asset catalogs: `name@2x~ipad.png`.
nonisolated struct LoosePictureName {
  /// The name without scale, device and extension.
  let stem: String
  /// Pixels per point; 1 if the name does not state it.
  let scale: Double
  let idiom: String

  /// The file name extensions of pictures, in lowercase letters.
  private static let extensions: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg"]

  init(_ fileName: String) {
    var stem = (fileName as NSString).deletingPathExtension
    var (scale, idiom) = (1.0, "universal")
    for device in ["ipad", "iphone"] where stem.hasSuffix("~\(device)") {
      stem.removeLast(device.count + 1)
      idiom = device
    }
    for factor in 1...3 where stem.hasSuffix("@\(factor)x") {
      stem.removeLast(3)
      scale = Double(factor)
    }
    (self.stem, self.scale, self.idiom) = (stem, scale, idiom)
  }

  /// Whether a file's name has the extension of a picture.
  static func isPicture(_ fileName: String) -> Bool {
    extensions.contains((fileName as NSString).pathExtension.lowercased())
  }
}
