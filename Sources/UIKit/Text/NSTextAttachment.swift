import Foundation

/// An image in a text, where it counts as one character.
open class NSTextAttachment: NSObject, NSCoding {
  /// Must be the first property, so that objects can be attributes of text.
  private let coreFoundationMark = CoreFoundationMark()

  /// The character that stands for an attachment in a string.
  public static let character = 0xFFFC

  open var image: UIImage?
  /// Place of the image relative to the baseline, y upwards, in points. Zero means the image's own size on the
  /// baseline.
  open var bounds = CGRect.zero
  /// Whether the image grows with accessibility text sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  public override init() {}

  public required init?(coder: NSCoder) {
    super.init()
    image = coder.decodeIfPresent(UIImage.self, forKey: "NSImage")
    bounds = coder.decodeCGRect(forKey: "NSAttachmentBounds")
    adjustsImageSizeForAccessibilityContentSizeCategory = coder.decodeBool(forKey: "UIAdjustsImageSize")
  }

  /// Writes the attachment into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(image, forKey: "NSImage")
    coder.encode(bounds, forKey: "NSAttachmentBounds")
    coder.encode(adjustsImageSizeForAccessibilityContentSizeCategory, forKey: "UIAdjustsImageSize")
  }

  /// An attachment that shows an image at its own size.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Place of the image relative to the baseline of a line, y upwards, in points.
  ///
  /// - Parameters:
  ///   - font: The font of the attachment's character; a symbol is centred on its capital letters.
  ///   - traits: The text size, for images that grow with it; only accessibility sizes count.
  open func resolvedBounds(font: UIFont, compatibleWith traits: UITraitCollection? = nil) -> CGRect {
    let factor = adjustsImageSizeForAccessibilityContentSizeCategory ? UIImage.accessibilityScale(in: traits) : 1
    var place = bounds
    if place == .zero, let image {
      place = CGRect(origin: CGPoint(x: 0, y: -(image.baselineOffsetFromBottom ?? 0)), size: image.size)
    }
    return CGRect(
      x: place.minX * factor, y: place.minY * factor, width: place.width * factor, height: place.height * factor)
  }
}

extension NSAttributedString {
  /// A string of one character that shows an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
