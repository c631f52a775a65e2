// Made by `make surface` from Surface/SwiftUI/Environment.swift; don't edit.
// swift-format-ignore-file

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
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  /// The size of UIKit.
  public init(_ uiSizeCategory: UIContentSizeCategory) { self = .large }
}

/// The text size that people have chosen.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

extension DynamicTypeSize {
  /// Whether the size is one for people with weak eyes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  /// The size of UIKit.
  public init?(_ uiSizeCategory: UIContentSizeCategory) { self = .large }
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
  public var isEditing: Bool { self != .inactive }
}

/// Whether a view is presented.
public struct PresentationMode: Sendable {
  init() {}
  /// Whether it is.
  public var isPresented: Bool { false }
  /// Takes the view away. Inert: it is never shown.
  public mutating func dismiss() {}
}

/// Takes a view away. Inert: it is never shown.
@preconcurrency @MainActor public struct DismissAction: Sendable {
  nonisolated init() {}
  /// Takes the view away. Inert.
  public func callAsFunction() {}
}

/// Ends a search. Inert: none is shown.
@preconcurrency @MainActor public struct DismissSearchAction: Sendable {
  nonisolated init() {}
  /// Ends the search. Inert.
  public func callAsFunction() {}
}

/// Opens a window. Inert: there is none.
@preconcurrency @MainActor public struct OpenWindowAction: Sendable {
  nonisolated init() {}
  /// Opens the window of a name. Inert.
  public func callAsFunction(id: String) {}
  /// Opens the window of a value. Inert.
  public func callAsFunction<Value: Codable & Hashable>(id: String? = nil, value: Value) {}
}

/// Loads anew. Inert: nothing is loaded.
public struct RefreshAction: Sendable {
  init() {}
  /// Loads anew. Inert.
  public func callAsFunction() async {}
}

/// Opens addresses. Inert: none is opened.
@preconcurrency @MainActor public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    nonisolated init() {}
    /// The address was opened.
    nonisolated public static var handled: Result { Result() }
    /// The address was not opened.
    nonisolated public static var discarded: Result { Result() }
    /// The system opens the address.
    nonisolated public static var systemAction: Result { Result() }
    /// The system opens another address.
    nonisolated public static func systemAction(_ url: URL) -> Result { Result() }
  }

  nonisolated init() {}
  /// Opens addresses by a closure.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {}
  /// Opens an address. Inert.
  public func callAsFunction(_ url: URL) {}
  /// Opens an address, and tells whether it was opened: no.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) { completion(false) }
}

/// Why a view hides its contents.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Reasons by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
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

extension EnvironmentValues {
  /// The text size. Inert.
  public var dynamicTypeSize: DynamicTypeSize { get { .large } set {} }
  /// Whether there is much room from left to right. Inert.
  public var horizontalSizeClass: UserInterfaceSizeClass? { get { .compact } set {} }
  /// Whether there is much room from top to bottom. Inert.
  public var verticalSizeClass: UserInterfaceSizeClass? { get { .regular } set {} }
  /// Whether the view is presented. Inert.
  public var presentationMode: Binding<PresentationMode> { get { .constant(PresentationMode()) } set {} }
  /// Takes the view away. Inert.
  public var dismiss: DismissAction { get { DismissAction() } set {} }
  /// Ends a search. Inert.
  public var dismissSearch: DismissSearchAction { get { DismissSearchAction() } set {} }
  /// Opens addresses. Inert.
  public var openURL: OpenURLAction { get { OpenURLAction() } set {} }
  /// Opens windows. Inert.
  public var openWindow: OpenWindowAction { get { OpenWindowAction() } set {} }
  /// Loads anew. Inert.
  public var refresh: RefreshAction? { get { nil } set {} }
  /// Whether the view is presented. Inert.
  public var isPresented: Bool { get { false } set {} }
  /// Whether people search. Inert.
  public var isSearching: Bool { get { false } set {} }
  /// Whether controls act. Inert.
  public var isEnabled: Bool { get { true } set {} }
  /// Whether the view is typed into. Inert.
  public var isFocused: Bool { get { false } set {} }
  /// Whether the view scrolls. Inert.
  public var isScrollEnabled: Bool { get { true } set {} }
  /// Whether the screen is dimmed. Inert.
  public var isLuminanceReduced: Bool { get { false } set {} }
  /// Whether the app may have several windows. Inert.
  public var supportsMultipleWindows: Bool { get { false } set {} }
  /// Whether a list is being edited. Inert.
  public var editMode: Binding<EditMode>? { get { nil } set {} }
  /// Where lines begin. Inert.
  public var layoutDirection: LayoutDirection { get { .leftToRight } set {} }
  /// The language and the region. Inert.
  public var locale: Locale { get { .current } set {} }
  /// The calendar. Inert.
  public var calendar: Calendar { get { .current } set {} }
  /// The time zone. Inert.
  public var timeZone: TimeZone { get { .current } set {} }
  /// Pixels per point. Inert.
  public var displayScale: CGFloat { get { 2 } set {} }
  /// The size of a pixel, in points. Inert.
  public var pixelLength: CGFloat { get { 0.5 } set {} }
  /// Whether the scene is seen. Inert.
  public var scenePhase: ScenePhase { get { .active } set {} }
  /// Where objects of Core Data live. Inert.
  public var managedObjectContext:
    NSManagedObjectContext
  { get { NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType) } set {} }
  /// What undoes changes. Inert.
  public var undoManager: UndoManager? { get { nil } set {} }
  /// Whether VoiceOver or its like run. Inert.
  public var accessibilityEnabled: Bool { get { false } set {} }
  /// Whether things move less. Inert.
  public var accessibilityReduceMotion: Bool { get { false } set {} }
  /// Whether things are less transparent. Inert.
  public var accessibilityReduceTransparency: Bool { get { false } set {} }
  /// Whether colours alone must not tell things apart. Inert.
  public var accessibilityDifferentiateWithoutColor: Bool { get { false } set {} }
  /// Whether colours are inverted. Inert.
  public var accessibilityInvertColors: Bool { get { false } set {} }
  /// Whether VoiceOver runs. Inert.
  public var accessibilityVoiceOverEnabled: Bool { get { false } set {} }
  /// Whether switches control the device. Inert.
  public var accessibilitySwitchControlEnabled: Bool { get { false } set {} }
  /// Whether buttons have shapes. Inert.
  public var accessibilityShowButtonShapes: Bool { get { false } set {} }
  /// Whether small texts are shown large. Inert.
  public var accessibilityLargeContentViewerEnabled: Bool { get { false } set {} }
  /// Whether flashing lights are dimmed. Inert.
  public var accessibilityDimFlashingLights: Bool { get { false } set {} }
  /// Whether letters are thick. Inert.
  public var legibilityWeight: LegibilityWeight? { get { .regular } set {} }
  /// Whether contrasts are increased. Inert.
  public var colorSchemeContrast: ColorSchemeContrast { get { .standard } set {} }
  /// Why contents are hidden. Inert.
  public var redactionReasons: RedactionReasons { get { [] } set {} }
  /// The font. Inert.
  public var font: Font? { get { nil } set {} }
  /// How many lines a text may have. Inert.
  public var lineLimit: Int? { get { nil } set {} }
  /// The distance between lines. Inert.
  public var lineSpacing: CGFloat { get { 0 } set {} }
  /// How lines are aligned. Inert.
  public var multilineTextAlignment: TextAlignment { get { .leading } set {} }
  /// Where texts are cut. Inert.
  public var truncationMode: Text.TruncationMode { get { .tail } set {} }
  /// Whether letters are capitals. Inert.
  public var textCase: Text.Case? { get { nil } set {} }
  /// How small letters may become. Inert.
  public var minimumScaleFactor: CGFloat { get { 1 } set {} }
  /// Whether letters may come closer. Inert.
  public var allowsTightening: Bool { get { false } set {} }
  /// Whether words are not corrected. Inert.
  public var autocorrectionDisabled: Bool { get { false } set {} }
  /// How large symbols are. Inert.
  public var imageScale: Image.Scale { get { .medium } set {} }
  /// Which variants of symbols are used. Inert.
  public var symbolVariants: SymbolVariants { get { .none } set {} }
  /// How symbols are coloured. Inert.
  public var symbolRenderingMode: SymbolRenderingMode? { get { nil } set {} }
  /// How large controls are. Inert.
  public var controlSize: ControlSize { get { .regular } set {} }
  /// How headers stand out. Inert.
  public var headerProminence: Prominence { get { .standard } set {} }
  /// How high rows are at least. Inert.
  public var defaultMinListRowHeight: CGFloat { get { 44 } set {} }
  /// How high headers are at least. Inert.
  public var defaultMinListHeaderHeight: CGFloat? { get { nil } set {} }
  /// Whether a bar shows how far people scrolled. Inert.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { get { .automatic } set {} }
  /// Whether a bar shows how far people scrolled. Inert.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { get { .automatic } set {} }
  /// Whether the background of a widget is shown. Inert.
  public var showsWidgetContainerBackground: Bool { get { true } set {} }
}

/// A value from around a view: here always the default value.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>?

  /// The value of a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value.
  public var wrappedValue: Value { EnvironmentValues()[of: keyPath] }
}

extension Environment where Value: AnyObject & Observable {
  /// An object of a type.
  public init(_ objectType: Value.Type) { keyPath = nil }
}

extension Environment {
  /// An object of a type, which may be missing.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? { keyPath = nil }
}

nonisolated extension View {
  /// The view with another value in its environment. Inert.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some View { self }
  /// The view with an object in its environment. Inert.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View { self }
  /// The view with an object in its environment. Inert.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View { self }
  /// The view with a changed value in its environment. Inert.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View { self }
  /// The view, which tells a value to those around it. Inert.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View { self }
  /// The view, which changes a value for those around it. Inert.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View { self }
  /// The view, which tells a place to those around it. Inert.
  public func anchorPreference<Content, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Content>.Source, transform: @escaping (Anchor<Content>) -> Key.Value
  ) -> some View { self }
  /// The view, which changes a place for those around it. Inert.
  public func transformAnchorPreference<Content, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Content>.Source,
    transform: @escaping (inout Key.Value, Anchor<Content>) -> Void
  ) -> some View { self }
  /// Acts when the views inside tell another value. Inert.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable { self }
  /// The view with a background of what those inside tell. Inert.
  public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View { self }
  /// The view below one of what those inside tell. Inert.
  public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View { self }
  /// The view in light or dark. Inert.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }
  /// The screen in light or dark. Inert.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  /// The view with another text size. Inert.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
  /// The view with text sizes within limits. Inert.
  public func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
  where Sizes.Bound == DynamicTypeSize { self }
}
