import Foundation

extension UIListContentConfiguration {
  /// How the text or the secondary text is shown.
  @preconcurrency @MainActor public struct TextProperties {
    /// How lines are aligned.
    public enum TextAlignment: Int, Hashable, Sendable {
      case natural = 0
      case center, justified
    }

    /// How the case of letters is changed.
    public enum TextTransform: Int, Hashable, Sendable {
      case none = 0
      case uppercase, lowercase, capitalized
    }

    public var font: UIFont
    public var color: UIColor
    /// Turns `color` into the colour that is shown; `nil` leaves it unchanged.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// How lines are aligned.
    public var alignment = TextAlignment.natural
    /// How lines that are too long are wrapped or truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks to fit.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the font shrinks.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the distances between letters may shrink before the text is truncated. Inert: they do not shrink.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the reader's text size.
    public var adjustsFontForContentSizeCategory = true
    /// Whether a truncated text is shown in full when the pointer is over it. Inert: there is no pointer.
    public var showsExpansionTextWhenTruncated = false
    /// How the case of letters is changed.
    public var transform = TextTransform.none

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// The colour that is shown: `color`, changed by `colorTransformer`.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Returns a text with the case of its letters changed as `transform` says.
    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// How an image is shown.
  @preconcurrency @MainActor public struct ImageProperties {
    /// A special value for `reservedLayoutSize`: the system decides the size that is reserved for symbols.
    public nonisolated static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    /// The size, weight and scale of a symbol image.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of symbols and template images; `nil` for the tint colour of the view.
    public var tintColor: UIColor?
    /// Turns `tintColor` into the colour that is shown. Inert: the value is stored and has no effect.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size of the image, in points; 0 on an axis without a limit.
    public var maximumSize = CGSize.zero
    /// The width and height reserved for the image, in points; 0 to reserve the image's own width or height.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colours when the accessibility setting inverts colours. Inert: the value is stored
    /// and has no effect.
    public var accessibilityIgnoresInvertColors = false

    /// The size in points at which an image is shown: its own size, or smaller with the same aspect ratio if it exceeds
    /// `maximumSize`.
    func size(of image: UIImage) -> CGSize {
      let size = image.size
      guard size.width > 0, size.height > 0 else { return size }
      let widthShare = maximumSize.width > 0 ? maximumSize.width / size.width : 1
      let heightShare = maximumSize.height > 0 ? maximumSize.height / size.height : 1
      let share = min(widthShare, heightShare, 1)
      return CGSize(width: size.width * share, height: size.height * share)
    }
  }
}
