// Made by `make surface` from Surface/SwiftUI/Apps.swift; don't edit.
// swift-format-ignore-file

import Foundation
@_exported import UIKit

/// An app of SwiftUI. Inert: it is not started.
@preconcurrency @MainActor public protocol App {
  /// What the app consists of.
  associatedtype Body: Scene
  /// What the app consists of.
  @SceneBuilder @MainActor var body: Body { get }
  /// Creates the app.
  @MainActor init()
}

extension App {
  /// Starts the app. Inert.
  public static func main() {}
}

/// A part of an app. Inert: it is not shown.
@preconcurrency @MainActor public protocol Scene {
  /// What it consists of.
  associatedtype Body: Scene
  /// What it consists of.
  @SceneBuilder @MainActor var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Scenes of SwiftUI consist of nothing.
  public var body: Never { fatalError("nothing of SwiftUI is drawn here") }
}

/// Puts scenes together.
@resultBuilder public enum SceneBuilder {
  /// A scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Scenes.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content)
    -> SceneParts { SceneParts() }
  /// A scene of an `if` without an `else`.
  public static func buildOptional(_ scene: (any Scene)?) -> SceneParts { SceneParts() }
  /// A scene behind `if #available`.
  public static func buildLimitedAvailability(_ scene: any Scene) -> SceneParts { SceneParts() }
}

/// Scenes of an app. Inert: nothing of SwiftUI is drawn.
nonisolated public struct SceneParts: Scene {
  /// There is none.
  public typealias Body = Never
  init() {}
}

/// Windows of an app. Inert: nothing of SwiftUI is drawn.
nonisolated public struct WindowGroup<Content: View>: Scene {
  /// There is none.
  public typealias Body = Never
  /// Windows with a view.
  public init(@ViewBuilder content: () -> Content) {}
  /// Windows of a name with a view.
  public init(id: String, @ViewBuilder content: () -> Content) {}
  /// Windows with a title and a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Windows of a name with a title and a view.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  /// Windows for a value.
  public init<D: Codable & Hashable>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content) {}
  /// Windows for a value.
  public init<D: Codable & Hashable>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content) {}
}

/// The settings of an app. Inert: nothing of SwiftUI is drawn.
nonisolated public struct Settings<Content: View>: Scene {
  /// There is none.
  public typealias Body = Never
  /// Settings with a view.
  public init(@ViewBuilder content: () -> Content) {}
}

nonisolated extension Scene {
  /// Acts when a value changes. Inert: it never acts.
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (_ newValue: Value) -> Void)
    -> some Scene { self }
  /// Acts when a value changes. Inert: it never acts.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene { self }
  /// The scene with another value in its environment. Inert.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
  /// The scene with an object in its environment. Inert.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
  /// The scene with an object in its environment. Inert.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
  /// The scene with commands. Inert.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  /// The scene for what comes from elsewhere. Inert.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// The scene, which does something behind the others. Inert.
  public func backgroundTask(_ task: BackgroundTask, action: @escaping @Sendable () async -> Void) -> some Scene { self }
}

/// Something that is done behind the others.
public struct BackgroundTask: Sendable {
  init() {}
  /// Brings an app up to date.
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

/// Commands of a menu bar. Inert: nothing of SwiftUI is drawn.
@preconcurrency @MainActor public protocol Commands {
  /// What they consist of.
  associatedtype Body: Commands
  /// What they consist of.
  @CommandsBuilder @MainActor var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Commands of SwiftUI consist of nothing.
  public var body: Never { fatalError("nothing of SwiftUI is drawn here") }
}

/// Puts commands together.
@resultBuilder public enum CommandsBuilder {
  /// A command.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// Commands.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> CommandParts { CommandParts() }
  /// A command of an `if` without an `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> CommandParts { CommandParts() }
}

/// Commands of a menu bar. Inert: nothing of SwiftUI is drawn.
nonisolated public struct CommandParts: Commands {
  /// There is none.
  public typealias Body = Never
  init() {}
}

/// Where commands are.
public struct CommandGroupPlacement: Sendable {
  init() {}
  /// The place of the name.
  public static let appInfo = CommandGroupPlacement()
  /// The place of the name.
  public static let appSettings = CommandGroupPlacement()
  /// The place of the name.
  public static let appTermination = CommandGroupPlacement()
  /// The place of the name.
  public static let appVisibility = CommandGroupPlacement()
  /// The place of the name.
  public static let help = CommandGroupPlacement()
  /// The place of the name.
  public static let importExport = CommandGroupPlacement()
  /// The place of the name.
  public static let newItem = CommandGroupPlacement()
  /// The place of the name.
  public static let pasteboard = CommandGroupPlacement()
  /// The place of the name.
  public static let printItem = CommandGroupPlacement()
  /// The place of the name.
  public static let saveItem = CommandGroupPlacement()
  /// The place of the name.
  public static let sidebar = CommandGroupPlacement()
  /// The place of the name.
  public static let singleWindowList = CommandGroupPlacement()
  /// The place of the name.
  public static let systemServices = CommandGroupPlacement()
  /// The place of the name.
  public static let textEditing = CommandGroupPlacement()
  /// The place of the name.
  public static let textFormatting = CommandGroupPlacement()
  /// The place of the name.
  public static let toolbar = CommandGroupPlacement()
  /// The place of the name.
  public static let undoRedo = CommandGroupPlacement()
  /// The place of the name.
  public static let windowArrangement = CommandGroupPlacement()
  /// The place of the name.
  public static let windowList = CommandGroupPlacement()
  /// The place of the name.
  public static let windowSize = CommandGroupPlacement()
}

/// Commands at a place. Inert: nothing of SwiftUI is drawn.
nonisolated public struct CommandGroup<Content: View>: Commands {
  /// There is none.
  public typealias Body = Never
  /// Commands in the place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Commands before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Commands behind others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A menu of commands. Inert: nothing of SwiftUI is drawn.
nonisolated public struct CommandMenu<Content: View>: Commands {
  /// There is none.
  public typealias Body = Never
  /// A menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// The delegate of UIKit in an app of SwiftUI.
@propertyWrapper @preconcurrency @MainActor
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// The delegate.
  public var wrappedValue: DelegateType { fatalError("apps of SwiftUI are not started here") }
  /// Makes a delegate. Inert: the app is not started.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

/// Shows a view of SwiftUI in an app of UIKit. Inert: its view is a box with its class's name.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  /// What it would show.
  public var rootView: Content
  /// How the size follows from the view. Inert.
  public var sizingOptions: UIHostingControllerSizingOptions = []
  /// What of the safe area counts. Inert.
  public var safeAreaRegions: SafeAreaRegions = .all

  /// Creates a controller for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for a view; `nil`, as no document has such a view.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// No document has such a controller.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// Makes the box.
  open override func loadView() { view = UIOpaqueView(representing: "UIHostingController", frame: UIScreen.main.bounds) }

  /// The size that the view wants: none is known.
  open func sizeThatFits(in size: CGSize) -> CGSize { .zero }
}

/// How a size follows from a view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Ways by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The size that a controller wants.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The size that a view wants.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Shows a view of SwiftUI in a cell of UIKit. Inert: the cell shows nothing.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  /// Nothing.
  public func makeContentView() -> any UIView
    & UIContentView { UIListContentConfiguration.cell().makeContentView() }
  /// The configuration itself.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
  /// The content with other distances. Inert.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration { self }
  /// The content with other distances. Inert.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration { self }
  /// The content with a least size. Inert.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration { self }
  /// The content before a colour. Inert.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, AnyView> { UIHostingConfiguration<Content, AnyView>() }
  /// The content before a view. Inert.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> { UIHostingConfiguration<Content, B>() }
  init() {}
}

extension UIHostingConfiguration where Background == EmptyView {
  /// A content.
  public init(@ViewBuilder content: () -> Content) { self.init() }
}

/// Draws a view into a picture. Inert: there is none.
@preconcurrency @MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// The size that is proposed.
  public var proposedSize = ProposedViewSize.unspecified
  /// Whether nothing shines through.
  public var isOpaque = false
  /// Draws a view.
  public init(content: Content) { self.content = content }
  /// The picture: none.
  public var uiImage: UIImage? { nil }
  /// The picture: none.
  public var cgImage: CGImage? { nil }
}

/// What a controller of UIKit in a view of SwiftUI is made with.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What the controller tells its news to.
  public let coordinator: Representable.Coordinator
  /// How the change is animated.
  public let transaction: Transaction
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
  /// Called when the controller goes away.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what the controller tells its news to.
  func makeCoordinator() -> Coordinator
  /// The size that the controller wants.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing. Inert.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Nothing. Inert.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  /// The usual size.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
    -> CGSize? { nil }
}

/// What a view of UIKit in a view of SwiftUI is made with.
@preconcurrency @MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the view tells its news to.
  public let coordinator: Representable.Coordinator
  /// How the change is animated.
  public let transaction: Transaction
  /// The values around the view.
  public let environment: EnvironmentValues
}

/// A view of UIKit in a view of SwiftUI. Inert: it is never made.
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
  /// Called when the view goes away.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what the view tells its news to.
  func makeCoordinator() -> Coordinator
  /// The size that the view wants.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing. Inert.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Nothing. Inert.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// The usual size.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

/// A device of Xcode's canvas. Inert: the canvas is not shown.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// The device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The device of a name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
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

nonisolated extension View {
  /// The view on a device of Xcode's canvas. Inert.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// The view with a name in Xcode's canvas. Inert.
  public func previewDisplayName(_ value: String?) -> some View { self }
  /// The view in a canvas of another size. Inert.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// The view on a device that is held in another way. Inert.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
  /// The view in another canvas. Inert.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}

/// A canvas of Xcode. Inert: it is not shown.
public protocol PreviewContext {}

/// A view for Xcode's canvas. Inert: it is never shown.
@preconcurrency @MainActor public protocol PreviewProvider {
  /// The views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder @MainActor static var previews: Previews { get }
  /// The device.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Any device.
  public static var platform: PreviewPlatform? { nil }
}

/// The devices of Xcode's canvas.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// Changes views for Xcode's canvas. Inert: it is never asked to.
@preconcurrency @MainActor public protocol PreviewModifier {
  /// What is shared.
  associatedtype Context = Void
  /// The changed view.
  associatedtype Body: View
  /// The view.
  typealias Content = AnyView
  /// Makes what is shared.
  static func makeSharedContext() async throws -> Context
  /// The changed view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}
