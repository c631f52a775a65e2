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

  private init()

  /// A font of UIKit.
  @inert public init(_ font: UIFont)

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
  @answers(Font()) public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font

  /// The system's font of a size, in points.
  @answers(Font()) public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font

  /// A font of a name, which follows the text size.
  @answers(Font())
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle = .body) -> Font

  /// A font of a name, which stays as it is.
  @answers(Font()) public static func custom(_ name: String, fixedSize: CGFloat) -> Font

  /// The font with thick letters. Inert.
  @answers(self) public func bold() -> Font
  /// The font with slanted letters. Inert.
  @answers(self) public func italic() -> Font
  /// The font with small capitals. Inert.
  @answers(self) public func smallCaps() -> Font
  /// The font with letters of one width. Inert.
  @answers(self) public func monospaced() -> Font
  /// The font with digits of one width. Inert.
  @answers(self) public func monospacedDigit() -> Font
  /// The font with letters of another weight. Inert.
  @answers(self) public func weight(_ weight: Weight) -> Font
  /// The font with letters of another width. Inert.
  @answers(self) public func width(_ width: Width) -> Font
  /// The font with another distance between lines. Inert.
  @answers(self) public func leading(_ leading: Leading) -> Font
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
  @kept(key = value) public init(_ value: String)
  /// A key.
  @kept(key = value) public init(stringLiteral value: String)
  /// A key with values.
  @kept(key = "") public init(stringInterpolation: StringInterpolation)

  /// A key that is put together.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins a key.
    @inert public init(literalCapacity: Int, interpolationCount: Int)
    /// Adds a text.
    @inert public mutating func appendLiteral(_ literal: String)
    /// Adds a text.
    @inert public mutating func appendInterpolation(_ string: String)
    /// Adds a text of SwiftUI.
    @inert public mutating func appendInterpolation(_ text: Text)
    /// Adds a picture.
    @inert public mutating func appendInterpolation(_ image: Image)
    /// Adds a date.
    @inert public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle)
    /// Adds two dates.
    @inert public mutating func appendInterpolation(_ dates: ClosedRange<Date>)
    /// Adds a text with attributes.
    @inert public mutating func appendInterpolation(_ attributedString: AttributedString)
    /// Adds what a formatter writes.
    @inert public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil)
    /// Adds what a formatter writes.
    @inert public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter)
    /// Adds what a format writes.
    @inert
    public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String
    /// Adds a value.
    @inert public mutating func appendInterpolation<Value>(_ value: Value)
    /// Adds a value in a way of C.
    @inert public mutating func appendInterpolation<Value>(_ value: Value, specifier: String)
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
    @inert public init(pattern: Pattern = .solid, color: Color? = nil)
    /// One line.
    public static let single = LineStyle()
  }

  private init()

  /// The text of a key.
  @inert
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  /// A text as it is.
  @inert public init(verbatim content: String)
  /// The text in the language of the app. Inert.
  @_disfavoredOverload @inert public init(_ resource: LocalizedStringResource)
  /// A text as it is.
  @_disfavoredOverload @inert public init<S: StringProtocol>(_ content: S)
  /// A text with attributes.
  @inert public init(_ attributedContent: AttributedString)
  /// A date.
  @inert public init(_ date: Date, style: DateStyle)
  /// Two dates.
  @inert public init(_ dates: ClosedRange<Date>)
  /// What is left of a time.
  @inert
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true)
  /// A picture.
  @inert public init(_ image: Image)
  /// What a format writes.
  @inert
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String
  /// What a formatter writes.
  @inert public init<Subject>(_ subject: Subject, formatter: Formatter)

  /// One text behind the other.
  @answers(lhs) public static func + (lhs: Text, rhs: Text) -> Text

  /// The text with another font. Inert.
  @answers(self) public func font(_ font: Font?) -> Text
  /// The text with letters of another weight. Inert.
  @answers(self) public func fontWeight(_ weight: Font.Weight?) -> Text
  /// The text with letters of another width. Inert.
  @answers(self) public func fontWidth(_ width: Font.Width?) -> Text
  /// The text with letters of another look. Inert.
  @answers(self) public func fontDesign(_ design: Font.Design?) -> Text
  /// The text in another colour. Inert.
  @answers(self) public func foregroundColor(_ color: Color?) -> Text
  /// The text filled in another way. Inert.
  @answers(self) public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text
  /// The text with thick letters. Inert.
  @answers(self) public func bold() -> Text
  /// The text with thick letters. Inert.
  @answers(self) public func bold(_ isActive: Bool) -> Text
  /// The text with slanted letters. Inert.
  @answers(self) public func italic() -> Text
  /// The text with slanted letters. Inert.
  @answers(self) public func italic(_ isActive: Bool) -> Text
  /// The text with letters of one width. Inert.
  @answers(self) public func monospaced(_ isActive: Bool = true) -> Text
  /// The text with digits of one width. Inert.
  @answers(self) public func monospacedDigit() -> Text
  /// The text with a line through it. Inert.
  @answers(self) public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text
  /// The text with a line through it. Inert.
  @answers(self) public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text
  /// The text with a line below it. Inert.
  @answers(self) public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text
  /// The text with a line below it. Inert.
  @answers(self) public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil)
    -> Text
  /// The text with another distance between letters. Inert.
  @answers(self) public func kerning(_ kerning: CGFloat) -> Text
  /// The text with another distance between letters. Inert.
  @answers(self) public func tracking(_ tracking: CGFloat) -> Text
  /// The text higher or lower. Inert.
  @answers(self) public func baselineOffset(_ baselineOffset: CGFloat) -> Text
  /// The text in another size. Inert.
  @answers(self) public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text
  /// The text, spoken with its marks. Inert.
  @answers(self) public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text
  /// The text, spoken by letters. Inert.
  @answers(self) public func speechSpellsOutCharacters(_ value: Bool = true) -> Text
  /// The text, spoken higher or lower. Inert.
  @answers(self) public func speechAdjustedPitch(_ value: Double) -> Text
  /// The text with another name. Inert.
  @answers(self) public func accessibilityLabel(_ label: Text) -> Text
  /// The text with another name. Inert.
  @answers(self) public func accessibilityLabel(_ label: LocalizedStringKey) -> Text
  /// The text with another name. Inert.
  @answers(self) public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text
  /// The text as a heading. Inert.
  @answers(self) public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text
  /// The text of a kind. Inert.
  @answers(self) public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text
}

nonisolated extension View {
  /// The view with another font. Inert.
  @answers(self) public func font(_ font: Font?) -> some View
  /// The view with letters of another weight. Inert.
  @answers(self) public func fontWeight(_ weight: Font.Weight?) -> some View
  /// The view with letters of another width. Inert.
  @answers(self) public func fontWidth(_ width: Font.Width?) -> some View
  /// The view with letters of another look. Inert.
  @answers(self) public func fontDesign(_ design: Font.Design?) -> some View
  /// The view with thick letters. Inert.
  @answers(self) public func bold(_ isActive: Bool = true) -> some View
  /// The view with slanted letters. Inert.
  @answers(self) public func italic(_ isActive: Bool = true) -> some View
  /// The view with letters of one width. Inert.
  @answers(self) public func monospaced(_ isActive: Bool = true) -> some View
  /// The view with digits of one width. Inert.
  @answers(self) public func monospacedDigit() -> some View
  /// The view with lines below its texts. Inert.
  @answers(self) public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View
  /// The view with lines through its texts. Inert.
  @answers(self) public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View
  /// The view with another distance between letters. Inert.
  @answers(self) public func kerning(_ kerning: CGFloat) -> some View
  /// The view with another distance between letters. Inert.
  @answers(self) public func tracking(_ tracking: CGFloat) -> some View
  /// The view with higher or lower letters. Inert.
  @answers(self) public func baselineOffset(_ baselineOffset: CGFloat) -> some View
  /// The view in capitals or small letters. Inert.
  @answers(self) public func textCase(_ textCase: Text.Case?) -> some View
  /// The view with texts in another size. Inert.
  @answers(self) public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View
  /// The view with lines that are aligned in another way. Inert.
  @answers(self) public func multilineTextAlignment(_ alignment: TextAlignment) -> some View
  /// The view with a limit of lines. Inert.
  @answers(self) public func lineLimit(_ number: Int?) -> some View
  /// The view with a limit of lines. Inert.
  @answers(self) public func lineLimit(_ limit: ClosedRange<Int>) -> some View
  /// The view with a limit of lines. Inert.
  @answers(self) public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View
  /// The view with a limit of lines. Inert.
  @answers(self) public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View
  /// The view with a limit of lines. Inert.
  @answers(self) public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View
  /// The view with another distance between lines. Inert.
  @answers(self) public func lineSpacing(_ lineSpacing: CGFloat) -> some View
  /// The view with texts that are cut elsewhere. Inert.
  @answers(self) public func truncationMode(_ mode: Text.TruncationMode) -> some View
  /// The view with letters that may become smaller. Inert.
  @answers(self) public func minimumScaleFactor(_ factor: CGFloat) -> some View
  /// The view with letters that may come closer. Inert.
  @answers(self) public func allowsTightening(_ flag: Bool) -> some View
  /// The view, mirrored where lines begin at the right. Inert.
  @answers(self) public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View
  /// The view with texts that may be chosen. Inert.
  @answers(self) public func textSelection<S: TextSelectability>(_ selectability: S) -> some View
  /// The view with texts of a language. Inert.
  @answers(self) public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View
  /// The view, spoken with its marks. Inert.
  @answers(self) public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View
  /// The view, spoken by letters. Inert.
  @answers(self) public func speechSpellsOutCharacters(_ value: Bool = true) -> some View
}

/// Whether texts may be chosen.
public protocol TextSelectability {
  /// Whether they may.
  static var allowsSelection: Bool { get }
}

/// Texts may be chosen.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  init()
  /// They may.
  @answers(true) public static var allowsSelection: Bool { get }
}

/// Texts may not be chosen.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  init()
  /// They may not.
  @answers(false) public static var allowsSelection: Bool { get }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts may be chosen.
  @answers(EnabledTextSelectability()) public static var enabled: EnabledTextSelectability { get }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts may not be chosen.
  @answers(DisabledTextSelectability()) public static var disabled: DisabledTextSelectability { get }
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
  @inert public init(_ name: String, bundle: Bundle? = nil)
  /// The picture of a name, with a text for VoiceOver.
  @inert public init(_ name: String, bundle: Bundle? = nil, label: Text)
  /// The picture of a name, with a value between 0 and 1.
  @inert public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil)
  /// The picture of a name, which VoiceOver leaves out.
  @inert public init(decorative name: String, bundle: Bundle? = nil)
  /// The system's symbol of a name.
  @inert public init(systemName: String)
  /// The system's symbol of a name, with a value between 0 and 1.
  @inert public init(systemName: String, variableValue: Double?)
  /// A picture of UIKit.
  @inert public init(uiImage: UIImage)
  /// A picture of pixels, with a text for VoiceOver.
  @inert public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text)
  /// A picture of pixels, which VoiceOver leaves out.
  @inert public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up)

  /// The picture as large as its view. Inert.
  @answers(self) public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image
  /// The picture, coloured in another way. Inert.
  @answers(self) public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image
  /// The picture, scaled in another way. Inert.
  @answers(self) public func interpolation(_ interpolation: Image.Interpolation) -> Image
  /// The picture with smooth edges. Inert.
  @answers(self) public func antialiased(_ isAntialiased: Bool) -> Image
  /// The symbol, coloured in another way. Inert.
  @answers(self) public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image
  /// The picture with brighter whites. Inert.
  @answers(self) public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image
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
  init()
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
  @answers(self) public var fill: SymbolVariants { get }
  /// The variant in a circle.
  @answers(self) public var circle: SymbolVariants { get }
  /// The variant with a line through it.
  @answers(self) public var slash: SymbolVariants { get }
}

/// Effects of symbols. Inert: nothing moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  init()
  /// The options of the name.
  public static let `default` = SymbolEffectOptions()
  /// The options of the name.
  public static let repeating = SymbolEffectOptions()
  /// The options of the name.
  public static let nonRepeating = SymbolEffectOptions()
  /// Moves several times.
  @answers(SymbolEffectOptions()) public static func `repeat`(_ count: Int?) -> SymbolEffectOptions
  /// Moves faster or slower.
  @answers(SymbolEffectOptions()) public static func speed(_ speed: Double) -> SymbolEffectOptions
  /// The options with another speed. Inert.
  @answers(self) public func speed(_ speed: Double) -> SymbolEffectOptions
}

/// What symbols do. Inert: nothing moves.
public struct SymbolEffect: Hashable, Sendable {
  init()
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
  @answers(self) public var byLayer: SymbolEffect { get }
  /// The effect on the whole symbol.
  @answers(self) public var wholeSymbol: SymbolEffect { get }
  /// The effect upwards.
  @answers(self) public var up: SymbolEffect { get }
  /// The effect downwards.
  @answers(self) public var down: SymbolEffect { get }
  /// The effect layer by layer, again and again.
  @answers(self) public var iterative: SymbolEffect { get }
  /// The effect layer by layer, one more each time.
  @answers(self) public var cumulative: SymbolEffect { get }
  /// The effect, forwards and backwards.
  @answers(self) public var reversing: SymbolEffect { get }
}

nonisolated extension View {
  /// The view with symbols that are coloured in another way. Inert.
  @answers(self) public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View
  /// The view with variants of its symbols. Inert.
  @answers(self) public func symbolVariant(_ variant: SymbolVariants) -> some View
  /// The view with larger or smaller symbols. Inert.
  @answers(self) public func imageScale(_ scale: Image.Scale) -> some View
  /// The view with symbols that move. Inert.
  @answers(self) public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View
  /// The view with symbols that move when a value changes. Inert.
  @answers(self) public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View
  /// The view with symbols that do not move. Inert.
  @answers(self) public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View
}

/// A picture from the web. Inert: it is not loaded.
nonisolated public struct AsyncImage<Content: View>: View {
  /// Loads a picture, and shows it by a closure.
  @inert
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P)
  where Content == ConditionalContent<I, P>
  /// Loads a picture, and shows how far it is by a closure.
  @inert
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)
}

extension AsyncImage where Content == Image {
  /// Loads a picture.
  @inert nonisolated public init(url: URL?, scale: CGFloat = 1)
}

/// How far a picture is.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
}

extension AsyncImagePhase {
  /// The picture.
  @answers(nil) public var image: Image? { get }
  /// What failed.
  @answers(nil) public var error: (any Error)? { get }
}
