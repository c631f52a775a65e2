import Foundation

extension UIListContentConfiguration {
  /// How a text is shown.
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
    /// Whether letters may move together before the text is cut off. Inert: they do not.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the reader's text size.
    public var adjustsFontForContentSizeCategory = true
    /// Whether a cut text is shown whole below the pointer. Inert: there is no pointer.
    public var showsExpansionTextWhenTruncated = false
    /// How the case of letters is changed.
    public var transform = TextTransform.none

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// The colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// A text with the case of its letters changed.
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
    /// The room that the system reserves for symbols.
    public nonisolated static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    /// How a symbol is drawn.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of symbols and templates; `nil` for the tint of the view.
    public var tintColor: UIColor?
    /// Turns `tintColor` into the colour that is shown. Inert: the value is stored and has no effect.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size of the image, in points; 0 on an axis without a limit.
    public var maximumSize = CGSize.zero
    /// The room reserved for the image, in points; 0 on an axis where the room is the image's own size.
    public var reservedLayoutSize = CGSize.zero
    /// Whether inverted colours leave the image as it is. Inert: the value is stored and has no effect.
    public var accessibilityIgnoresInvertColors = false

    /// The size at which an image is shown. `maximumSize` limits it; its aspect ratio is kept.
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
