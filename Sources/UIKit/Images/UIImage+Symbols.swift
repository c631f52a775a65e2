import Foundation

extension UIImage {
  // `@unchecked` because the class is open and subclasses are not checked. It has no properties of its own.
  /// A configuration that selects a variant of an image.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// Relative size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// The scale that the system uses by default, medium.
    case `default` = -1
    /// No scale was stated.
    case unspecified = 0
    /// Smaller than the text.
    case small = 1
    /// As tall as the text needs.
    case medium = 2
    /// Larger than the text.
    case large = 3
  }

  /// Stroke weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// No weight was stated.
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The font weight that matches the symbol's stroke weight; regular if no weight was stated.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular, .unspecified: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// Point size, weight and scale of a symbol.
  ///
  /// A configuration need not state all three. `applying(_:)` combines two configurations.
  public final class SymbolConfiguration: Configuration, NSCoding, @unchecked Sendable {
    // `@unchecked` because the superclass is `@unchecked`, too. No property changes.
    /// Point size of the text beside the symbol; nil for the default.
    public let pointSize: CGFloat?
    /// The text style whose point size the symbol gets, at the content size category of the traits; nil for none.
    public let textStyle: UIFont.TextStyle?
    /// Stroke weight.
    public let weight: SymbolWeight
    /// Relative size.
    public let scale: SymbolScale

    /// Creates a configuration. Values that are not given remain unspecified.
    public init(
      pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil, weight: SymbolWeight = .unspecified,
      scale: SymbolScale = .unspecified
    ) {
      self.pointSize = pointSize
      self.textStyle = textStyle
      self.weight = weight
      self.scale = scale
    }

    public init?(coder: NSCoder) {
      let size = coder.decodeDouble(forKey: "UIPointSize")
      pointSize = size > 0 ? CGFloat(size) : nil
      textStyle = coder.decodeIfPresent(String.self, forKey: "UITextStyle").map(UIFont.TextStyle.init)
      weight = SymbolWeight(rawValue: coder.decodeInteger(forKey: "UISymbolWeight")) ?? .unspecified
      scale = SymbolScale(rawValue: coder.decodeInteger(forKey: "UISymbolScale")) ?? .unspecified
    }

    /// Writes the configuration into an archive.
    public func encode(with coder: NSCoder) {
      coder.encode(Double(pointSize ?? 0), forKey: "UIPointSize")
      coder.encode(textStyle?.rawValue, forKey: "UITextStyle")
      coder.encode(weight.rawValue, forKey: "UISymbolWeight")
      coder.encode(scale.rawValue, forKey: "UISymbolScale")
    }

    /// A configuration that only states the scale.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, scale: scale)
    }

    /// This configuration, overridden by the values that `other` states.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      let statesSize = other.pointSize != nil || other.textStyle != nil
      return SymbolConfiguration(
        pointSize: statesSize ? other.pointSize : pointSize, textStyle: statesSize ? other.textStyle : textStyle,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale)
    }

    /// Point size under the given traits: that of the text style if there is one, otherwise the stated size or 17.
    public func resolvedPointSize(compatibleWith traits: UITraitCollection? = nil) -> CGFloat {
      if let textStyle { return UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize }
      return pointSize ?? 17
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && textStyle == other.textStyle && weight == other.weight
        && scale == other.scale
    }

    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(textStyle)
      hasher.combine(weight)
      hasher.combine(scale)
      return hasher.finalize()
    }
  }

  /// A system symbol at the default configuration (17 pt, medium scale).
  ///
  /// `proportions` are the width and height that Interface Builder records as the symbol's shape. Only their ratio
  /// counts.
  public convenience init(systemName: String, proportions: CGSize) {
    var properties = Properties(name: systemName, size: .zero, contents: .symbol)
    properties.renderingMode = .alwaysTemplate
    properties.symbolProportions = proportions
    properties.size = Self.symbolSize(of: systemName, proportions: proportions, pointSize: 17, scale: .medium)
    properties.baselineOffsetFromBottom = Self.symbolBaseline(pointSize: 17, height: properties.size.height)
    self.init(properties)
  }

  /// The symbol at a configuration combined with its own, sized under the given traits. Images that are not symbols
  /// return themselves.
  public func applyingSymbolConfiguration(
    _ configuration: SymbolConfiguration, compatibleWith traits: UITraitCollection? = nil
  ) -> UIImage {
    guard isSymbolImage else { return self }
    let combined = properties.symbolConfiguration?.applying(configuration) ?? configuration
    let pointSize = combined.resolvedPointSize(compatibleWith: traits)
    return changed {
      $0.symbolConfiguration = combined
      $0.size = Self.symbolSize(
        of: $0.name, proportions: $0.symbolProportions ?? CGSize(width: 1, height: 1), pointSize: pointSize,
        scale: combined.scale)
      $0.baselineOffsetFromBottom = Self.symbolBaseline(pointSize: pointSize, height: $0.size.height)
    }
  }

  /// Estimated size of a symbol in points, rounded to half points.
  ///
  /// No table of symbol sizes is published. In saved storyboards and xibs, the area of a symbol at medium scale is
  /// close to 1.32 times the square of the point size, whatever its shape. At small and large scale, its sides are 0.78
  /// and 1.29 times as long. The sides of symbols of a few strokes, such as an arrow or a plus, are about three
  /// quarters as long as those of other symbols.
  private static func symbolSize(
    of name: String?, proportions: CGSize, pointSize: CGFloat, scale: SymbolScale
  ) -> CGSize {
    guard proportions.width > 0, proportions.height > 0 else { return .zero }
    let factor: CGFloat =
      switch scale {
      case .small: 0.78
      case .large: 1.29
      case .default, .unspecified, .medium: 1
      }
    let sign = signSize(of: name)
    let em = pointSize * factor
    let side = em * CGFloat(1.32).squareRoot() * (sign ?? 1)
    // A minus is as wide as a plus.
    let widest = sign == nil ? .infinity : em * 0.98 / side
    let stretch = min((proportions.width / proportions.height).squareRoot(), widest)
    func halfPoints(_ value: CGFloat) -> CGFloat { (value * 2).rounded() / 2 }
    return CGSize(width: halfPoints(side * stretch), height: halfPoints(side / stretch))
  }

  /// The factor by which a symbol is smaller than others if it consists of a few strokes without a shape around them;
  /// `nil` for other symbols.
  private static func signSize(of name: String?) -> CGFloat? {
    guard let parts = name?.split(separator: "."), let first = parts.first else { return nil }
    let isEnclosed = parts.contains { ["circle", "square", "rectangle", "triangle", "capsule"].contains($0) }
    if isEnclosed { return nil }
    return switch first {
    case "arrow", "chevron": 0.74
    case "checkmark", "minus", "plus", "xmark": 0.8
    default: nil
    }
  }

  /// Distance from the symbol's bottom edge up to the baseline, in points. It centres the symbol on the capital letters
  /// of text beside it, which are 0.705 times as high as the point size.
  private static func symbolBaseline(pointSize: CGFloat, height: CGFloat) -> CGFloat {
    (height - pointSize * 0.70458984375) / 2
  }
}
