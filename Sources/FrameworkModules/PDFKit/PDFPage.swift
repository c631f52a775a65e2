import Foundation
import UIKit

/// A page of a PDF document. It is empty, or shows an image.
open class PDFPage: NSObject, @unchecked Sendable {
  private let picture: UIImage?
  /// The document to which the page belongs. Inert: always `nil`.
  open private(set) weak var document: PDFDocument?
  /// The rotation, in degrees. Inert: the value is stored and has no effect.
  open var rotation = 0

  public override init() { picture = nil }
  public init?(image: UIImage) { picture = image }
  /// The rectangle of the page, in points, whichever box is asked for. It has the size of the page's image or, without
  /// an image, of US Letter paper.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    CGRect(origin: .zero, size: picture?.size ?? CGSize(width: 612, height: 792))
  }
  /// A picture of the page that fits into a size, in points.
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
  /// The text of the page. Inert: always `nil`.
  open var string: String? { nil }
}
