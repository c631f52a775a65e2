import Foundation

extension UIButton {
  /// A description of a button's content, appearance and layout, as UIKit has had it since iOS 15.
  @preconcurrency @MainActor public struct Configuration {
    /// The kinds of background: none, grey, a pale tint colour, or the tint colour.
    enum Style: Int, Sendable {
      case plain, gray, tinted, filled
    }

    /// The button sizes that the system offers. They determine the default content insets, and the font of the title.
    public enum Size: Int, Sendable {
      /// Insets of 7 points above and below the title, 12 at the sides, and the font of the text style Body.
      case medium = 0
      /// Insets of 5 points above and below the title, 10 at the sides, and the font of the text style Subheadline.
      case small = 1
      /// Insets of 5 points above and below the title, 10 at the sides, and the font of the text style Subheadline, as
      /// for `small`.
      case mini = 2
      /// Insets of 15 points above and below the title, 20 at the sides, and the font of the text style Body.
      case large = 3
    }

    /// The corner radius of the button's background.
    public enum CornerStyle: Int, Sendable {
      /// The corner radius of the background, or 6 points if it has none.
      case fixed = -1
      /// In UIKit, the corner radius of the background, adjusted to the text size. Here, it is not adjusted.
      case dynamic = 0
      /// A radius of 4 points.
      case small = 1
      case medium = 2
      /// A radius of 12 points.
      case large = 3
      /// A radius of half the height, so that the ends are half circles.
      case capsule = 4
    }

    /// The horizontal alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// Centred if the image is above or below the titles, otherwise at the leading edge.
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    var style: Style
    public var title: String?
    /// A title as an attributed string, which is shown instead of `title`; `nil` for none.
    public var attributedTitle: AttributedString? {
      get { styledTitle.map { AttributedString($0) } }
      set { styledTitle = newValue.map { NSAttributedString($0) } }
    }
    /// `attributedTitle`, with all attributes of a document.
    package var styledTitle: NSAttributedString?
    /// Changes the attributes of the title: its font and its colour.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The font of the title, as set in Interface Builder; `nil` for the font that belongs to `buttonSize`.
    public var titleFont: UIFont?
    /// A text in a smaller font below the title; `nil` for none.
    public var subtitle: String?
    /// A subtitle as an attributed string, which is shown instead of `subtitle`; `nil` for none.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the subtitle: its font and its colour.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The background. Its colour, corner radius, insets and stroke are shown where they are set; otherwise the style
    /// decides. Its image, effect and custom view are not shown.
    public var background = UIBackgroundConfiguration()
    /// Changes the colour of the image. Inert: the image keeps its colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of the activity indicator. Inert: no indicator is shown.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var image: UIImage?
    /// The size, weight and scale of an SF Symbol as the image; `nil` for the point size of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The edge of the title at which the image is placed.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The horizontal alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// How a title that is too long is wrapped or truncated. By default, it is wrapped.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The content insets that were set, in points; `nil` for the default insets of `buttonSize`.
    var statedContentInsets: NSDirectionalEdgeInsets?
    /// The size of the button, which determines the default content insets and the font of the title.
    public var buttonSize = Size.medium
    /// The corner radius of the button's background.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of title and image; `nil` for the style's default: white on the tint colour, otherwise the tint
    /// colour.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; `nil` for the style's default: none, grey or the tint colour.
    public var baseBackgroundColor: UIColor?
    /// Whether UIKit shows an activity indicator instead of the image. The value is stored and has no effect here.
    public var showsActivityIndicator = false
    /// Whether a selected button changes its appearance. The value is stored and has no effect here.
    public var automaticallyUpdateForSelection = true

    /// A configuration for a button without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A configuration for a button with a grey background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A configuration for a button with a background in a pale tint colour.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A configuration for a button with a background in the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// A configuration for a button without a background. Here it equals `plain()`, with its content insets.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// A configuration for a button with a grey background.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// A configuration for a button with a background in a pale tint colour.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// A configuration for a button with a background in the tint colour.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    init(style: Style) {
      self.style = style
    }

    /// The insets from the button's edges to its content, in points. By default, they depend on `buttonSize`.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { statedContentInsets ?? defaultContentInsets }
      set { statedContentInsets = newValue }
    }

    /// Resets `contentInsets` to the defaults of `buttonSize`.
    public mutating func setDefaultContentInsets() {
      statedContentInsets = nil
    }

    private var defaultContentInsets: NSDirectionalEdgeInsets {
      switch buttonSize {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    func resolvedTitleFont(_ traits: UITraitCollection) -> UIFont {
      if let titleFont { return titleFont.adjusted(for: traits) }
      let style: UIFont.TextStyle = buttonSize == .small || buttonSize == .mini ? .subheadline : .body
      return .preferredFont(forTextStyle: style, compatibleWith: traits)
    }

    /// The title, or else the text of the attributed one.
    package var plainTitle: String? { title ?? styledTitle?.string }

    /// Whether a subtitle is shown.
    var hasSubtitle: Bool { subtitle != nil || attributedSubtitle != nil }

    /// The text of the subtitle.
    var shownSubtitle: String? { attributedSubtitle.map { String($0.characters) } ?? subtitle }

    var labelAlignment: NSTextAlignment {
      switch titleAlignment {
      case .automatic: imagePlacement == .top || imagePlacement == .bottom ? .center : .natural
      case .leading: .natural
      case .center: .center
      case .trailing: .right
      }
    }

    func defaultForeground(tint: UIColor) -> UIColor {
      style == .filled ? .white : tint
    }

    /// The colour of the button's background; `nil` for none.
    ///
    /// - Parameter tint: the button's tint colour.
    public func backgroundColor(tint: UIColor) -> UIColor? {
      (background.backgroundColor ?? standardBackgroundColor(tint: tint)).map {
        background.resolvedBackgroundColor(for: $0)
      }
    }

    private func standardBackgroundColor(tint: UIColor) -> UIColor? {
      switch style {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? tint
      }
    }

    /// The corner radius of a button of the given height, both in points.
    public func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .capsule: height / 2
      case .large: 12
      case .small: 4
      case .medium: 6
      case .fixed, .dynamic: background.cornerRadius > 0 ? background.cornerRadius : 6
      }
    }
  }
}
