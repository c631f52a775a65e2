import Foundation
@_exported import UIKit

/// What a view is for VoiceOver.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Traits by their bits.
  @kept public init(rawValue: UInt64)
  /// The trait of the name.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// The trait of the name.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// The trait of the name.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// The trait of the name.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// The trait of the name.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// The trait of the name.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// The trait of the name.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// The trait of the name.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// The trait of the name.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// The trait of the name.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// The trait of the name.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// The trait of the name.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The trait of the name.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// The trait of the name.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// The trait of the name.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// The trait of the name.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// The trait of the name.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

/// What VoiceOver does with the views inside.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  init()
  /// The way of the name.
  public static let ignore = AccessibilityChildBehavior()
  /// The way of the name.
  public static let contain = AccessibilityChildBehavior()
  /// The way of the name.
  public static let combine = AccessibilityChildBehavior()
}

/// What people do with VoiceOver.
public struct AccessibilityActionKind: Equatable, Sendable {
  init()
  /// The action of the name.
  public static let `default` = AccessibilityActionKind()
  /// The action of the name.
  public static let escape = AccessibilityActionKind()
  /// The action of the name.
  public static let magicTap = AccessibilityActionKind()
  /// The action of the name.
  public static let delete = AccessibilityActionKind()
  /// The action of the name.
  public static let showMenu = AccessibilityActionKind()
  /// An action of a name.
  @inert public init(named name: Text)
}

/// More or less.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// How important a heading is.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What a text is.
public struct AccessibilityTextContentType: Hashable, Sendable {
  init()
  /// The kind of the name.
  public static let plain = AccessibilityTextContentType()
  /// The kind of the name.
  public static let console = AccessibilityTextContentType()
  /// The kind of the name.
  public static let fileSystem = AccessibilityTextContentType()
  /// The kind of the name.
  public static let messaging = AccessibilityTextContentType()
  /// The kind of the name.
  public static let narrative = AccessibilityTextContentType()
  /// The kind of the name.
  public static let sourceCode = AccessibilityTextContentType()
  /// The kind of the name.
  public static let spreadsheet = AccessibilityTextContentType()
  /// The kind of the name.
  public static let wordProcessing = AccessibilityTextContentType()
}

/// What VoiceOver can run through.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  init()
  /// The kind of the name.
  public static let links = AccessibilitySystemRotor()
  /// The kind of the name.
  public static let headings = AccessibilitySystemRotor()
  /// The kind of the name.
  public static let boldText = AccessibilitySystemRotor()
  /// The kind of the name.
  public static let italicText = AccessibilitySystemRotor()
  /// The kind of the name.
  public static let underlineText = AccessibilitySystemRotor()
  /// The kind of the name.
  public static let misspelledWords = AccessibilitySystemRotor()
  /// The kind of the name.
  public static let images = AccessibilitySystemRotor()
  /// The kind of the name.
  public static let textFields = AccessibilitySystemRotor()
  /// The kind of the name.
  public static let tables = AccessibilitySystemRotor()
  /// The kind of the name.
  public static let lists = AccessibilitySystemRotor()
  /// The kind of the name.
  public static let landmarks = AccessibilitySystemRotor()
}

/// Tells people with VoiceOver something. Inert: nothing is told.
public enum AccessibilityNotification {
  /// A text.
  public struct Announcement {
    /// A text.
    @inert public init(_ value: String)
    /// Tells it. Inert.
    @inert public func post()
  }

  /// Another screen.
  public struct ScreenChanged {
    /// Another screen.
    @inert public init(_ focus: Any? = nil)
    /// Tells it. Inert.
    @inert public func post()
  }

  /// Another layout.
  public struct LayoutChanged {
    /// Another layout.
    @inert public init(_ focus: Any? = nil)
    /// Tells it. Inert.
    @inert public func post()
  }
}

nonisolated extension View {
  /// The view with a name. Inert.
  @answers(self) public func accessibilityLabel(_ label: Text) -> some View
  /// The view with a name. Inert.
  @answers(self) public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View
  /// The view with a name. Inert.
  @_disfavoredOverload @answers(self) public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View
  /// The view with a name. Inert.
  @answers(self) public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View
  /// The view with a name. Inert.
  @answers(self) public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View
  /// The view with a name. Inert.
  @_disfavoredOverload @answers(self) public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool)
    -> some View
  /// The view with a value. Inert.
  @answers(self) public func accessibilityValue(_ value: Text) -> some View
  /// The view with a value. Inert.
  @answers(self) public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View
  /// The view with a value. Inert.
  @_disfavoredOverload @answers(self) public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View
  /// The view with a value. Inert.
  @answers(self) public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View
  /// The view with a value. Inert.
  @answers(self) public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View
  /// The view with a value. Inert.
  @_disfavoredOverload @answers(self) public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool)
    -> some View
  /// The view with a hint. Inert.
  @answers(self) public func accessibilityHint(_ hint: Text) -> some View
  /// The view with a hint. Inert.
  @answers(self) public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View
  /// The view with a hint. Inert.
  @_disfavoredOverload @answers(self) public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View
  /// The view with a hint. Inert.
  @answers(self) public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View
  /// The view with a hint. Inert.
  @answers(self) public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View
  /// The view with a hint. Inert.
  @_disfavoredOverload @answers(self) public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool)
    -> some View
  /// The view with a name. Inert.
  @answers(self) public func accessibilityLabel<V: View>(@ViewBuilder content: (_ label: AnyView) -> V) -> some View
  /// The view with a name for tests. Inert.
  @answers(self) public func accessibilityIdentifier(_ identifier: String) -> some View
  /// The view with a name for tests. Inert.
  @answers(self) public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View
  /// The view, which VoiceOver leaves out. Inert.
  @answers(self) public func accessibilityHidden(_ hidden: Bool) -> some View
  /// The view, which VoiceOver leaves out. Inert.
  @answers(self) public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View
  /// The view as one element. Inert.
  @answers(self) public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
  /// The view with other elements. Inert.
  @answers(self) public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View
  /// The view as another one. Inert.
  @answers(self) public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View
  /// The view with traits. Inert.
  @answers(self) public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View
  /// The view without traits. Inert.
  @answers(self) public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View
  /// The view with an action. Inert.
  @answers(self) public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View
  /// The view with an action. Inert.
  @answers(self) public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View
  /// The view with an action. Inert.
  @answers(self) public func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void)
    -> some View
  /// The view with an action. Inert.
  @answers(self) public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View
  /// The view with an action. Inert.
  @_disfavoredOverload @answers(self) public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View
  /// The view with actions. Inert.
  @answers(self) public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View
  /// The view with more and less. Inert.
  @answers(self) public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View
  /// The view, which VoiceOver scrolls. Inert.
  @answers(self) public func accessibilityScrollAction(_ handler: @escaping @MainActor (Edge) -> Void) -> some View
  /// The view with another rank. Inert.
  @answers(self) public func accessibilitySortPriority(_ sortPriority: Double) -> some View
  /// The view, read as long as a value says so. Inert.
  @answers(self) public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View
  /// The view, read as long as a value says so. Inert.
  @answers(self) public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
  /// The view as a heading. Inert.
  @answers(self) public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View
  /// The view with names that people say. Inert.
  @answers(self) public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View
  /// The view with names that people say. Inert.
  @answers(self) public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View
  /// The view, tapped at a place. Inert.
  @answers(self) public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View
  /// The view, tapped at a place. Inert.
  @answers(self) public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View
  /// The view, which answers or not. Inert.
  @answers(self) public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  /// The view, shown large. Inert.
  @answers(self) public func accessibilityShowsLargeContentViewer() -> some View
  /// The view, shown large. Inert.
  @answers(self) public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V)
    -> some View
  /// The view, not inverted. Inert.
  @answers(self) public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View
  /// The view with texts of a kind. Inert.
  @answers(self) public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View
  /// The view as what another one means. Inert.
  @answers(self) public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View
  /// The view, connected with others. Inert.
  @answers(self) public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
  /// The view with parts to run through. Inert.
  @answers(self) public func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, entries: [Range<String.Index>])
    -> some View
  /// The view with a name. Inert.
  @answers(self) public func accessibility(label: Text) -> some View
  /// The view with a value. Inert.
  @answers(self) public func accessibility(value: Text) -> some View
  /// The view with a hint. Inert.
  @answers(self) public func accessibility(hint: Text) -> some View
  /// The view, which VoiceOver leaves out. Inert.
  @answers(self) public func accessibility(hidden: Bool) -> some View
  /// The view with a name for tests. Inert.
  @answers(self) public func accessibility(identifier: String) -> some View
  /// The view with traits. Inert.
  @answers(self) public func accessibility(addTraits traits: AccessibilityTraits) -> some View
  /// The view without traits. Inert.
  @answers(self) public func accessibility(removeTraits traits: AccessibilityTraits) -> some View
  /// The view with another rank. Inert.
  @answers(self) public func accessibility(sortPriority: Double) -> some View
  /// The view with names that people say. Inert.
  @answers(self) public func accessibility(inputLabels: [Text]) -> some View
  /// The view, tapped at a place. Inert.
  @answers(self) public func accessibility(activationPoint: CGPoint) -> some View
}

/// What of a pair a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}
