import Drawing
import Foundation
@_spi(Generated) import UIKit

extension Diffing where Value == UIImage {
  /// The name of the attachment with the picture in which differing pixels are red.
  static var nameOfDifference: String { "difference" }

  /// Pictures, of which no pixel may differ.
  public static var image: Diffing { image() }

  /// Pictures.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that have to be the same, 0 to 1.
  ///   - perceptualPrecision: how similar two pixels have to be that count as the same, 0 to 1. Each channel of their
  ///     colours may differ by the rest of the 255 levels.
  ///   - scale: the pixels per point of a picture that is read from a file; `nil` for one.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
    Diffing(
      toData: { $0.png },
      fromData: { UIImage(data: $0, scale: scale ?? 1) ?? UIImage() },
      diff: { old, new in
        // in range: from 0 to 255, and 0 for no number
        let levels = Int((min(max(0, 1 - perceptualPrecision), 1) * 255).rounded())
        let tolerance = PictureTolerance(levels: levels, share: 1 - Double(precision))
        let (expected, actual) = (old.png, new.png)
        guard let comparison = PictureComparison(expected: expected, actual: actual, within: tolerance) else {
          return ("The reference is no picture that can be read.", [])
        }
        if comparison.isSame(within: tolerance) { return nil }
        return (words(for: comparison, old, new), files(for: comparison, expected, actual))
      })
  }

  private static func words(for comparison: PictureComparison, _ old: UIImage, _ new: UIImage) -> String {
    let count = comparison.differentPixels
    let pixels = "\(count) \(count == 1 ? "pixel differs" : "pixels differ") of \(comparison.pixels)."
    let (before, after) = (size(of: old), size(of: new))
    return before == after ? pixels : "The picture has \(after) pixels, and the reference \(before). \(pixels)"
  }

  private static func size(of image: UIImage) -> String {
    // in range: a picture has at most some thousand pixels per side
    "\(Int((image.size.width * image.scale).rounded())) × \(Int((image.size.height * image.scale).rounded()))"
  }

  private static func files(
    for comparison: PictureComparison, _ expected: Data, _ actual: Data
  ) -> [XCTAttachment] {
    func file(_ data: Data, _ name: String) -> XCTAttachment {
      let file = XCTAttachment(data: data)
      file.name = name
      return file
    }
    let difference = MainThread.run(comparison) { try? $0.differencePicture() }
    return [file(expected, "reference"), file(actual, "failure")]
      + (difference.map { [file($0, nameOfDifference)] } ?? [])
  }
}

extension UIImage {
  /// The bytes of a PNG file of the image; none if it has no size. They do not depend on an installed encoder.
  var png: Data {
    if let data = pngData() { return data }
    return PostponedWork.isInMainQueue ? MainThread.run { PictureEncoding.png(of: self) } ?? Data() : Data()
  }
}
