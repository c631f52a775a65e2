import Foundation
import Typesetting

extension UIFontDescriptor {
  /// A name of an attribute of fonts.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// An attribute by UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name of the typeface.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the face in its family. Inert: it does not choose a face.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name for people. Inert: it does not choose a font.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// Traits by their keys.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// A transform of the letters. Inert: they are not transformed.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// Characters that the font must have. Inert: they do not choose a font.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// Fonts for the characters that the font lacks. Inert: the typesetter chooses them.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// One width for all letters. Inert: letters have their own.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// Features of the font. Only digits of one width are applied.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A key of the attribute `traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// A key by UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bits of the symbolic traits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, -1 to 1, as in `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, -1 to 1. Inert: fonts have their own width.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, -1 to 1. Each slant above 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of an entry of the attribute `featureSettings`.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// A key by UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The number of the feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the setting.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The number of the feature.
    public static let featureIdentifier = type
    /// The number of the setting.
    public static let typeIdentifier = selector
  }

  /// Describes a font by attributes: family or name, size, text style, traits, digits of one width. Others are
  /// ignored.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let described = UIFontDescriptor(FontDescriptor(size: 12), textStyle: nil).addingAttributes(attributes)
    self.init(described.request, textStyle: described.textStyle)
  }

  /// A copy with other attributes: family or name, size, text style, traits, digits of one width. Others are
  /// ignored.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var changed = self
    if let style = Self.textStyle(attributes[.textStyle]) { changed = .preferredFontDescriptor(withTextStyle: style) }
    if let name = (attributes[.name] ?? attributes[.family]) as? String, !name.isEmpty {
      var request = changed.request
      request.family = .named(name)
      changed = UIFontDescriptor(request, textStyle: nil)
    }
    if let size = Self.number(attributes[.size]), size > 0 { changed = changed.withSize(size) }
    if Self.haveDigitsOneWidth(in: attributes[.featureSettings]) {
      var request = changed.request
      request.monospacedDigits = true
      changed = UIFontDescriptor(request, textStyle: changed.textStyle)
    }
    return attributes[.traits].map { changed.addingTraits($0) } ?? changed
  }

  private static func haveDigitsOneWidth(in settings: Any?) -> Bool {
    let settings = settings as? [[FeatureKey: Any]] ?? []
    // kNumberSpacingType and kMonospacedNumbersSelector of Core Text.
    return settings.contains { number($0[.type]) == 6 && number($0[.selector]) == 0 }
  }

  private func addingTraits(_ traits: Any) -> UIFontDescriptor {
    let values = Self.byKey(traits)
    var changed = self
    if let bits = Self.number(values[.symbolic]).flatMap({ UInt32(exactly: $0) }) {
      changed = changed.withSymbolicTraits(SymbolicTraits(rawValue: bits)) ?? changed
    }
    if let weight = values[.weight].flatMap({ ($0 as? UIFont.Weight)?.rawValue ?? Self.number($0) }) {
      changed = changed.withWeight(UIFont.Weight(rawValue: weight))
    }
    if let slant = Self.number(values[.slant]) {
      var request = changed.request
      request.isItalic = slant > 0
      changed = UIFontDescriptor(request, textStyle: changed.textStyle)
    }
    return changed
  }

  /// The attributes that describe the font.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: pointSize]
    if case .named(let name) = request.family { attributes[.name] = name }
    attributes[.textStyle] = textStyle
    attributes[.traits] = [
      TraitKey.symbolic: symbolicTraits.rawValue, TraitKey.weight: CGFloat(request.weight.rawValue),
      TraitKey.slant: CGFloat(request.isItalic ? 0.07 : 0),
    ]
    return attributes
  }

  /// The value of an attribute; nil if it does not describe the font.
  public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  private static func byKey(_ traits: Any) -> [TraitKey: Any] {
    if let traits = traits as? [TraitKey: Any] { return traits }
    let named = traits as? [String: Any] ?? [:]
    return Dictionary(uniqueKeysWithValues: named.map { (TraitKey(rawValue: $0), $1) })
  }

  private static func textStyle(_ value: Any?) -> UIFont.TextStyle? {
    value as? UIFont.TextStyle ?? (value as? String).map { UIFont.TextStyle(rawValue: $0) }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as SymbolicTraits: CGFloat(value.rawValue)
    default: nil
    }
  }
}
