import Foundation
import UIKit

/// A page: empty, or a picture.
open class PDFPage: NSObject, @unchecked Sendable {
  private let picture: UIImage?
  /// The document to which it belongs. Inert.
  open private(set) weak var document: PDFDocument?
  /// The rotation, in degrees.
  open var rotation = 0

  public override init() { picture = nil }
  public init?(image: UIImage) { picture = image }
  /// The size of a part, in points: that of the picture, or of a letter.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    CGRect(origin: .zero, size: picture?.size ?? CGSize(width: 612, height: 792))
  }
  /// A small picture that fits into a size.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let page = bounds(for: box).size
    let factor = min(size.width / page.width, size.height / page.height)
    let rect = CGRect(x: 0, y: 0, width: page.width * factor, height: page.height * factor)
    return UIGraphicsImageRenderer(size: rect.size).image { context in
      UIColor.white.setFill()
      context.cgContext.fill(rect)
      picture?.draw(in: rect)
    }
  }
  /// Its text: none.
  open var string: String? { nil }
}
