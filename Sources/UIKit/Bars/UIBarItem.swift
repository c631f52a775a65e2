import Foundation

@preconcurrency @MainActor open class UIBarItem: NSObject, UIAccessibilityIdentification, @preconcurrency NSCoding {
  open var title: String?
  open var image: UIImage?
  /// The image in low bars.
  open var landscapeImagePhone: UIImage?
  /// The larger image that the large content viewer shows.
  open var largeContentSizeImage: UIImage?
  /// The displacement of the larger image, in points.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// The displacement of the image, in points.
  open var imageInsets = UIEdgeInsets.zero
  private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets font and colour of the title in a state. Inert: the value is stored and has no effect.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    textAttributes[state.rawValue] = attributes
  }

  /// Font and colour of the title in a state. Inert: the value is stored and has no effect.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state.rawValue]
  }

  /// Whether the item can be operated.
  open var isEnabled = true
  /// A number that identifies the item.
  open var tag = 0
  /// Name of the item for automation.
  open var accessibilityIdentifier: String?
  /// What an assistive reader says.
  open var accessibilityLabel: String?
  /// What an assistive reader says the item does. Inert: nothing reads it.
  open var accessibilityHint: String?
  /// What an assistive reader says the item's value is. Inert: nothing reads it.
  open var accessibilityValue: String?
  /// What the item is. Inert: nothing reads it.
  open var accessibilityTraits = UIAccessibilityTraits.button
  /// Whether an assistive reader stops at the item. Inert: nothing reads it.
  open var isAccessibilityElement = true

  public override init() {}

  /// Restores an item from an archive: its texts and images.
  public required init?(coder: NSCoder) {
    super.init()
    title = coder.decodeIfPresent(String.self, forKey: ArchiveKey.title)
    image = coder.decodeIfPresent(UIImage.self, forKey: ArchiveKey.image)
    largeContentSizeImage = coder.decodeIfPresent(UIImage.self, forKey: ArchiveKey.largeImage)
    isEnabled = !coder.decodeBool(forKey: ArchiveKey.isDisabled)
    tag = coder.decodeInteger(forKey: ArchiveKey.tag)
  }

  /// Writes the item's texts and images into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(title, forKey: ArchiveKey.title)
    coder.encode(image, forKey: ArchiveKey.image)
    coder.encode(largeContentSizeImage, forKey: ArchiveKey.largeImage)
    coder.encode(!isEnabled, forKey: ArchiveKey.isDisabled)
    coder.encode(tag, forKey: ArchiveKey.tag)
  }

  private enum ArchiveKey {
    static let title = "UITitle"
    static let image = "UIImage"
    static let largeImage = "UILargeContentSizeImage"
    static let isDisabled = "UIDisabled"
    static let tag = "UITag"
  }

  /// Called when the item came out of an Interface Builder document. Inert: only views and controllers get the call.
  open func awakeFromNib() {}
}
