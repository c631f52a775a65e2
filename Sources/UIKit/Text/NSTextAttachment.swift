import Foundation

/// An image in an attributed string. It takes the place of one character.
open class NSTextAttachment: NSObject, NSCoding {
  /// Marks the object for CoreFoundation, so that it can be an attribute value of an attributed string. It must be the
  /// first stored property.
  private let coreFoundationMark = CoreFoundationMark()

  /// The character that stands for an attachment in a string.
  public static let character = 0xFFFC

  open var image: UIImage?
  /// The rectangle of the image in points, relative to the baseline with y pointing upwards. If it is zero, the image
  /// has its own size and stands on the baseline.
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

  /// The rectangle of the image in points, relative to the baseline of its line with y pointing upwards.
  ///
  /// If `bounds` is zero, the image has its own size, and its own baseline (its bottom edge if it has none) is on the
  /// line's.
  ///
  /// - Parameters:
  ///   - font: The font of the attachment's character. Only overrides in subclasses use it.
  ///   - traits: The traits with the text size. The image grows at accessibility text sizes if
  ///     `adjustsImageSizeForAccessibilityContentSizeCategory` is set.
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
  /// Creates a string of one character, which is shown as the attachment's image.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
