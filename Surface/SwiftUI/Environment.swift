import CoreData
import Foundation
@_exported import UIKit

/// Whether a view is light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

/// Whether contrasts are increased.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

/// The text size that people have chosen.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

extension ContentSizeCategory: Comparable {
  /// Whether the size is one for people with weak eyes.
  @answers(self >= .accessibilityMedium) public var isAccessibilityCategory: Bool { get }
  /// The size of UIKit.
  @kept(self = .large) public init(_ uiSizeCategory: UIContentSizeCategory)
}

/// The text size that people have chosen.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

extension DynamicTypeSize {
  /// Whether the size is one for people with weak eyes.
  @answers(self >= .accessibility1) public var isAccessibilitySize: Bool { get }
  /// The size of UIKit.
  @kept(self = .large) public init?(_ uiSizeCategory: UIContentSizeCategory)
}

/// Whether there is much room.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// Where lines begin.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// Whether letters are thick.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// Whether a scene is seen.
public enum ScenePhase: Hashable, Comparable, Sendable {
  case background, inactive, active
}

/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
}

extension EditMode {
  /// Whether it is.
  @answers(self != .inactive) public var isEditing: Bool { get }
}

/// Whether a view is presented.
public struct PresentationMode: Sendable {
  init()
  /// Whether it is.
  @answers(false) public var isPresented: Bool { get }
  /// Takes the view away. Inert: it is never shown.
  @inert public mutating func dismiss()
}

/// Takes a view away. Inert: it is never shown.
@preconcurrency @MainActor public struct DismissAction: Sendable {
  nonisolated init()
  /// Takes the view away.
  @inert public func callAsFunction()
}

/// Ends a search. Inert: none is shown.
@preconcurrency @MainActor public struct DismissSearchAction: Sendable {
  nonisolated init()
  /// Ends the search.
  @inert public func callAsFunction()
}

/// Opens a window. Inert: there is none.
@preconcurrency @MainActor public struct OpenWindowAction: Sendable {
  nonisolated init()
  /// Opens the window of a name.
  @inert public func callAsFunction(id: String)
  /// Opens the window of a value.
  @inert public func callAsFunction<Value: Codable & Hashable>(id: String? = nil, value: Value)
}

/// Loads anew. Inert: nothing is loaded.
public struct RefreshAction: Sendable {
  init()
  /// Loads anew.
  @inert public func callAsFunction() async
}

/// Opens addresses. Inert: none is opened.
@preconcurrency @MainActor public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    nonisolated init()
    /// The address was opened.
    @answers(Result()) nonisolated public static var handled: Result { get }
    /// The address was not opened.
    @answers(Result()) nonisolated public static var discarded: Result { get }
    /// The system opens the address.
    @answers(Result()) nonisolated public static var systemAction: Result { get }
    /// The system opens another address.
    @answers(Result()) nonisolated public static func systemAction(_ url: URL) -> Result
  }

  nonisolated init()
  /// Opens addresses by a closure.
  @inert nonisolated public init(handler: @escaping @MainActor (URL) -> Result)
  /// Opens an address.
  @inert public func callAsFunction(_ url: URL)
  /// Opens an address, and tells whether it was opened: no.
  @answers(completion(false)) public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void)
}

/// Why a view hides its contents.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Reasons by their bits.
  @kept public init(rawValue: Int)
  /// There are no contents yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The contents are private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The contents are old.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// A value that views get from those around them.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// The values that views get from those around them.
@byHand public struct EnvironmentValues {
  /// Creates the default values.
  public init()

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value { get set }
}

extension EnvironmentValues {
  /// Whether views are light or dark. Inert: nothing of SwiftUI is drawn.
  @byHand public var colorScheme: ColorScheme { get set }

  /// The text size. Inert: nothing of SwiftUI is drawn.
  @byHand public var sizeCategory: ContentSizeCategory { get set }
  /// The text size. Inert.
  @answers(.large) public var dynamicTypeSize: DynamicTypeSize { get set }
  /// Whether there is much room from left to right. Inert.
  @answers(.compact) public var horizontalSizeClass: UserInterfaceSizeClass? { get set }
  /// Whether there is much room from top to bottom. Inert.
  @answers(.regular) public var verticalSizeClass: UserInterfaceSizeClass? { get set }
  /// Whether the view is presented. Inert.
  @answers(.constant(PresentationMode())) public var presentationMode: Binding<PresentationMode> { get set }
  /// Takes the view away. Inert.
  @answers(DismissAction()) public var dismiss: DismissAction { get set }
  /// Ends a search. Inert.
  @answers(DismissSearchAction()) public var dismissSearch: DismissSearchAction { get set }
  /// Opens addresses. Inert.
  @answers(OpenURLAction()) public var openURL: OpenURLAction { get set }
  /// Opens windows. Inert.
  @answers(OpenWindowAction()) public var openWindow: OpenWindowAction { get set }
  /// Loads anew. Inert.
  @answers(nil) public var refresh: RefreshAction? { get set }
  /// Whether the view is presented. Inert.
  @answers(false) public var isPresented: Bool { get set }
  /// Whether people search. Inert.
  @answers(false) public var isSearching: Bool { get set }
  /// Whether controls act. Inert.
  @answers(true) public var isEnabled: Bool { get set }
  /// Whether the view is typed into. Inert.
  @answers(false) public var isFocused: Bool { get set }
  /// Whether the view scrolls. Inert.
  @answers(true) public var isScrollEnabled: Bool { get set }
  /// Whether the screen is dimmed. Inert.
  @answers(false) public var isLuminanceReduced: Bool { get set }
  /// Whether the app may have several windows. Inert.
  @answers(false) public var supportsMultipleWindows: Bool { get set }
  /// Whether a list is being edited. Inert.
  @answers(nil) public var editMode: Binding<EditMode>? { get set }
  /// Where lines begin. Inert.
  @answers(.leftToRight) public var layoutDirection: LayoutDirection { get set }
  /// The language and the region. Inert.
  @answers(.current) public var locale: Locale { get set }
  /// The calendar. Inert.
  @answers(.current) public var calendar: Calendar { get set }
  /// The time zone. Inert.
  @answers(.current) public var timeZone: TimeZone { get set }
  /// Pixels per point. Inert.
  @answers(2) public var displayScale: CGFloat { get set }
  /// The size of a pixel, in points. Inert.
  @answers(0.5) public var pixelLength: CGFloat { get set }
  /// Whether the scene is seen. Inert.
  @answers(.active) public var scenePhase: ScenePhase { get set }
  /// Where objects of Core Data live. Inert.
  @answers(NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)) public var managedObjectContext:
    NSManagedObjectContext
  { get set }
  /// What undoes changes. Inert.
  @answers(nil) public var undoManager: UndoManager? { get set }
  /// Whether VoiceOver or its like run. Inert.
  @answers(false) public var accessibilityEnabled: Bool { get set }
  /// Whether things move less. Inert.
  @answers(false) public var accessibilityReduceMotion: Bool { get set }
  /// Whether things are less transparent. Inert.
  @answers(false) public var accessibilityReduceTransparency: Bool { get set }
  /// Whether colours alone must not tell things apart. Inert.
  @answers(false) public var accessibilityDifferentiateWithoutColor: Bool { get set }
  /// Whether colours are inverted. Inert.
  @answers(false) public var accessibilityInvertColors: Bool { get set }
  /// Whether VoiceOver runs. Inert.
  @answers(false) public var accessibilityVoiceOverEnabled: Bool { get set }
  /// Whether switches control the device. Inert.
  @answers(false) public var accessibilitySwitchControlEnabled: Bool { get set }
  /// Whether buttons have shapes. Inert.
  @answers(false) public var accessibilityShowButtonShapes: Bool { get set }
  /// Whether small texts are shown large. Inert.
  @answers(false) public var accessibilityLargeContentViewerEnabled: Bool { get set }
  /// Whether flashing lights are dimmed. Inert.
  @answers(false) public var accessibilityDimFlashingLights: Bool { get set }
  /// Whether letters are thick. Inert.
  @answers(.regular) public var legibilityWeight: LegibilityWeight? { get set }
  /// Whether contrasts are increased. Inert.
  @answers(.standard) public var colorSchemeContrast: ColorSchemeContrast { get set }
  /// Why contents are hidden. Inert.
  @answers([]) public var redactionReasons: RedactionReasons { get set }
  /// The font. Inert.
  @answers(nil) public var font: Font? { get set }
  /// How many lines a text may have. Inert.
  @answers(nil) public var lineLimit: Int? { get set }
  /// The distance between lines. Inert.
  @answers(0) public var lineSpacing: CGFloat { get set }
  /// How lines are aligned. Inert.
  @answers(.leading) public var multilineTextAlignment: TextAlignment { get set }
  /// Where texts are cut. Inert.
  @answers(.tail) public var truncationMode: Text.TruncationMode { get set }
  /// Whether letters are capitals. Inert.
  @answers(nil) public var textCase: Text.Case? { get set }
  /// How small letters may become. Inert.
  @answers(1) public var minimumScaleFactor: CGFloat { get set }
  /// Whether letters may come closer. Inert.
  @answers(false) public var allowsTightening: Bool { get set }
  /// Whether words are not corrected. Inert.
  @answers(false) public var autocorrectionDisabled: Bool { get set }
  /// How large symbols are. Inert.
  @answers(.medium) public var imageScale: Image.Scale { get set }
  /// Which variants of symbols are used. Inert.
  @answers(.none) public var symbolVariants: SymbolVariants { get set }
  /// How symbols are coloured. Inert.
  @answers(nil) public var symbolRenderingMode: SymbolRenderingMode? { get set }
  /// How large controls are. Inert.
  @answers(.regular) public var controlSize: ControlSize { get set }
  /// How headers stand out. Inert.
  @answers(.standard) public var headerProminence: Prominence { get set }
  /// How high rows are at least. Inert.
  @answers(44) public var defaultMinListRowHeight: CGFloat { get set }
  /// How high headers are at least. Inert.
  @answers(nil) public var defaultMinListHeaderHeight: CGFloat? { get set }
  /// Whether a bar shows how far people scrolled. Inert.
  @answers(.automatic) public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { get set }
  /// Whether a bar shows how far people scrolled. Inert.
  @answers(.automatic) public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { get set }
  /// Whether the background of a widget is shown. Inert.
  @answers(true) public var showsWidgetContainerBackground: Bool { get set }
}

/// A value from around a view: here always the default value.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>?

  /// The value of a key path.
  @kept public init(_ keyPath: KeyPath<EnvironmentValues, Value>)

  /// The value.
  @answers(EnvironmentValues()[of: keyPath]) public var wrappedValue: Value { get }
}

extension Environment where Value: AnyObject & Observable {
  /// An object of a type.
  @kept(keyPath = nil) public init(_ objectType: Value.Type)
}

extension Environment {
  /// An object of a type, which may be missing.
  @kept(keyPath = nil) public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object?
}

nonisolated extension View {
  /// The view with another value in its environment. Inert.
  @answers(self) public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some View
  /// The view with an object in its environment. Inert.
  @answers(self) public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View
  /// The view with an object in its environment. Inert.
  @answers(self) public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View
  /// The view with a changed value in its environment. Inert.
  @answers(self) public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View
  /// The view, which tells a value to those around it. Inert.
  @answers(self) public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View
  /// The view, which changes a value for those around it. Inert.
  @answers(self) public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View
  /// The view, which tells a place to those around it. Inert.
  @answers(self) public func anchorPreference<Content, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Content>.Source, transform: @escaping (Anchor<Content>) -> Key.Value
  ) -> some View
  /// The view, which changes a place for those around it. Inert.
  @answers(self) public func transformAnchorPreference<Content, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Content>.Source,
    transform: @escaping (inout Key.Value, Anchor<Content>) -> Void
  ) -> some View
  /// Acts when the views inside tell another value. Inert.
  @answers(self) public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable
  /// The view with a background of what those inside tell. Inert.
  @answers(self) public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View
  /// The view below one of what those inside tell. Inert.
  @answers(self) public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View
  /// The view in light or dark. Inert.
  @answers(self) public func colorScheme(_ colorScheme: ColorScheme) -> some View
  /// The screen in light or dark. Inert.
  @answers(self) public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
  /// The view with another text size. Inert.
  @answers(self) public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View
  /// The view with text sizes within limits. Inert.
  @answers(self) public func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
  where Sizes.Bound == DynamicTypeSize
}
