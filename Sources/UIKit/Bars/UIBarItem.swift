import Foundation

/// Something that stands in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The image in low bars.
  open var landscapeImagePhone: UIImage?
  /// The larger image that the large content viewer shows.
  open var largeContentSizeImage: UIImage?
  /// Moves the larger image, in points.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// Moves the image, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether the item can be operated.
  open var isEnabled = true
  /// A number that finds the item again.
  open var tag = 0
  /// Name of the item for automation.
  open var accessibilityIdentifier: String?
  /// What an assistive reader says.
  open var accessibilityLabel: String?

  /// An item without content.
  public override init() {}
}
