/// Something that stays small at every text size, and that the person can see enlarged by touching and holding it.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: AnyObject {
  /// Whether touching and holding shows the item enlarged, at accessibility text sizes.
  var showsLargeContentViewer: Bool { get }
  /// The text that the viewer shows.
  var largeContentTitle: String? { get }
  /// The image that the viewer shows, at its own size unless `scalesLargeContentImage` is true.
  var largeContentImage: UIImage? { get }
  /// Whether the image is enlarged. Only images that keep their vector data stay sharp.
  var scalesLargeContentImage: Bool { get }
  /// The displacement of the image, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UILargeContentViewerItem {
  /// Size of the image in the large content viewer at a text size, in points; nil where the viewer doesn't come up.
  ///
  /// The viewer comes up at the five accessibility sizes only. An image that is enlarged grows as body text does, as
  /// images that follow accessibility text sizes do; UIKit publishes no figure.
  public func largeContentImageSize(at category: UIContentSizeCategory) -> CGSize? {
    guard showsLargeContentViewer, category.isAccessibilityCategory, let image = largeContentImage else { return nil }
    guard scalesLargeContentImage else { return image.size }
    let factor = UIFontMetrics.default.ratio(at: category)
    return CGSize(width: image.size.width * factor, height: image.size.height * factor)
  }
}

/// Items of bars never grow with the text, so the viewer shows all of them: with `largeContentSizeImage`, which is
/// drawn for it, or else with their own image enlarged.
extension UIBarItem: UILargeContentViewerItem {
  /// Whether there is anything to show.
  public var showsLargeContentViewer: Bool { isEnabled && (largeContentTitle != nil || largeContentImage != nil) }

  public var largeContentTitle: String? { (self as? UITabBarItem)?.shownTitle ?? title }

  /// The image that was made for the viewer; otherwise the item's own image.
  public var largeContentImage: UIImage? { largeContentSizeImage ?? image }

  /// Whether the item's own image is used.
  public var scalesLargeContentImage: Bool { largeContentSizeImage == nil }

  /// The insets of the image that is shown.
  public var largeContentImageInsets: UIEdgeInsets {
    largeContentSizeImage == nil ? imageInsets : largeContentSizeImageInsets
  }
}
