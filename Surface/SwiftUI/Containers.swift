import Foundation
@_exported import UIKit

/// A list. Inert: nothing of SwiftUI is drawn.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {}

nonisolated extension List where SelectionValue == Never {
  /// A list of views.
  @inert public init(@ViewBuilder content: () -> Content)
  /// A list of a collection.
  @inert
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  /// A list of a collection, the elements of which a value identifies.
  @inert
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  where Content == ForEach<Data, ID, RowContent>
  /// A list of numbers.
  @inert
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent>
  /// A list of a binding.
  @inert
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent)
  where Content == ForEach<BoundElements<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable
  /// A list of a tree.
  @inert
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
}

nonisolated extension List {
  /// A list of views, some of which are chosen.
  @inert public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)
  /// A list of views, one of which is chosen.
  @inert public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
  /// A list of a collection, some elements of which are chosen.
  @inert
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  /// A list of a collection, an element of which is chosen.
  @inert
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  /// A list of a collection, some elements of which are chosen.
  @inert
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  where Content == ForEach<Data, ID, RowContent>
  /// A list of a collection, an element of which is chosen.
  @inert
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  where Content == ForEach<Data, ID, RowContent>
}

/// A part of a list. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Section<Parent, Content, Footer> {}

nonisolated extension Section: View where Parent: View, Content: View, Footer: View {
  /// There is none.
  public typealias Body = Never
  /// A part with a header and a footer.
  @inert
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
  /// A part with a header and a footer.
  @inert public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A part with a footer.
  @inert public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
  /// A part with a footer.
  @inert public init(footer: Footer, @ViewBuilder content: () -> Content)
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A part with a header.
  @inert public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
  /// A part with a header.
  @inert public init(header: Parent, @ViewBuilder content: () -> Content)
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A part.
  @inert public init(@ViewBuilder content: () -> Content)
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A part with a text above.
  @inert public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  /// A part with a text above.
  @_disfavoredOverload @inert public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  /// A part with a text above, which can be closed.
  @inert
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
  /// A part with a text above, which can be closed.
  @_disfavoredOverload @inert
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A part with a header, which can be closed.
  @inert
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
}

/// Controls for settings. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Form<Content: View>: View {
  /// A form.
  @inert public init(@ViewBuilder content: () -> Content)
}

/// Views that scroll. Inert: nothing of SwiftUI is drawn.
nonisolated public struct ScrollView<Content: View>: View {
  /// The views.
  public var content: Content
  /// Views that scroll.
  @kept(self.content = content())
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
}

/// Scrolls to a view. Inert: nothing scrolls.
public struct ScrollViewProxy: Sendable {
  init()
  /// Scrolls to a view.
  @inert public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)
}

/// A view that can scroll others. Inert: nothing scrolls.
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// A view that can scroll others.
  @inert public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
}

/// Whether a bar shows how far people scrolled.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  init()
  /// The rule of the name.
  public static let automatic = ScrollIndicatorVisibility()
  /// The rule of the name.
  public static let visible = ScrollIndicatorVisibility()
  /// The rule of the name.
  public static let hidden = ScrollIndicatorVisibility()
  /// The rule of the name.
  public static let never = ScrollIndicatorVisibility()
}

/// When the keyboard goes away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  init()
  /// The rule of the name.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// The rule of the name.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// The rule of the name.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// The rule of the name.
  public static let never = ScrollDismissesKeyboardMode()
}

/// Whether views scroll over their ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  init()
  /// The rule of the name.
  public static let automatic = ScrollBounceBehavior()
  /// The rule of the name.
  public static let always = ScrollBounceBehavior()
  /// The rule of the name.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// Where scrolling ends.
public protocol ScrollTargetBehavior {}

/// At a page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// At a page.
  public init()
}

/// At a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How far people scroll.
  public struct LimitBehavior: Sendable {
    init()
    /// The rule of the name.
    public static let automatic = LimitBehavior()
    /// The rule of the name.
    public static let always = LimitBehavior()
    /// The rule of the name.
    public static let never = LimitBehavior()
    /// The rule of the name.
    public static let alwaysByOne = LimitBehavior()
    /// The rule of the name.
    public static let alwaysByFew = LimitBehavior()
  }

  /// At a view.
  @inert public init(limitBehavior: LimitBehavior = .automatic)
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At a page.
  @answers(PagingScrollTargetBehavior()) public static var paging: PagingScrollTargetBehavior { get }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At a view.
  @answers(ViewAlignedScrollTargetBehavior()) public static var viewAligned: ViewAlignedScrollTargetBehavior { get }
  /// At a view.
  @answers(ViewAlignedScrollTargetBehavior())
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
    -> ViewAlignedScrollTargetBehavior
}

/// Where people scrolled. Inert: nowhere.
public struct ScrollPosition: Equatable, Sendable {
  /// At the beginning.
  public init()
  /// At a view of a type.
  @inert public init(idType: any Hashable.Type)
  /// At an edge.
  @inert public init(edge: Edge)
  /// Scrolls to an edge.
  @inert public mutating func scrollTo(edge: Edge)
  /// Scrolls to a view.
  @inert public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil)
}

/// How far people scrolled. Inert: not at all.
public struct ScrollGeometry: Equatable, Sendable {
  init()
  /// How far.
  @answers(.zero) public var contentOffset: CGPoint { get }
  /// The size of the contents.
  @answers(.zero) public var contentSize: CGSize { get }
  /// Distances around the contents.
  @answers(EdgeInsets()) public var contentInsets: EdgeInsets { get }
  /// The size of the view.
  @answers(.zero) public var containerSize: CGSize { get }
  /// What is seen.
  @answers(.zero) public var visibleRect: CGRect { get }
  /// The bounds.
  @answers(.zero) public var bounds: CGRect { get }
}

/// Where margins are.
public struct ContentMarginPlacement: Sendable {
  init()
  /// The place of the name.
  public static let automatic = ContentMarginPlacement()
  /// The place of the name.
  public static let scrollContent = ContentMarginPlacement()
  /// The place of the name.
  public static let scrollIndicators = ContentMarginPlacement()
}

/// A screen with a bar. Inert: nothing of SwiftUI is drawn.
nonisolated public struct NavigationView<Content: View>: View {
  /// Screens with bars.
  @inert public init(@ViewBuilder content: () -> Content)
}

/// Screens above each other. Inert: nothing of SwiftUI is drawn.
nonisolated public struct NavigationStack<Data, Root: View>: View {}

nonisolated extension NavigationStack where Data == NavigationPath {
  /// Screens above a first one.
  @inert public init(@ViewBuilder root: () -> Root)
  /// Screens of a path above a first one.
  @inert public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
}

nonisolated extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  /// Screens of a collection above a first one.
  @inert public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
}

/// The screens that are open. Inert: none is.
public struct NavigationPath: Equatable {
  /// How many.
  public var count = 0
  /// None.
  public init()
  /// Screens for elements.
  @inert public init<S: Sequence>(_ elements: S) where S.Element: Hashable
  /// Whether there is none.
  @answers(count == 0) public var isEmpty: Bool { get }
  /// Opens a screen.
  @kept(count += 1) public mutating func append<V: Hashable>(_ value: V)
  /// Closes screens.
  @kept(count -= k) public mutating func removeLast(_ k: Int = 1)
}

/// Columns of screens. Inert: nothing of SwiftUI is drawn.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  /// Three columns.
  @inert
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
  /// Three columns, some of which are seen.
  @inert
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
}

nonisolated extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  @inert public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  /// Two columns, some of which are seen.
  @inert
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail)
}

/// Which columns are seen.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private enum Kind {
    case detailOnly, doubleColumn, all, automatic
  }

  private let kind: Kind
  @kept private init(kind: Kind)
  /// The contents alone.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
  /// Two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  /// All.
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The usual.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
}

/// A way to another screen. Inert: nobody can go it.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  /// A way with a view.
  @inert public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
  /// A way with a view.
  @inert public init(destination: Destination, @ViewBuilder label: () -> Label)
  /// A way that is gone as long as a value says so.
  @inert
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
  /// A way that is gone as long as a value says so.
  @inert public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
  /// A way that is gone as long as a value is chosen.
  @inert
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
  /// A way that is gone as long as a value is chosen.
  @inert
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label)
  /// Whether the way goes to the contents.
  @answers(self) public func isDetailLink(_ isDetailLink: Bool) -> some View
}

nonisolated extension NavigationLink where Destination == Never {
  /// A way to the screen of a value.
  @inert public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
}

nonisolated extension NavigationLink where Label == Text, Destination == Never {
  /// A way to the screen of a value, with a text.
  @inert public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  /// A way to the screen of a value, with a text.
  @_disfavoredOverload @inert public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
}

nonisolated extension NavigationLink where Label == Text {
  /// A way with a text.
  @inert public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
  /// A way with a text.
  @_disfavoredOverload @inert
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination)
  /// A way with a text.
  @inert public init(_ titleKey: LocalizedStringKey, destination: Destination)
  /// A way with a text.
  @_disfavoredOverload @inert public init<S: StringProtocol>(_ title: S, destination: Destination)
  /// A way with a text, which is gone as long as a value says so.
  @inert public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>)
  /// A way with a text, which is gone as long as a value says so.
  @_disfavoredOverload @inert
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>)
}

/// Screens beside each other, one of which is seen. Inert: nothing of SwiftUI is drawn.
nonisolated public struct TabView<SelectionValue: Hashable, Content>: View {}

nonisolated extension TabView where Content: View {
  /// Screens, one of which is chosen.
  @inert public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
}

nonisolated extension TabView where SelectionValue == Int, Content: View {
  /// Screens.
  @inert public init(@ViewBuilder content: () -> Content)
}

/// A screen of a tab view. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Tab<Value, Content: View, Label: View>: View {}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  init()
  /// The tab of the name.
  public static let search = TabRole()
}

nonisolated extension Tab where Value: Hashable, Label == SwiftUILabel {
  /// A screen with a text and a symbol.
  @inert
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content)
  /// A screen with a text and a symbol.
  @_disfavoredOverload @inert
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
}

nonisolated extension Tab where Value == Never, Label == SwiftUILabel {
  /// A screen with a text and a symbol.
  @inert
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
  /// A screen with a text and a symbol.
  @_disfavoredOverload @inert
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
}

nonisolated extension View {
  /// The row before another view. Inert.
  @answers(self) public func listRowBackground<V: View>(_ view: V?) -> some View
  /// The row with other distances. Inert.
  @answers(self) public func listRowInsets(_ insets: EdgeInsets?) -> some View
  /// The row with or without lines. Inert.
  @answers(self) public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
  /// The row with lines of a colour. Inert.
  @answers(self) public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
  /// The part with or without lines. Inert.
  @answers(self) public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
  /// The part with lines of a colour. Inert.
  @answers(self) public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
  /// The list with other distances. Inert.
  @answers(self) public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View
  /// The list with other distances. Inert.
  @answers(self) public func listSectionSpacing(_ spacing: CGFloat) -> some View
  /// The list with other distances. Inert.
  @answers(self) public func listRowSpacing(_ spacing: CGFloat?) -> some View
  /// The list with symbols in a colour. Inert.
  @answers(self) public func listItemTint(_ tint: Color?) -> some View
  /// The list with symbols in a colour. Inert.
  @answers(self) public func listItemTint(_ tint: ListItemTint?) -> some View
  /// The row, which may not be deleted. Inert.
  @answers(self) public func deleteDisabled(_ isDisabled: Bool) -> some View
  /// The row, which may not be moved. Inert.
  @answers(self) public func moveDisabled(_ isDisabled: Bool) -> some View
  /// The row, which may not be chosen. Inert.
  @answers(self) public func selectionDisabled(_ isDisabled: Bool = true) -> some View
  /// The row with buttons beside it. Inert.
  @answers(self) public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View
  /// The view with a number. Inert.
  @answers(self) public func badge(_ count: Int) -> some View
  /// The view with a small text. Inert.
  @answers(self) public func badge(_ label: Text?) -> some View
  /// The view with a small text. Inert.
  @answers(self) public func badge(_ key: LocalizedStringKey?) -> some View
  /// The view, which people can load anew. Inert.
  @answers(self) public func refreshable(action: @escaping @Sendable () async -> Void) -> some View
  /// The view with or without bars that show how far people scrolled. Inert.
  @answers(self) public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View
  /// The view with bars that flash. Inert.
  @answers(self) public func scrollIndicatorsFlash(onAppear: Bool) -> some View
  /// The view with or without a background. Inert.
  @answers(self) public func scrollContentBackground(_ visibility: Visibility) -> some View
  /// The view, which does not scroll. Inert.
  @answers(self) public func scrollDisabled(_ disabled: Bool) -> some View
  /// The view, which is seen outside of its bounds. Inert.
  @answers(self) public func scrollClipDisabled(_ disabled: Bool = true) -> some View
  /// The view, which takes the keyboard away. Inert.
  @answers(self) public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  /// The view, which scrolls over its ends or not. Inert.
  @answers(self) public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  /// The view with places where scrolling ends. Inert.
  @answers(self) public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View
  /// The views at which scrolling ends. Inert.
  @answers(self) public func scrollTargetLayout(isEnabled: Bool = true) -> some View
  /// The view at which scrolling ends. Inert.
  @answers(self) public func scrollTarget(isEnabled: Bool = true) -> some View
  /// The view at a place. Inert.
  @answers(self) public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View
  /// The view at a place. Inert.
  @answers(self) public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View
  /// The view at a place at first. Inert.
  @answers(self) public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View
  /// The view, which changes as it scrolls. Inert.
  @answers(self) public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View
  /// Acts when people scroll. Inert.
  @answers(self) public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View
  /// Acts when people begin and end scrolling. Inert.
  @answers(self) public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View
  /// Acts when the view comes and goes. Inert.
  @answers(self) public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  /// The view with margins. Inert.
  @answers(self) public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View
  /// The view with margins. Inert.
  @answers(self) public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View
  /// The view with margins. Inert.
  @answers(self) public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  /// The screen with a title. Inert.
  @answers(self) public func navigationTitle(_ title: Text) -> some View
  /// The screen with a title. Inert.
  @answers(self) public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View
  /// The screen with a title. Inert.
  @_disfavoredOverload @answers(self) public func navigationTitle<S: StringProtocol>(_ title: S) -> some View
  /// The screen with a title. Inert.
  @answers(self) public func navigationTitle(_ title: Binding<String>) -> some View
  /// The screen with a second title. Inert.
  @answers(self) public func navigationSubtitle(_ subtitle: Text) -> some View
  /// The screen with a second title. Inert.
  @answers(self) public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View
  /// The screen with a second title. Inert.
  @_disfavoredOverload @answers(self) public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View
  /// The screen with a title. Inert.
  @answers(self) public func navigationBarTitle(_ title: Text) -> some View
  /// The screen with a title. Inert.
  @answers(self) public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View
  /// The screen with a title. Inert.
  @_disfavoredOverload @answers(self) public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View
  /// The screen with a title. Inert.
  @answers(self) public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  /// The screen with a title. Inert.
  @answers(self) public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View
  /// The screen with a title. Inert.
  @_disfavoredOverload @answers(self) public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View
  /// The screen with a large or a small title. Inert.
  @answers(self) public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  /// The screen with or without a bar. Inert.
  @answers(self) public func navigationBarHidden(_ hidden: Bool) -> some View
  /// The screen with or without a way back. Inert.
  @answers(self) public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  /// The screen with views in its bar. Inert.
  @answers(self) public func navigationBarItems<L: View>(leading: L) -> some View
  /// The screen with views in its bar. Inert.
  @answers(self) public func navigationBarItems<T: View>(trailing: T) -> some View
  /// The screen with views in its bar. Inert.
  @answers(self) public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View
  /// The view with screens for values. Inert.
  @answers(self) public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View
  /// The view with a screen that a value shows. Inert.
  @answers(self) public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View
  /// The view with a screen that a value shows. Inert.
  @answers(self) public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View
  /// The column with a width. Inert.
  @answers(self) public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View
  /// The column with a width. Inert.
  @answers(self) public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  /// The screen of a document. Inert.
  @answers(self) public func navigationDocument(_ url: URL) -> some View
  /// The screen with a tab. Inert.
  @answers(self) public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View
  /// The tabs with a view above. Inert.
  @answers(self) public func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View
  /// The tabs, which become smaller. Inert.
  @answers(self) public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View
  /// The view before a colour of what it stands in. Inert.
  @answers(self) public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
    -> some View
  /// The view before another one of what it stands in. Inert.
  @answers(self) public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View
}

/// When tabs become smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  init()
  /// The rule of the name.
  public static let automatic = TabBarMinimizeBehavior()
  /// The rule of the name.
  public static let onScrollDown = TabBarMinimizeBehavior()
  /// The rule of the name.
  public static let onScrollUp = TabBarMinimizeBehavior()
  /// The rule of the name.
  public static let never = TabBarMinimizeBehavior()
}

/// Where a background is.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  init()
  /// The place of the name.
  public static let navigation = ContainerBackgroundPlacement()
  /// The place of the name.
  public static let navigationSplitView = ContainerBackgroundPlacement()
  /// The place of the name.
  public static let tabView = ContainerBackgroundPlacement()
  /// The place of the name.
  public static let widget = ContainerBackgroundPlacement()
  /// The place of the name.
  public static let window = ContainerBackgroundPlacement()
  /// The place of the name.
  public static let subscriptionStore = ContainerBackgroundPlacement()
}

/// Distances between parts of a list.
public struct ListSectionSpacing: Sendable {
  init()
  /// The distance of the name.
  public static let `default` = ListSectionSpacing()
  /// The distance of the name.
  public static let compact = ListSectionSpacing()
  /// A distance.
  @answers(ListSectionSpacing()) public static func custom(_ spacing: CGFloat) -> ListSectionSpacing
}

/// The colour of symbols in a list.
public struct ListItemTint: Sendable {
  init()
  /// The colour of texts.
  public static let monochrome = ListItemTint()
  /// A colour, always.
  @answers(ListItemTint()) public static func fixed(_ tint: Color) -> ListItemTint
  /// A colour, unless people chose another one.
  @answers(ListItemTint()) public static func preferred(_ tint: Color) -> ListItemTint
}

/// Whether people scroll.
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating
}

extension ScrollPhase {
  /// Whether they do.
  @answers(self != .idle) public var isScrolling: Bool { get }
}

/// How views change as they scroll.
public struct ScrollTransitionConfiguration: Sendable {
  init()
  /// The way of the name.
  public static let interactive = ScrollTransitionConfiguration()
  /// The way of the name.
  public static let animated = ScrollTransitionConfiguration()
  /// The way of the name.
  public static let identity = ScrollTransitionConfiguration()
  /// The way, later. Inert.
  @answers(self) public func threshold(_ threshold: Double) -> ScrollTransitionConfiguration
}

/// How far a view is on its way.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
}

extension ScrollTransitionPhase {
  /// Whether it is in the middle.
  @answers(self == .identity) public var isIdentity: Bool { get }
  /// The way that is left.
  @answers(0) public var value: Double { get }
}

/// What a screen shows in its bar.
public struct NavigationBarItem: Sendable {
  /// How large a title is.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large, inlineLarge
  }
}
