/// A view or other object that can follow the user's text size by itself.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether fonts of text styles and of `UIFontMetrics` get their new size when the content size category changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A view whose image can grow at accessibility text sizes.
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
  /// Whether the image grows while the content size category is an accessibility one.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
