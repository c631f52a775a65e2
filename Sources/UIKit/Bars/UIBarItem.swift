import Foundation

@preconcurrency @MainActor open class UIBarItem: NSObject, UIAccessibilityIdentification, @preconcurrency NSCoding {
  open var title: String?
  open var image: UIImage?
  /// The image for bars of reduced height, as on phones in landscape. Inert: the value is stored and has no effect.
  open var landscapeImagePhone: UIImage?
  /// The larger image that the large content viewer shows.
  open var largeContentSizeImage: UIImage?
  /// The insets of `largeContentSizeImage` in the large content viewer, in points.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// The insets of the image in points. Only the large content viewer uses them; in the bar the image is not moved.
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

  /// Whether the item reacts to taps.
  open var isEnabled = true
  /// A number that identifies the item.
  open var tag = 0
  /// A name by which UI tests find the item. It is never shown.
  open var accessibilityIdentifier: String?
  /// The text that VoiceOver reads for the item; `nil` if the title is read.
  open var accessibilityLabel: String?
  /// A text in which VoiceOver says what the item does. Inert: nothing reads it.
  open var accessibilityHint: String?
  /// The value of the item as VoiceOver reads it. Inert: nothing reads it.
  open var accessibilityValue: String?
  /// The kind of accessibility element that the item is. Inert: nothing reads it.
  open var accessibilityTraits = UIAccessibilityTraits.button
  /// Whether VoiceOver treats the item as an element. Inert: nothing reads it.
  open var isAccessibilityElement = true

  public override init() {}

  /// Restores an item from an archive: its title, images, enabled state and tag.
  public required init?(coder: NSCoder) {
    super.init()
    title = coder.decodeIfPresent(String.self, forKey: ArchiveKey.title)
    image = coder.decodeIfPresent(UIImage.self, forKey: ArchiveKey.image)
    largeContentSizeImage = coder.decodeIfPresent(UIImage.self, forKey: ArchiveKey.largeImage)
    isEnabled = !coder.decodeBool(forKey: ArchiveKey.isDisabled)
    tag = coder.decodeInteger(forKey: ArchiveKey.tag)
  }

  /// Writes the item's title, images, enabled state and tag into an archive.
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

  /// In UIKit, called after the item was loaded from a storyboard or xib. Inert: only views and view controllers get
  /// this call here.
  open func awakeFromNib() {}
}
