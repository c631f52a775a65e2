/// A view or value that can follow the person's text size by itself.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether fonts made for a text style or by `UIFontMetrics` are made anew when the content size category changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A view whose image can grow at accessibility text sizes.
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
  /// Whether the image grows while the content size category is an accessibility one.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
