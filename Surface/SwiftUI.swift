import Foundation
@_exported import UIKit

/// A value that somebody else keeps.
@byHand @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// A value that closures read and set.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void)

  /// A value that never changes.
  public static func constant(_ value: Value) -> Binding<Value>

  /// The value.
  public var wrappedValue: Value { get nonmutating set }

  /// The binding itself.
  public var projectedValue: Binding<Value> { get }

  /// A part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> { get }
}

/// Whether a view is light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

/// The text size that people have chosen.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

/// Distances to the edges of a rectangle.
public struct EdgeInsets: Hashable, Sendable {
  /// At the top.
  public var top: CGFloat
  /// Where lines of text begin.
  public var leading: CGFloat
  /// At the bottom.
  public var bottom: CGFloat
  /// Where lines of text end.
  public var trailing: CGFloat

  /// Distances.
  @kept public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)

  /// None.
  @kept(self.init(top: 0, leading: 0, bottom: 0, trailing: 0)) public init()
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
}

/// A value from around a view: here always the default value.
@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// The value of a key path.
  @kept public init(_ keyPath: KeyPath<EnvironmentValues, Value>)

  /// The value.
  @answers(EnvironmentValues()[keyPath: keyPath]) public var wrappedValue: Value { get }
}

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

  /// How letters look.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  private init()

  /// A font of UIKit.
  @inert public init(_ font: UIFont)

  /// The system's font of a style.
  @answers(Font()) public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font

  /// The system's font of a size, in points.
  @answers(Font()) public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font

  /// A font of a name, which follows the text size.
  @answers(Font())
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle = .body) -> Font

  /// A font of a name, which stays as it is.
  @answers(Font()) public static func custom(_ name: String, fixedSize: CGFloat) -> Font
}

extension View {
  /// The view with another font. Inert.
  @answers(self) public func font(_ font: Font?) -> some View
}

/// A device of Xcode's canvas. Inert: the canvas is not shown.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// The device of a name.
  @kept public init(rawValue: String)

  /// The device of a name.
  @kept(self.init(rawValue: value)) public init(stringLiteral value: String)
}

/// How large Xcode's canvas is. Inert: the canvas is not shown.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device of Xcode's canvas is held. Inert: the canvas is not shown.
public enum InterfaceOrientation: Hashable, CaseIterable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension View {
  /// The view on a device of Xcode's canvas. Inert.
  @answers(self) public func previewDevice(_ value: PreviewDevice?) -> some View

  /// The view with a name in Xcode's canvas. Inert.
  @answers(self) public func previewDisplayName(_ value: String?) -> some View

  /// The view in a canvas of another size. Inert.
  @answers(self) public func previewLayout(_ value: PreviewLayout) -> some View

  /// The view on a device that is held in another way. Inert.
  @answers(self) public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View
}

/// A view for Xcode's canvas. Inert: it is never shown.
@preconcurrency @MainActor public protocol PreviewProvider {
  /// The views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder @MainActor static var previews: Previews { get }
}

/// A value that a view keeps. Here it is the first one until it is set; no view is made anew.
@byHand @propertyWrapper public struct State<Value> {
  /// Begins with a value.
  public init(wrappedValue value: Value)

  /// Begins with a value.
  public init(initialValue value: Value)

  /// The value.
  public var wrappedValue: Value { get nonmutating set }

  /// The value for others.
  public var projectedValue: Binding<Value> { get }
}

/// Shows a view of SwiftUI in an app of UIKit. Inert: its view is a box with its class's name.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  /// What it would show.
  public var rootView: Content

  /// Creates a controller for a view.
  @kept(super.init(nibName: nil, bundle: nil)) public init(rootView: Content)

  /// Creates a controller for a view; `nil`, as no document has such a view.
  @kept(super.init(coder: aDecoder)) public init?(coder aDecoder: NSCoder, rootView: Content)

  /// No document has such a controller.
  @answers(nil) public required init?(coder aDecoder: NSCoder)

  /// Makes the box.
  @kept(view = UIOpaqueView(representing: "UIHostingController", frame: UIScreen.main.bounds))
  open override func loadView()

  /// The size that the view wants: none is known.
  @answers(.zero) open func sizeThatFits(in size: CGSize) -> CGSize
}

/// What a controller of UIKit in a view of SwiftUI is made with.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What the controller tells its news to.
  public let coordinator: Representable.Coordinator
  /// The values around the controller.
  public let environment: EnvironmentValues
}

/// A controller of UIKit in a view of SwiftUI. Inert: it is never made.
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// What the controller tells its news to.
  associatedtype Coordinator = Void
  /// What the controller is made with.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Makes the controller anew.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes what the controller tells its news to.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing.
  @inert public func makeCoordinator()
}

/// What a view of UIKit in one of SwiftUI is made with.
@preconcurrency @MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the view tells its news to.
  public let coordinator: Representable.Coordinator
  /// The values around the view.
  public let environment: EnvironmentValues
}

/// A view of UIKit in one of SwiftUI. Inert: it is never made.
@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// What the view tells its news to.
  associatedtype Coordinator = Void
  /// What the view is made with.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Makes the view anew.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what the view tells its news to.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing.
  @inert public func makeCoordinator()
}

/// A part of a screen of SwiftUI. Inert: it is never shown.
@preconcurrency @MainActor public protocol View {
  /// What the part consists of.
  associatedtype Body: View
  /// What the part consists of.
  @ViewBuilder @MainActor var body: Body { get }
}

extension Never: View {
  /// There is none.
  @answers(fatalError("there is no value of Never")) public var body: Never { get }
}

extension View where Body == Never {
  /// SwiftUI's own views consist of nothing.
  @answers(fatalError("views of SwiftUI are not shown here")) public var body: Never { get }
}

extension View {
  /// The view with a modifier.
  @answers(ModifiedContent(content: self, modifier: modifier))
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier>

  /// The view with another value in its environment. Inert.
  @answers(self)
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View

  /// Acts when a value changes. Inert: it never acts.
  @answers(self)
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View

  /// Acts when a value changes. Inert: it never acts.
  @answers(self)
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View

  /// Acts when the view appears. Inert: it never acts.
  @answers(self) public func onAppear(perform action: (() -> Void)? = nil) -> some View

  /// Acts when the view goes away. Inert: it never acts.
  @answers(self) public func onDisappear(perform action: (() -> Void)? = nil) -> some View
}

/// Makes one view of the views of a closure.
@preconcurrency @MainActor @resultBuilder public enum ViewBuilder {
  /// No view.
  @answers(EmptyView()) public static func buildBlock() -> EmptyView
  /// One view.
  @answers(content) public static func buildBlock<Content: View>(_ content: Content) -> Content
  /// Several views.
  @answers(TupleView((repeat each content)))
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  /// A view of an expression.
  @answers(content) public static func buildExpression<Content: View>(_ content: Content) -> Content
  /// A view of an `if` without an `else`.
  @answers(content) public static func buildIf<Content: View>(_ content: Content?) -> Content?
  /// The first of two views.
  @answers(.first(first))
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second>
  /// The second of two views.
  @answers(.second(second))
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second>
  /// A view behind `if #available`.
  @answers(AnyView(content)) public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView
}

extension Optional: View where Wrapped: View {
  /// There is none.
  public typealias Body = Never
}

/// Several views.
public struct TupleView<Content>: View {
  /// The views.
  public let value: Content

  /// Puts views together.
  @kept public init(_ value: Content)
}

/// One of two views.
public enum ConditionalContent<First: View, Second: View>: View {
  /// The first one.
  case first(First)
  /// The second one.
  case second(Second)
}

/// Views that are treated alike. Inert: none is shown.
public struct Group<Content: View>: View {
  /// Puts views together.
  @inert public init(@ViewBuilder content: () -> Content)
}

/// A view for each element of a collection. Inert: none is made.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  /// The elements.
  public let data: Data
  /// Makes the view of an element.
  public let content: (Data.Element) -> Content

  /// A view for each element, which a value of it identifies.
  @kept
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  )
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element.
  @kept(self.data = data, self.content = content)
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each number.
  @kept(self.data = data, self.content = content)
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
}

/// Nothing.
public struct EmptyView: View {
  /// Creates nothing.
  public init()
}

/// A view of any type.
public struct AnyView: View {
  /// Hides the type of a view.
  @inert public init<Content: View>(_ view: Content)
  /// Hides the type of a view.
  @inert public init<Content: View>(erasing view: Content)
}

/// Changes a view. Inert: it is never asked to.
@preconcurrency @MainActor public protocol ViewModifier {
  /// What the changed view consists of.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = ModifiedView<Self>
  /// The changed view.
  @ViewBuilder @MainActor func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct ModifiedView<Modifier: ViewModifier>: View {}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Puts both together.
  @kept public init(content: Content, modifier: Modifier)
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// There is none.
  public typealias Body = Never
}
