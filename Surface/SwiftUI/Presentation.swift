import Foundation
@_exported import UIKit
import UniformTypes

/// A question. Inert: nobody is asked.
public struct Alert {
  /// An answer.
  public struct Button {
    init()
    /// An answer.
    @answers(Button()) public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button
    /// An answer.
    @answers(Button()) public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button
    /// An answer.
    @answers(Button()) public static func cancel(_ action: (() -> Void)? = nil) -> Button
    /// An answer.
    @answers(Button()) public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button
  }

  /// A question with one answer.
  @inert public init(title: Text, message: Text? = nil, dismissButton: Button? = nil)
  /// A question with two answers.
  @inert public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button)
  /// A question with two answers, below each other.
  @answers(Alert(title: title, message: message))
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert
}

/// A choice. Inert: nobody is asked.
public struct ActionSheet {
  /// An answer.
  public typealias Button = Alert.Button
  /// A choice of answers.
  @inert public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()])
}

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  /// What a height is for.
  public struct Context {
    init()
    /// The largest height.
    @answers(0) public var maxDetentValue: CGFloat { get }
  }

  private let text: String
  @kept private init(text: String)
  /// Half of the screen.
  public static let medium = PresentationDetent(text: "medium")
  /// The screen.
  public static let large = PresentationDetent(text: "large")
  /// A part of the screen.
  @answers(PresentationDetent(text: "\(fraction) of the screen"))
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent
  /// A height.
  @answers(PresentationDetent(text: "\(height) points")) public static func height(_ height: CGFloat)
    -> PresentationDetent
  /// A height of one's own.
  @answers(PresentationDetent(text: "\(type)"))
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent
}

/// A height of one's own.
public protocol CustomPresentationDetent {
  /// The height.
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}

/// Whether what is behind a sheet may be touched.
public struct PresentationBackgroundInteraction: Sendable {
  init()
  /// The rule of the name.
  public static let automatic = PresentationBackgroundInteraction()
  /// The rule of the name.
  public static let enabled = PresentationBackgroundInteraction()
  /// The rule of the name.
  public static let disabled = PresentationBackgroundInteraction()
  /// It may, up to a height.
  @answers(PresentationBackgroundInteraction())
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction
}

/// What fingers do in a sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
  init()
  /// The rule of the name.
  public static let automatic = PresentationContentInteraction()
  /// The rule of the name.
  public static let resizes = PresentationContentInteraction()
  /// The rule of the name.
  public static let scrolls = PresentationContentInteraction()
}

/// What becomes of a popover on small screens.
public struct PresentationAdaptation: Sendable {
  init()
  /// The rule of the name.
  public static let automatic = PresentationAdaptation()
  /// The rule of the name.
  public static let none = PresentationAdaptation()
  /// The rule of the name.
  public static let popover = PresentationAdaptation()
  /// The rule of the name.
  public static let sheet = PresentationAdaptation()
  /// The rule of the name.
  public static let fullScreenCover = PresentationAdaptation()
}

/// How large a sheet is.
public struct PresentationSizing: Sendable {
  init()
  /// The size of the name.
  public static let automatic = PresentationSizing()
  /// The size of the name.
  public static let page = PresentationSizing()
  /// The size of the name.
  public static let form = PresentationSizing()
  /// The size of the name.
  public static let fitted = PresentationSizing()
}

/// Where a popover points to.
public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point.
  case point(UnitPoint)
}

/// Where something is in a bar.
public struct ToolbarItemPlacement: Sendable {
  init()
  /// The place of the name.
  public static let automatic = ToolbarItemPlacement()
  /// The place of the name.
  public static let principal = ToolbarItemPlacement()
  /// The place of the name.
  public static let navigation = ToolbarItemPlacement()
  /// The place of the name.
  public static let primaryAction = ToolbarItemPlacement()
  /// The place of the name.
  public static let secondaryAction = ToolbarItemPlacement()
  /// The place of the name.
  public static let status = ToolbarItemPlacement()
  /// The place of the name.
  public static let confirmationAction = ToolbarItemPlacement()
  /// The place of the name.
  public static let cancellationAction = ToolbarItemPlacement()
  /// The place of the name.
  public static let destructiveAction = ToolbarItemPlacement()
  /// The place of the name.
  public static let keyboard = ToolbarItemPlacement()
  /// The place of the name.
  public static let topBarLeading = ToolbarItemPlacement()
  /// The place of the name.
  public static let topBarTrailing = ToolbarItemPlacement()
  /// The place of the name.
  public static let bottomBar = ToolbarItemPlacement()
  /// The place of the name.
  public static let navigationBarLeading = ToolbarItemPlacement()
  /// The place of the name.
  public static let navigationBarTrailing = ToolbarItemPlacement()
  /// The place of the name.
  public static let title = ToolbarItemPlacement()
  /// The place of the name.
  public static let largeTitle = ToolbarItemPlacement()
  /// The place of the name.
  public static let subtitle = ToolbarItemPlacement()
  /// The place of the name.
  public static let largeSubtitle = ToolbarItemPlacement()
  /// The place of the name.
  public static let bottomOrnament = ToolbarItemPlacement()
}

/// Which bar.
public struct ToolbarPlacement: Sendable {
  init()
  /// The bar of the name.
  public static let automatic = ToolbarPlacement()
  /// The bar of the name.
  public static let bottomBar = ToolbarPlacement()
  /// The bar of the name.
  public static let navigationBar = ToolbarPlacement()
  /// The bar of the name.
  public static let tabBar = ToolbarPlacement()
  /// The bar of the name.
  public static let windowToolbar = ToolbarPlacement()
}

/// What a bar is for.
public struct ToolbarRole: Sendable {
  init()
  /// The role of the name.
  public static let automatic = ToolbarRole()
  /// The role of the name.
  public static let navigationStack = ToolbarRole()
  /// The role of the name.
  public static let browser = ToolbarRole()
  /// The role of the name.
  public static let editor = ToolbarRole()
}

/// How large a title is.
public struct ToolbarTitleDisplayMode: Sendable {
  init()
  /// The size of the name.
  public static let automatic = ToolbarTitleDisplayMode()
  /// The size of the name.
  public static let large = ToolbarTitleDisplayMode()
  /// The size of the name.
  public static let inlineLarge = ToolbarTitleDisplayMode()
  /// The size of the name.
  public static let inline = ToolbarTitleDisplayMode()
}

/// What a bar shows. Inert: nothing of SwiftUI is drawn.
@preconcurrency @MainActor public protocol ToolbarContent {
  /// What it consists of.
  associatedtype Body: ToolbarContent
  /// What it consists of.
  @ToolbarContentBuilder @MainActor var body: Body { get }
}

/// What a bar shows, if people want it.
@preconcurrency @MainActor public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Parts of SwiftUI consist of nothing.
  @answers(fatalError("nothing of SwiftUI is drawn here")) public var body: Never { get }
}

nonisolated extension ToolbarContent {
  /// The content with or without its background. Inert.
  @answers(self) public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent
}

/// Puts the parts of a bar together.
@resultBuilder public enum ToolbarContentBuilder {
  /// A part.
  @answers(content) public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content
  /// Parts.
  @answers(ToolbarParts())
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> ToolbarParts
  /// A part of an `if` without an `else`.
  @answers(ToolbarParts()) public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> ToolbarParts
  /// The first of two parts.
  @answers(.first(first))
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(first: First)
    -> ConditionalContent<First, Second>
  /// The second of two parts.
  @answers(.second(second))
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(second: Second)
    -> ConditionalContent<First, Second>
  /// A part behind `if #available`.
  @answers(ToolbarParts())
  public static func buildLimitedAvailability(_ content: any ToolbarContent) -> ToolbarParts
}

nonisolated extension ConditionalContent: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {}

nonisolated extension Group: ToolbarContent where Content: ToolbarContent {
  /// Puts parts together.
  @inert public init(@ToolbarContentBuilder content: () -> Content)
}

/// Parts of a bar. Inert: nothing of SwiftUI is drawn.
nonisolated public struct ToolbarParts: ToolbarContent, CustomizableToolbarContent {
  /// There is none.
  public typealias Body = Never
  init()
}

/// A view in a bar. Inert: nothing of SwiftUI is drawn.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent, CustomizableToolbarContent {
  /// There is none.
  public typealias Body = Never
}

nonisolated extension ToolbarItem where ID == () {
  /// A view at a place.
  @inert public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
}

nonisolated extension ToolbarItem where ID == String {
  /// A view at a place.
  @inert
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
}

/// Views in a bar. Inert: nothing of SwiftUI is drawn.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// There is none.
  public typealias Body = Never
  /// Views at a place.
  @inert public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
}

/// Room in a bar. Inert: nothing of SwiftUI is drawn.
nonisolated public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  /// There is none.
  public typealias Body = Never
  /// Room.
  @inert public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic)
}

/// How large room is.
public enum SpacerSizing: Hashable, Sendable {
  case flexible, fixed
}

/// Where a search is.
public struct SearchFieldPlacement: Sendable {
  /// Whether the field is always seen.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    case automatic, always
  }

  init()
  /// The place of the name.
  public static let automatic = SearchFieldPlacement()
  /// The place of the name.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// The place of the name.
  public static let sidebar = SearchFieldPlacement()
  /// The place of the name.
  public static let toolbar = SearchFieldPlacement()
  /// The place of the name.
  public static let toolbarPrincipal = SearchFieldPlacement()
  /// Below the bar.
  @answers(SearchFieldPlacement())
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
}

/// Where words for a search are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  init()
  /// The place of the name.
  public static let automatic = SearchSuggestionsPlacement()
  /// The place of the name.
  public static let menu = SearchSuggestionsPlacement()
  /// The place of the name.
  public static let content = SearchSuggestionsPlacement()
}

/// What a picture of a touch is.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy.
  public enum Weight: Equatable, Sendable {
    case light, medium, heavy
  }

  /// How hard.
  public enum Flexibility: Equatable, Sendable {
    case rigid, solid, soft
  }

  init()
  /// The touch of the name.
  public static let success = SensoryFeedback()
  /// The touch of the name.
  public static let warning = SensoryFeedback()
  /// The touch of the name.
  public static let error = SensoryFeedback()
  /// The touch of the name.
  public static let selection = SensoryFeedback()
  /// The touch of the name.
  public static let increase = SensoryFeedback()
  /// The touch of the name.
  public static let decrease = SensoryFeedback()
  /// The touch of the name.
  public static let start = SensoryFeedback()
  /// The touch of the name.
  public static let stop = SensoryFeedback()
  /// The touch of the name.
  public static let alignment = SensoryFeedback()
  /// The touch of the name.
  public static let levelChange = SensoryFeedback()
  /// The touch of the name.
  public static let impact = SensoryFeedback()
  /// A touch of a weight.
  @answers(SensoryFeedback()) public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback
  /// A touch of a hardness.
  @answers(SensoryFeedback())
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback
}

/// What becomes of something that is dropped.
public enum DropOperation: Sendable {
  case cancel, forbidden, copy, move
}

/// What is to become of something that is dropped.
public struct DropProposal: Sendable {
  /// What is.
  public let operation: DropOperation
  /// A proposal.
  @kept public init(operation: DropOperation)
}

/// Something that is dropped. Inert: nothing is.
public struct DropInfo {
  init()
  /// Where.
  @answers(.zero) public var location: CGPoint { get }
  /// Whether there is something of kinds.
  @answers(false) public func hasItemsConforming(to contentTypes: [UTType]) -> Bool
  /// What is of kinds.
  @answers([]) public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider]
}

/// Takes what is dropped. Inert: nothing is.
@preconcurrency @MainActor public protocol DropDelegate {
  /// Takes it.
  func performDrop(info: DropInfo) -> Bool
  /// Whether it may be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// It comes.
  func dropEntered(info: DropInfo)
  /// It moves.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It goes.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// It may.
  @answers(true) public func validateDrop(info: DropInfo) -> Bool
  /// Nothing.
  @inert public func dropEntered(info: DropInfo)
  /// Nothing.
  @answers(nil) public func dropUpdated(info: DropInfo) -> DropProposal?
  /// Nothing.
  @inert public func dropExited(info: DropInfo)
}

nonisolated extension View {
  /// The view with a sheet. Inert.
  @answers(self) public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View
  /// The view with a sheet for a value. Inert.
  @answers(self) public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View
  /// The view with a screen above. Inert.
  @answers(self) public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View
  /// The view with a screen for a value above. Inert.
  @answers(self) public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View
  /// The view with a popover. Inert.
  @answers(self) public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View
  /// The view with a popover for a value. Inert.
  @answers(self) public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View
  /// The view with a question. Inert.
  @answers(self) public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View
  /// The view with a question for a value. Inert.
  @answers(self) public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View
  /// The view with a question. Inert.
  @answers(self) public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View
  /// The view with a question. Inert.
  @answers(self) public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View
  /// The view with a question for a value. Inert.
  @answers(self) public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View
  /// The view with a question for a value. Inert.
  @answers(self) public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View
  /// The view with a question. Inert.
  @_disfavoredOverload @answers(self) public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View
  /// The view with a question. Inert.
  @_disfavoredOverload @answers(self) public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View
  /// The view with a question for a value. Inert.
  @_disfavoredOverload @answers(self) public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View
  /// The view with a question for a value. Inert.
  @_disfavoredOverload @answers(self) public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View
  /// The view with a question. Inert.
  @answers(self) public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
    -> some View
  /// The view with a question. Inert.
  @answers(self) public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View
  /// The view with a question for a value. Inert.
  @answers(self) public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View
  /// The view with a question for a value. Inert.
  @answers(self) public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View
  /// The view with a choice. Inert.
  @answers(self) public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View
  /// The view with a choice. Inert.
  @answers(self) public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View
  /// The view with a choice for a value. Inert.
  @answers(self) public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View
  /// The view with a choice for a value. Inert.
  @answers(self) public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View
  /// The view with a choice. Inert.
  @_disfavoredOverload @answers(self) public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View
  /// The view with a choice. Inert.
  @_disfavoredOverload @answers(self) public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View
  /// The view with a choice for a value. Inert.
  @_disfavoredOverload @answers(self) public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View
  /// The view with a choice for a value. Inert.
  @_disfavoredOverload @answers(self) public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View
  /// The view with a choice. Inert.
  @answers(self) public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View
  /// The view with a choice. Inert.
  @answers(self) public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View
  /// The view with a choice for a value. Inert.
  @answers(self) public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View
  /// The view with a choice for a value. Inert.
  @answers(self) public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View
  /// The view with an error. Inert.
  @answers(self) public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View
  /// The view with an error. Inert.
  @answers(self) public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View
  /// The view with a choice. Inert.
  @answers(self) public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View
  /// The view with a choice for a value. Inert.
  @answers(self) public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet)
    -> some View
  /// The question with a picture. Inert.
  @answers(self) public func dialogIcon(_ icon: Image?) -> some View
  /// The question, which need not be asked again. Inert.
  @answers(self) public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View
  /// The sheet, which fingers cannot take away. Inert.
  @answers(self) public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View
  /// The sheet with heights. Inert.
  @answers(self) public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
  /// The sheet with heights. Inert.
  @answers(self) public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View
  /// The sheet with or without a handle. Inert.
  @answers(self) public func presentationDragIndicator(_ visibility: Visibility) -> some View
  /// The sheet with a background. Inert.
  @answers(self) public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View
  /// The sheet with a background. Inert.
  @answers(self) public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View
  /// The sheet, behind which fingers reach. Inert.
  @answers(self) public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  /// The sheet, which fingers scroll or resize. Inert.
  @answers(self) public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View
  /// The sheet with round corners. Inert.
  @answers(self) public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View
  /// The popover, another thing on small screens. Inert.
  @answers(self) public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View
  /// The popover, another thing on small screens. Inert.
  @answers(self) public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View
  /// The sheet in a size. Inert.
  @answers(self) public func presentationSizing(_ sizing: PresentationSizing) -> some View
  /// The screen with views in its bar. Inert.
  @answers(self) public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View
  /// The screen with parts in its bar. Inert.
  @answers(self) public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content)
    -> some View
  /// The screen with parts in its bar. Inert.
  @answers(self) public func toolbar<Content: ToolbarContent>(id: String, @ToolbarContentBuilder content: () -> Content)
    -> some View
  /// The screen with or without bars. Inert.
  @answers(self) public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
  /// The screen without a part of its bar. Inert.
  @answers(self) public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View
  /// The screen with or without bars. Inert.
  @answers(self) public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
  /// The screen with bars of a colour. Inert.
  @answers(self) public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
  /// The screen with bars with or without a colour. Inert.
  @answers(self) public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
  /// The screen with bars with or without a colour. Inert.
  @answers(self) public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  /// The screen with light or dark bars. Inert.
  @answers(self) public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
  /// The screen with a bar for something. Inert.
  @answers(self) public func toolbarRole(_ role: ToolbarRole) -> some View
  /// The screen with a menu in its title. Inert.
  @answers(self) public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View
  /// The screen with a large or a small title. Inert.
  @answers(self) public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View
  /// The screen without a status bar. Inert.
  @answers(self) public func statusBarHidden(_ hidden: Bool = true) -> some View
  /// The screen without a status bar. Inert.
  @answers(self) public func statusBar(hidden: Bool) -> some View
  /// The screen with or without what the system puts above. Inert.
  @answers(self) public func persistentSystemOverlays(_ visibility: Visibility) -> some View
  /// The screen, the edges of which are the app's. Inert.
  @answers(self) public func defersSystemGestures(on edges: Edge.Set) -> some View
  /// The view, typed into at first. Inert.
  @answers(self) public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  /// The view with a search. Inert.
  @answers(self) public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View
  /// The view with a search. Inert.
  @answers(self) public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View
  /// The view with a search. Inert.
  @_disfavoredOverload @answers(self) public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View
  /// The view with a search. Inert.
  @answers(self) public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View
  /// The view with a search. Inert.
  @answers(self) public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View
  /// The view with a search. Inert.
  @_disfavoredOverload @answers(self) public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View
  /// The search within limits. Inert.
  @answers(self) public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
    -> some View
  /// The search with words. Inert.
  @answers(self) public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View
  /// The search with or without words. Inert.
  @answers(self) public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement)
    -> some View
  /// The view as a word for a search. Inert.
  @answers(self) public func searchCompletion(_ completion: String) -> some View
  /// The search, typed into as long as a value says so. Inert.
  @answers(self) public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View
  /// The search with or without a bar. Inert.
  @answers(self) public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> some View
  /// The search with or without a field. Inert.
  @answers(self) public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View
  /// The view with a menu. Inert.
  @answers(self) public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View
  /// The view with a menu and a preview. Inert.
  @answers(self) public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View
  /// The list with a menu. Inert.
  @answers(self) public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View
  /// The view with a choice of files. Inert.
  @answers(self) public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View
  /// The view with a choice of a file. Inert.
  @answers(self) public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View
  /// The view with a place for a file. Inert.
  @answers(self) public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View
  /// The view with a place for a file. Inert.
  @answers(self) public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View
  /// The view, which can be dragged. Inert.
  @answers(self) public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View
  /// The view, which can be dragged. Inert.
  @answers(self) public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V)
    -> some View
  /// Acts when something is dropped. Inert.
  @answers(self) public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View
  /// Acts when something is dropped. Inert.
  @answers(self) public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View
  /// Acts when something is dropped. Inert.
  @answers(self) public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View
  /// Acts when something is dropped. Inert.
  @answers(self) public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View
  /// Acts when something is dropped. Inert.
  @answers(self) public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View
  /// The view, which can be dragged. Inert.
  @answers(self) public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View
  /// The view, which can be dragged. Inert.
  @answers(self) public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View
  /// Acts when something is dropped. Inert.
  @answers(self) public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: ((Bool) -> Void)? = nil
  ) -> some View
  /// The view with a touch when a value changes. Inert.
  @answers(self) public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View
  /// The view with a touch when a value changes. Inert.
  @answers(self) public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View
  /// The view with a touch when a value changes. Inert.
  @answers(self) public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View
  /// The view with another one beside it. Inert.
  @answers(self) public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View
  /// The view beside, with a width. Inert.
  @answers(self) public func inspectorColumnWidth(_ width: CGFloat) -> some View
  /// The view with an explanation. Inert.
  @answers(self) public func help(_ textKey: LocalizedStringKey) -> some View
  /// The view with an explanation. Inert.
  @answers(self) public func help(_ text: Text) -> some View
  /// The view with an explanation. Inert.
  @_disfavoredOverload @answers(self) public func help<S: StringProtocol>(_ text: S) -> some View
  /// The view with private contents. Inert.
  @answers(self) public func privacySensitive(_ sensitive: Bool = true) -> some View
  /// The view without its contents. Inert.
  @answers(self) public func redacted(reason: RedactionReasons) -> some View
  /// The view with its contents. Inert.
  @answers(self) public func unredacted() -> some View
  /// The view with contents that become old. Inert.
  @answers(self) public func invalidatableContent(_ invalidatable: Bool = true) -> some View
}

/// A part of a bar that is there by itself.
public struct ToolbarDefaultItemKind: Sendable {
  init()
  /// The part of the name.
  public static let sidebarToggle = ToolbarDefaultItemKind()
  /// The part of the name.
  public static let title = ToolbarDefaultItemKind()
  /// The part of the name.
  public static let search = ToolbarDefaultItemKind()
}

/// Whether a search hides the bar.
public struct SearchPresentationToolbarBehavior: Sendable {
  init()
  /// The rule of the name.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// The rule of the name.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// Whether a search is a button.
public struct SearchToolbarBehavior: Sendable {
  init()
  /// The rule of the name.
  public static let automatic = SearchToolbarBehavior()
  /// The rule of the name.
  public static let minimize = SearchToolbarBehavior()
}

/// A document that is a value.
public protocol FileDocument {
  /// The kinds of data.
  static var readableContentTypes: [UTType] { get }
}
