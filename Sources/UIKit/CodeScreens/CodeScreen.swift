/// A screen that an app's code creates, not a storyboard or xib: the content of a `#Preview`, or the first screen that
/// the app shows.
///
/// The build plugin turns each `#Preview` in the app's sources into a function that returns a `CodeScreen`.
@_spi(Generated) @MainActor public struct CodeScreen {
  /// The layout traits of a `#Preview`.
  public enum Trait: Sendable {
    /// The content fills the screen.
    case defaultLayout
    /// If the content is a view, it gets its fitting size and is centred on the screen.
    case sizeThatFitsLayout
    /// If the content is a view, it gets this size in points and is centred on the screen.
    case fixedLayout(width: CGFloat, height: CGFloat)
    /// An orientation of the device. It has no effect: the environments of an audit decide the orientation.
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  /// The name of the screen, unique within its source file.
  public let name: String
  /// The path of the source file.
  public let file: String
  /// The line of the `#Preview`, counted from 1.
  public let line: Int
  /// Shows the screen in a window; `nil` for a screen that is only made. A screen that is reached in a running app or in a test
  /// has been shown before it is looked at.
  package let show: ((UIWindow) throws(ScreenAbsence) -> ShownContent)?
  private let traits: [Trait]
  private let content: () -> UIResponder?

  /// - Parameter content: Creates a view controller or a view. It is called each time the screen is made.
  public init(
    name: String, file: String, line: Int, traits: [Trait] = [],
    @CodeScreenBuilder content: @escaping @MainActor () -> UIResponder?
  ) {
    self.name = name
    self.file = file
    self.line = line
    self.traits = traits
    self.content = content
    show = nil
  }

  /// - Parameter show: shows the screen in a window. It throws the reason if there is no such screen in the environment.
  package init(
    name: String, file: String, line: Int,
    showing show: @escaping @MainActor (UIWindow) throws(ScreenAbsence) -> ShownContent
  ) {
    self.name = name
    self.file = file
    self.line = line
    self.show = show
    traits = []
    content = { nil }
  }

  /// What a screen shows in a window.
  package struct ShownContent {
    /// The controller in front.
    package let controller: UIViewController
    /// The size that a test gives a view that is no screen of its own; `nil` for what fills the screen.
    package let partSize: CGSize?

    package init(_ controller: UIViewController, partSize: CGSize? = nil) {
      self.controller = controller
      self.partSize = partSize
    }
  }

  /// Creates a new controller that shows the screen; `nil` if the content is neither a controller nor a view.
  public func makeController() -> UIViewController? {
    switch content() {
    case let controller as UIViewController: controller
    case let view as UIView: CodeScreenController(showing: view, traits: traits)
    default: nil
    }
  }
}

/// Builds the content of a `#Preview`. Declarations and statements may come before the content.
@_spi(Generated) @resultBuilder public enum CodeScreenBuilder {
  /// Takes an expression that is a controller or a view.
  public static func buildExpression(_ content: UIResponder?) -> UIResponder? { content }
  /// Accepts a statement, such as a call of a function that returns nothing. It gives no content.
  public static func buildExpression(_ statement: Void) -> UIResponder? { nil }
  /// The last controller or view among the expressions of a block.
  public static func buildBlock(_ parts: UIResponder?...) -> UIResponder? { parts.compactMap { $0 }.last }
  /// The content of an `if` without `else`.
  public static func buildOptional(_ content: UIResponder??) -> UIResponder? { content ?? nil }
  /// The content of the first branch.
  public static func buildEither(first content: UIResponder?) -> UIResponder? { content }
  /// The content of the second branch.
  public static func buildEither(second content: UIResponder?) -> UIResponder? { content }
}
