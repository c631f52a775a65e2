import Foundation

/// A layer with text. Inert: its text is not drawn.
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`. Inert: kept.
  open var string: Any?
  /// The font: a `UIFont` or a name. Inert: kept.
  open var font: Any?
  /// Size of the font in points. Inert: kept.
  open var fontSize: CGFloat = 36
  /// Colour of the text. Inert: kept.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether lines break. Inert: kept.
  open var isWrapped = false
  /// How text is cut. Inert: kept.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Where lines stand. Inert: kept.
  open var alignmentMode = CATextLayerAlignmentMode.natural
}

/// How text of a layer is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not at all.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where lines of a layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A place of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the direction of the text.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
