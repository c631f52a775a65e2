import Foundation

/// An image that stands in the text as one character.
open class NSTextAttachment: NSObject {
  /// The character that stands for an attachment in a string.
  public static let character = 0xFFFC

  /// The image.
  open var image: UIImage?
  /// Place of the image relative to the baseline, y upwards, in points. Zero means: the image's own size, on the baseline.
  open var bounds = CGRect.zero
  /// Whether the image grows with accessibility text sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// An attachment without an image.
  public override init() {}

  /// An attachment that shows an image at its own size.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Place of the image relative to the baseline of a line, y upwards, in points.
  ///
  /// - Parameter font: The font of the attachment's character; a symbol is centred on its capital letters.
  open func resolvedBounds(font: UIFont) -> CGRect {
    if bounds != .zero { return bounds }
    guard let image else { return .zero }
    let bottom = image.baselineOffsetFromBottom.map { -$0 } ?? 0
    return CGRect(x: 0, y: bottom, width: image.size.width, height: image.size.height)
  }
}

extension NSAttributedString {
  /// A string of one character that shows an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
