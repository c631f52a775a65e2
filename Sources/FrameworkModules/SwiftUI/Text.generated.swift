// Made by `make surface` from Surface/SwiftUI/Text.swift; don't edit.
// swift-format-ignore-file

import Foundation
@_exported import UIKit

/// A font of SwiftUI. Inert: no text of SwiftUI is drawn.
public struct Font: Hashable, Sendable {
  /// The style of a text.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// How thick letters are.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How wide letters are.
  public enum Width: Hashable, Sendable {
    case compressed, condensed, standard, expanded
  }

  /// How letters look.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  private init() {}

  /// A font of UIKit.
  public init(_ font: UIFont) {}

  /// The system's font of the style.
  public static let largeTitle = Font()
  /// The system's font of the style.
  public static let title = Font()
  /// The system's font of the style.
  public static let title2 = Font()
  /// The system's font of the style.
  public static let title3 = Font()
  /// The system's font of the style.
  public static let headline = Font()
  /// The system's font of the style.
  public static let subheadline = Font()
  /// The system's font of the style.
  public static let body = Font()
  /// The system's font of the style.
  public static let callout = Font()
  /// The system's font of the style.
  public static let footnote = Font()
  /// The system's font of the style.
  public static let caption = Font()
  /// The system's font of the style.
  public static let caption2 = Font()

  /// The system's font of a style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }

  /// The system's font of a size, in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }

  /// A font of a name, which follows the text size.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle = .body) -> Font { Font() }

  /// A font of a name, which stays as it is.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }

  /// The font with thick letters. Inert.
  public func bold() -> Font { self }
  /// The font with slanted letters. Inert.
  public func italic() -> Font { self }
  /// The font with small capitals. Inert.
  public func smallCaps() -> Font { self }
  /// The font with letters of one width. Inert.
  public func monospaced() -> Font { self }
  /// The font with digits of one width. Inert.
  public func monospacedDigit() -> Font { self }
  /// The font with letters of another weight. Inert.
  public func weight(_ weight: Weight) -> Font { self }
  /// The font with letters of another width. Inert.
  public func width(_ width: Width) -> Font { self }
  /// The font with another distance between lines. Inert.
  public func leading(_ leading: Leading) -> Font { self }
}

/// How lines of a text are aligned.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

/// A text that is looked up in the app's tables. Inert: it is not shown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// The key.
  let key: String

  /// A key.
  public init(_ value: String) { key = value }
  /// A key.
  public init(stringLiteral value: String) { key = value }
  /// A key with values.
  public init(stringInterpolation: StringInterpolation) { key = "" }

  /// A key that is put together.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins a key.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a text. Inert.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a text. Inert.
    public mutating func appendInterpolation(_ string: String) {}
    /// Adds a text of SwiftUI. Inert.
    public mutating func appendInterpolation(_ text: Text) {}
    /// Adds a picture. Inert.
    public mutating func appendInterpolation(_ image: Image) {}
    /// Adds a date. Inert.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {}
    /// Adds two dates. Inert.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {}
    /// Adds a text with attributes. Inert.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {}
    /// Adds what a formatter writes. Inert.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {}
    /// Adds what a formatter writes. Inert.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {}
    /// Adds what a format writes. Inert.
    public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {}
    /// Adds a value. Inert.
    public mutating func appendInterpolation<Value>(_ value: Value) {}
    /// Adds a value in a way of C. Inert.
    public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {}
  }
}

/// A text. Inert: it is not drawn.
nonisolated public struct Text: View, Equatable, Sendable {
  /// How dates are written.
  public enum DateStyle: Hashable, Sendable {
    case time, date, relative, offset, timer
  }

  /// Whether letters are capitals.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// Where a text is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// How large a text's picture is.
  public enum Scale: Hashable, Sendable {
    case `default`, secondary
  }

  /// A line below or through letters.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is made up.
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot
    }

    /// A line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    /// One line.
    public static let single = LineStyle()
  }

  private init() {}

  /// The text of a key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {}
  /// A text as it is.
  public init(verbatim content: String) {}
  /// The text in the language of the app. Inert.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {}
  /// A text as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {}
  /// A text with attributes.
  public init(_ attributedContent: AttributedString) {}
  /// A date.
  public init(_ date: Date, style: DateStyle) {}
  /// Two dates.
  public init(_ dates: ClosedRange<Date>) {}
  /// What is left of a time.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {}
  /// A picture.
  public init(_ image: Image) {}
  /// What a format writes.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {}
  /// What a formatter writes.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {}

  /// One text behind the other.
  public static func + (lhs: Text, rhs: Text) -> Text { lhs }

  /// The text with another font. Inert.
  public func font(_ font: Font?) -> Text { self }
  /// The text with letters of another weight. Inert.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// The text with letters of another width. Inert.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// The text with letters of another look. Inert.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// The text in another colour. Inert.
  public func foregroundColor(_ color: Color?) -> Text { self }
  /// The text filled in another way. Inert.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  /// The text with thick letters. Inert.
  public func bold() -> Text { self }
  /// The text with thick letters. Inert.
  public func bold(_ isActive: Bool) -> Text { self }
  /// The text with slanted letters. Inert.
  public func italic() -> Text { self }
  /// The text with slanted letters. Inert.
  public func italic(_ isActive: Bool) -> Text { self }
  /// The text with letters of one width. Inert.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// The text with digits of one width. Inert.
  public func monospacedDigit() -> Text { self }
  /// The text with a line through it. Inert.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// The text with a line through it. Inert.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text { self }
  /// The text with a line below it. Inert.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// The text with a line below it. Inert.
  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil)
    -> Text { self }
  /// The text with another distance between letters. Inert.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// The text with another distance between letters. Inert.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// The text higher or lower. Inert.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  /// The text in another size. Inert.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }
  /// The text, spoken with its marks. Inert.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// The text, spoken by letters. Inert.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// The text, spoken higher or lower. Inert.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// The text with another name. Inert.
  public func accessibilityLabel(_ label: Text) -> Text { self }
  /// The text with another name. Inert.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> Text { self }
  /// The text with another name. Inert.
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
  /// The text as a heading. Inert.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  /// The text of a kind. Inert.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}

nonisolated extension View {
  /// The view with another font. Inert.
  public func font(_ font: Font?) -> some View { self }
  /// The view with letters of another weight. Inert.
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  /// The view with letters of another width. Inert.
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  /// The view with letters of another look. Inert.
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  /// The view with thick letters. Inert.
  public func bold(_ isActive: Bool = true) -> some View { self }
  /// The view with slanted letters. Inert.
  public func italic(_ isActive: Bool = true) -> some View { self }
  /// The view with letters of one width. Inert.
  public func monospaced(_ isActive: Bool = true) -> some View { self }
  /// The view with digits of one width. Inert.
  public func monospacedDigit() -> some View { self }
  /// The view with lines below its texts. Inert.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  /// The view with lines through its texts. Inert.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  /// The view with another distance between letters. Inert.
  public func kerning(_ kerning: CGFloat) -> some View { self }
  /// The view with another distance between letters. Inert.
  public func tracking(_ tracking: CGFloat) -> some View { self }
  /// The view with higher or lower letters. Inert.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  /// The view in capitals or small letters. Inert.
  public func textCase(_ textCase: Text.Case?) -> some View { self }
  /// The view with texts in another size. Inert.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
  /// The view with lines that are aligned in another way. Inert.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  /// The view with a limit of lines. Inert.
  public func lineLimit(_ number: Int?) -> some View { self }
  /// The view with a limit of lines. Inert.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
  /// The view with a limit of lines. Inert.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
  /// The view with a limit of lines. Inert.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }
  /// The view with a limit of lines. Inert.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
  /// The view with another distance between lines. Inert.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  /// The view with texts that are cut elsewhere. Inert.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  /// The view with letters that may become smaller. Inert.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// The view with letters that may come closer. Inert.
  public func allowsTightening(_ flag: Bool) -> some View { self }
  /// The view, mirrored where lines begin at the right. Inert.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  /// The view with texts that may be chosen. Inert.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// The view with texts of a language. Inert.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
  /// The view, spoken with its marks. Inert.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// The view, spoken by letters. Inert.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

/// Whether texts may be chosen.
public protocol TextSelectability {
  /// Whether they may.
  static var allowsSelection: Bool { get }
}

/// Texts may be chosen.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  init() {}
  /// They may.
  public static var allowsSelection: Bool { true }
}

/// Texts may not be chosen.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  init() {}
  /// They may not.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts may be chosen.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts may not be chosen.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// A picture. Inert: it is not drawn.
nonisolated public struct Image: View, Equatable, Sendable {
  /// How a picture's pixels are coloured.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// How a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// How large a symbol is.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// How a picture fills its view.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// How a picture is turned.
  public enum Orientation: UInt8, Hashable, CaseIterable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// The picture of a name.
  public init(_ name: String, bundle: Bundle? = nil) {}
  /// The picture of a name, with a text for VoiceOver.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
  /// The picture of a name, with a value between 0 and 1.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {}
  /// The picture of a name, which VoiceOver leaves out.
  public init(decorative name: String, bundle: Bundle? = nil) {}
  /// The system's symbol of a name.
  public init(systemName: String) {}
  /// The system's symbol of a name, with a value between 0 and 1.
  public init(systemName: String, variableValue: Double?) {}
  /// A picture of UIKit.
  public init(uiImage: UIImage) {}
  /// A picture of pixels, with a text for VoiceOver.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {}
  /// A picture of pixels, which VoiceOver leaves out.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {}

  /// The picture as large as its view. Inert.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image { self }
  /// The picture, coloured in another way. Inert.
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image { self }
  /// The picture, scaled in another way. Inert.
  public func interpolation(_ interpolation: Image.Interpolation) -> Image { self }
  /// The picture with smooth edges. Inert.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// The symbol, coloured in another way. Inert.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  /// The picture with brighter whites. Inert.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

extension Image {
  /// How bright whites are.
  public enum DynamicRange: Hashable, Sendable {
    case standard, constrainedHigh, high
  }
}

/// How symbols are coloured.
public enum SymbolRenderingMode: Hashable, Sendable {
  case monochrome, multicolor, hierarchical, palette
}

/// Variants of symbols.
public struct SymbolVariants: Hashable, Sendable {
  init() {}
  /// The variant of the name.
  public static let none = SymbolVariants()
  /// The variant of the name.
  public static let circle = SymbolVariants()
  /// The variant of the name.
  public static let square = SymbolVariants()
  /// The variant of the name.
  public static let rectangle = SymbolVariants()
  /// The variant of the name.
  public static let fill = SymbolVariants()
  /// The variant of the name.
  public static let slash = SymbolVariants()
  /// The variant, filled.
  public var fill: SymbolVariants { self }
  /// The variant in a circle.
  public var circle: SymbolVariants { self }
  /// The variant with a line through it.
  public var slash: SymbolVariants { self }
}

/// Effects of symbols. Inert: nothing moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  init() {}
  /// The options of the name.
  public static let `default` = SymbolEffectOptions()
  /// The options of the name.
  public static let repeating = SymbolEffectOptions()
  /// The options of the name.
  public static let nonRepeating = SymbolEffectOptions()
  /// Moves several times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Moves faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// The options with another speed. Inert.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// What symbols do. Inert: nothing moves.
public struct SymbolEffect: Hashable, Sendable {
  init() {}
  /// The effect of the name.
  public static let bounce = SymbolEffect()
  /// The effect of the name.
  public static let pulse = SymbolEffect()
  /// The effect of the name.
  public static let variableColor = SymbolEffect()
  /// The effect of the name.
  public static let scale = SymbolEffect()
  /// The effect of the name.
  public static let appear = SymbolEffect()
  /// The effect of the name.
  public static let disappear = SymbolEffect()
  /// The effect of the name.
  public static let replace = SymbolEffect()
  /// The effect of the name.
  public static let breathe = SymbolEffect()
  /// The effect of the name.
  public static let rotate = SymbolEffect()
  /// The effect of the name.
  public static let wiggle = SymbolEffect()
  /// The effect of the name.
  public static let automatic = SymbolEffect()
  /// The effect on one layer after the other.
  public var byLayer: SymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: SymbolEffect { self }
  /// The effect upwards.
  public var up: SymbolEffect { self }
  /// The effect downwards.
  public var down: SymbolEffect { self }
  /// The effect layer by layer, again and again.
  public var iterative: SymbolEffect { self }
  /// The effect layer by layer, one more each time.
  public var cumulative: SymbolEffect { self }
  /// The effect, forwards and backwards.
  public var reversing: SymbolEffect { self }
}

nonisolated extension View {
  /// The view with symbols that are coloured in another way. Inert.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// The view with variants of its symbols. Inert.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  /// The view with larger or smaller symbols. Inert.
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  /// The view with symbols that move. Inert.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// The view with symbols that move when a value changes. Inert.
  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View { self }
  /// The view with symbols that do not move. Inert.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// A picture from the web. Inert: it is not loaded.
nonisolated public struct AsyncImage<Content: View>: View {
  /// Loads a picture, and shows it by a closure.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P)
  where Content == ConditionalContent<I, P> {}
  /// Loads a picture, and shows how far it is by a closure.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {}
}

extension AsyncImage where Content == Image {
  /// Loads a picture.
  nonisolated public init(url: URL?, scale: CGFloat = 1) {}
}

/// How far a picture is.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
}

extension AsyncImagePhase {
  /// The picture.
  public var image: Image? { nil }
  /// What failed.
  public var error: (any Error)? { nil }
}
