import Foundation

extension UIButton {
  /// The look and layout of a button since iOS 15.
  public struct Configuration {
    /// The four looks.
    enum Style: Int, Sendable {
      case plain, gray, tinted, filled
    }

    /// Sizes that the system offers.
    public enum Size: Int, Sendable {
      /// 7 points above and below the title.
      case medium = 0
      /// 5 points above and below a smaller title.
      case small = 1
      /// The same as `small`.
      case mini = 2
      /// 15 points above and below the title.
      case large = 3
    }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// The radius of the background, at every text size.
      case fixed = -1
      /// The radius of the background, which grows with the text size.
      case dynamic = 0
      /// Slightly round.
      case small = 1
      case medium = 2
      /// Very round.
      case large = 3
      /// Half circles at the ends.
      case capsule = 4
    }

    /// How title and subtitle are aligned with each other.
    public enum TitleAlignment: Int, Sendable {
      /// As the alignment of the button's content.
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    var style: Style
    public var title: String?
    /// A title with attributes, which is shown instead of `title`.
    public var attributedTitle: NSAttributedString?
    /// Font of the title if Interface Builder states one; nil for the body font at the button's size.
    public var titleFont: UIFont?
    /// A second, smaller line.
    public var subtitle: String?
    public var image: UIImage?
    /// Size, weight and scale of a symbol; nil for the size, weight and scale of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the title at which the image is placed.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between image and title.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle are aligned with each other.
    public var titleAlignment = TitleAlignment.automatic
    /// What happens to a title that is too long. By default, it is wrapped.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Room around the content in points; nil for the insets that belong to `buttonSize`.
    var statedContentInsets: NSDirectionalEdgeInsets?
    /// One of the system's sizes.
    public var buttonSize = Size.medium
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// Colour of title and image; nil for the style's colour.
    public var baseForegroundColor: UIColor?
    /// Colour of the background; nil for the style's colour.
    public var baseBackgroundColor: UIColor?
    /// Whether an activity indicator is shown instead of the image.
    public var showsActivityIndicator = false

    /// No background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A grey background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A background in a pale tint colour.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A background in the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// No background and no insets of the system.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// A grey background.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// A background in a pale tint colour.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// A background in the tint colour.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    init(style: Style) {
      self.style = style
    }

    /// Room around the content in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { statedContentInsets ?? defaultContentInsets }
      set { statedContentInsets = newValue }
    }

    /// Restores the insets that belong to `buttonSize`.
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

    /// Colour behind the content; nil for none.
    public func backgroundColor(tint: UIColor) -> UIColor? {
      switch style {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? tint
      }
    }

    /// Radius of the corners in points at a height.
    public func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .capsule: height / 2
      case .large: 12
      case .small: 4
      case .fixed, .dynamic, .medium: 6
      }
    }
  }
}
