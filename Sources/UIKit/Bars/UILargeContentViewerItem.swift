/// Something that stays small at every text size. At accessibility text sizes, the user can touch and hold it to see it
/// enlarged in the large content viewer.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: AnyObject {
  /// Whether the large content viewer shows the item when it is touched and held at an accessibility text size.
  var showsLargeContentViewer: Bool { get }
  /// The text that the viewer shows.
  var largeContentTitle: String? { get }
  /// The image that the viewer shows, at its own size unless `scalesLargeContentImage` is true.
  var largeContentImage: UIImage? { get }
  /// Whether the image is enlarged. Only images that keep their vector data stay sharp.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image in the viewer, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UILargeContentViewerItem {
  /// Size of the image in the large content viewer at a text size, in points; `nil` if the viewer is not shown or has
  /// no image.
  ///
  /// The viewer is shown at the five accessibility sizes only. An image that is enlarged grows by the same factor as
  /// body text. This is an estimate, because UIKit documents no figure.
  public func largeContentImageSize(at category: UIContentSizeCategory) -> CGSize? {
    guard showsLargeContentViewer, category.isAccessibilityCategory, let image = largeContentImage else { return nil }
    guard scalesLargeContentImage else { return image.size }
    let factor = UIFontMetrics.default.ratio(at: category)
    return CGSize(width: image.size.width * factor, height: image.size.height * factor)
  }
}

/// Bar items never grow with the text size, so the large content viewer shows all of them. It shows
/// `largeContentSizeImage`, which the app supplies for this purpose, or else `image`, enlarged.
extension UIBarItem: UILargeContentViewerItem {
  /// True if the item is enabled and has a title or an image.
  public var showsLargeContentViewer: Bool { isEnabled && (largeContentTitle != nil || largeContentImage != nil) }

  public var largeContentTitle: String? { (self as? UITabBarItem)?.shownTitle ?? title }

  /// `largeContentSizeImage`, or `image` if it is `nil`.
  public var largeContentImage: UIImage? { largeContentSizeImage ?? image }

  /// True if the viewer shows `image`, because there is no `largeContentSizeImage`.
  public var scalesLargeContentImage: Bool { largeContentSizeImage == nil }

  /// The insets of the image that the viewer shows, in points.
  public var largeContentImageInsets: UIEdgeInsets {
    largeContentSizeImage == nil ? imageInsets : largeContentSizeImageInsets
  }
}
