// Made by `make surface` from Surface/SwiftUI/Containers.swift; don't edit.
// swift-format-ignore-file

import Foundation
@_exported import UIKit

/// A list. Inert: nothing of SwiftUI is drawn.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {}

nonisolated extension List where SelectionValue == Never {
  /// A list of views.
  public init(@ViewBuilder content: () -> Content) {}
  /// A list of a collection.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {}
  /// A list of a collection, the elements of which a value identifies.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  where Content == ForEach<Data, ID, RowContent> {}
  /// A list of numbers.
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {}
  /// A list of a binding.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent)
  where Content == ForEach<BoundElements<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {}
  /// A list of a tree.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {}
}

nonisolated extension List {
  /// A list of views, some of which are chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {}
  /// A list of views, one of which is chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
  /// A list of a collection, some elements of which are chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {}
  /// A list of a collection, an element of which is chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {}
  /// A list of a collection, some elements of which are chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  where Content == ForEach<Data, ID, RowContent> {}
  /// A list of a collection, an element of which is chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  where Content == ForEach<Data, ID, RowContent> {}
}

/// A part of a list. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Section<Parent, Content, Footer> {}

nonisolated extension Section: View where Parent: View, Content: View, Footer: View {
  /// There is none.
  public typealias Body = Never
  /// A part with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {}
  /// A part with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {}
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A part with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
  /// A part with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {}
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A part with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
  /// A part with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {}
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A part.
  public init(@ViewBuilder content: () -> Content) {}
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A part with a text above.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// A part with a text above.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
  /// A part with a text above, which can be closed.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {}
  /// A part with a text above, which can be closed.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {}
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A part with a header, which can be closed.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
}

/// Controls for settings. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Form<Content: View>: View {
  /// A form.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Views that scroll. Inert: nothing of SwiftUI is drawn.
nonisolated public struct ScrollView<Content: View>: View {
  /// The views.
  public var content: Content
  /// Views that scroll.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// Scrolls to a view. Inert: nothing scrolls.
public struct ScrollViewProxy: Sendable {
  init() {}
  /// Scrolls to a view. Inert.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A view that can scroll others. Inert: nothing scrolls.
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// A view that can scroll others.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}

/// Whether a bar shows how far people scrolled.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  init() {}
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
  init() {}
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
  init() {}
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
  public init() {}
}

/// At a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How far people scroll.
  public struct LimitBehavior: Sendable {
    init() {}
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
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At a page.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At a view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// At a view.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
    -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

/// Where people scrolled. Inert: nowhere.
public struct ScrollPosition: Equatable, Sendable {
  /// At the beginning.
  public init() {}
  /// At a view of a type.
  public init(idType: any Hashable.Type) {}
  /// At an edge.
  public init(edge: Edge) {}
  /// Scrolls to an edge. Inert.
  public mutating func scrollTo(edge: Edge) {}
  /// Scrolls to a view. Inert.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {}
}

/// How far people scrolled. Inert: not at all.
public struct ScrollGeometry: Equatable, Sendable {
  init() {}
  /// How far.
  public var contentOffset: CGPoint { .zero }
  /// The size of the contents.
  public var contentSize: CGSize { .zero }
  /// Distances around the contents.
  public var contentInsets: EdgeInsets { EdgeInsets() }
  /// The size of the view.
  public var containerSize: CGSize { .zero }
  /// What is seen.
  public var visibleRect: CGRect { .zero }
  /// The bounds.
  public var bounds: CGRect { .zero }
}

/// Where margins are.
public struct ContentMarginPlacement: Sendable {
  init() {}
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
  public init(@ViewBuilder content: () -> Content) {}
}

/// Screens above each other. Inert: nothing of SwiftUI is drawn.
nonisolated public struct NavigationStack<Data, Root: View>: View {}

nonisolated extension NavigationStack where Data == NavigationPath {
  /// Screens above a first one.
  public init(@ViewBuilder root: () -> Root) {}
  /// Screens of a path above a first one.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {}
}

nonisolated extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  /// Screens of a collection above a first one.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {}
}

/// The screens that are open. Inert: none is.
public struct NavigationPath: Equatable {
  /// How many.
  public var count = 0
  /// None.
  public init() {}
  /// Screens for elements.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {}
  /// Whether there is none.
  public var isEmpty: Bool { count == 0 }
  /// Opens a screen.
  public mutating func append<V: Hashable>(_ value: V) { count += 1 }
  /// Closes screens.
  public mutating func removeLast(_ k: Int = 1) { count -= k }
}

/// Columns of screens. Inert: nothing of SwiftUI is drawn.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {}
  /// Three columns, some of which are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {}
}

nonisolated extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}
  /// Two columns, some of which are seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail) {}
}

/// Which columns are seen.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private enum Kind {
    case detailOnly, doubleColumn, all, automatic
  }

  private let kind: Kind
  private init(kind: Kind) { self.kind = kind }
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
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
  /// A way with a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {}
  /// A way that is gone as long as a value says so.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
  /// A way that is gone as long as a value says so.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {}
  /// A way that is gone as long as a value is chosen.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
  /// A way that is gone as long as a value is chosen.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {}
  /// Whether the way goes to the contents.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

nonisolated extension NavigationLink where Destination == Never {
  /// A way to the screen of a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
}

nonisolated extension NavigationLink where Label == Text, Destination == Never {
  /// A way to the screen of a value, with a text.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {}
  /// A way to the screen of a value, with a text.
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {}
}

nonisolated extension NavigationLink where Label == Text {
  /// A way with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}
  /// A way with a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {}
  /// A way with a text.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {}
  /// A way with a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {}
  /// A way with a text, which is gone as long as a value says so.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {}
  /// A way with a text, which is gone as long as a value says so.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {}
}

/// Screens beside each other, one of which is seen. Inert: nothing of SwiftUI is drawn.
nonisolated public struct TabView<SelectionValue: Hashable, Content>: View {}

nonisolated extension TabView where Content: View {
  /// Screens, one of which is chosen.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

nonisolated extension TabView where SelectionValue == Int, Content: View {
  /// Screens.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A screen of a tab view. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Tab<Value, Content: View, Label: View>: View {}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  init() {}
  /// The tab of the name.
  public static let search = TabRole()
}

nonisolated extension Tab where Value: Hashable, Label == SwiftUILabel {
  /// A screen with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content) {}
  /// A screen with a text and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {}
}

nonisolated extension Tab where Value == Never, Label == SwiftUILabel {
  /// A screen with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {}
  /// A screen with a text and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {}
}

nonisolated extension View {
  /// The row before another view. Inert.
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  /// The row with other distances. Inert.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// The row with or without lines. Inert.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  /// The row with lines of a colour. Inert.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  /// The part with or without lines. Inert.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  /// The part with lines of a colour. Inert.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  /// The list with other distances. Inert.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  /// The list with other distances. Inert.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  /// The list with other distances. Inert.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  /// The list with symbols in a colour. Inert.
  public func listItemTint(_ tint: Color?) -> some View { self }
  /// The list with symbols in a colour. Inert.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self }
  /// The row, which may not be deleted. Inert.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  /// The row, which may not be moved. Inert.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  /// The row, which may not be chosen. Inert.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// The row with buttons beside it. Inert.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
  /// The view with a number. Inert.
  public func badge(_ count: Int) -> some View { self }
  /// The view with a small text. Inert.
  public func badge(_ label: Text?) -> some View { self }
  /// The view with a small text. Inert.
  public func badge(_ key: LocalizedStringKey?) -> some View { self }
  /// The view, which people can load anew. Inert.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  /// The view with or without bars that show how far people scrolled. Inert.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// The view with bars that flash. Inert.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// The view with or without a background. Inert.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// The view, which does not scroll. Inert.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// The view, which is seen outside of its bounds. Inert.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// The view, which takes the keyboard away. Inert.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// The view, which scrolls over its ends or not. Inert.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View { self }
  /// The view with places where scrolling ends. Inert.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  /// The views at which scrolling ends. Inert.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// The view at which scrolling ends. Inert.
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }
  /// The view at a place. Inert.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { self }
  /// The view at a place. Inert.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
  /// The view at a place at first. Inert.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// The view, which changes as it scrolls. Inert.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  /// Acts when people scroll. Inert.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }
  /// Acts when people begin and end scrolling. Inert.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }
  /// Acts when the view comes and goes. Inert.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View { self }
  /// The view with margins. Inert.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// The view with margins. Inert.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// The view with margins. Inert.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View { self }
  /// The screen with a title. Inert.
  public func navigationTitle(_ title: Text) -> some View { self }
  /// The screen with a title. Inert.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  /// The screen with a title. Inert.
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  /// The screen with a title. Inert.
  public func navigationTitle(_ title: Binding<String>) -> some View { self }
  /// The screen with a second title. Inert.
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }
  /// The screen with a second title. Inert.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
  /// The screen with a second title. Inert.
  @_disfavoredOverload public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
  /// The screen with a title. Inert.
  public func navigationBarTitle(_ title: Text) -> some View { self }
  /// The screen with a title. Inert.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  /// The screen with a title. Inert.
  @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
  /// The screen with a title. Inert.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View { self }
  /// The screen with a title. Inert.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  /// The screen with a title. Inert.
  @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  /// The screen with a large or a small title. Inert.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View { self }
  /// The screen with or without a bar. Inert.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// The screen with or without a way back. Inert.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
  /// The screen with views in its bar. Inert.
  public func navigationBarItems<L: View>(leading: L) -> some View { self }
  /// The screen with views in its bar. Inert.
  public func navigationBarItems<T: View>(trailing: T) -> some View { self }
  /// The screen with views in its bar. Inert.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
  /// The view with screens for values. Inert.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  /// The view with a screen that a value shows. Inert.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }
  /// The view with a screen that a value shows. Inert.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  /// The column with a width. Inert.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// The column with a width. Inert.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View { self }
  /// The screen of a document. Inert.
  public func navigationDocument(_ url: URL) -> some View { self }
  /// The screen with a tab. Inert.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  /// The tabs with a view above. Inert.
  public func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View { self }
  /// The tabs, which become smaller. Inert.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// The view before a colour of what it stands in. Inert.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
    -> some View { self }
  /// The view before another one of what it stands in. Inert.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
}

/// When tabs become smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  init() {}
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
  init() {}
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
  init() {}
  /// The distance of the name.
  public static let `default` = ListSectionSpacing()
  /// The distance of the name.
  public static let compact = ListSectionSpacing()
  /// A distance.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// The colour of symbols in a list.
public struct ListItemTint: Sendable {
  init() {}
  /// The colour of texts.
  public static let monochrome = ListItemTint()
  /// A colour, always.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// A colour, unless people chose another one.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
}

/// Whether people scroll.
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating
}

extension ScrollPhase {
  /// Whether they do.
  public var isScrolling: Bool { self != .idle }
}

/// How views change as they scroll.
public struct ScrollTransitionConfiguration: Sendable {
  init() {}
  /// The way of the name.
  public static let interactive = ScrollTransitionConfiguration()
  /// The way of the name.
  public static let animated = ScrollTransitionConfiguration()
  /// The way of the name.
  public static let identity = ScrollTransitionConfiguration()
  /// The way, later. Inert.
  public func threshold(_ threshold: Double) -> ScrollTransitionConfiguration { self }
}

/// How far a view is on its way.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
}

extension ScrollTransitionPhase {
  /// Whether it is in the middle.
  public var isIdentity: Bool { self == .identity }
  /// The way that is left.
  public var value: Double { 0 }
}

/// What a screen shows in its bar.
public struct NavigationBarItem: Sendable {
  /// How large a title is.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large, inlineLarge
  }
}
