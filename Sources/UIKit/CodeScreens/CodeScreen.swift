/// A screen that code makes: the content of a `#Preview`.
///
/// The build plugin turns a `#Preview` into a function that returns one.
@_spi(Generated) @MainActor public struct CodeScreen {
  /// The layout traits of a `#Preview`.
  public enum Trait: Sendable {
    /// The content fills the screen.
    case defaultLayout
    /// A view has its fitting size and is centred on the screen.
    case sizeThatFitsLayout
    /// A view has a size in points and is centred on the screen.
    case fixedLayout(width: CGFloat, height: CGFloat)
    /// Stored, without effect: the environments of a run decide how the device is held.
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  /// The name of the screen. No other screen of the file has the same name.
  public let name: String
  /// The path of the source file.
  public let file: String
  /// The line of the `#Preview`, counted from 1.
  public let line: Int
  private let traits: [Trait]
  private let content: () -> UIResponder?

  /// - Parameter content: makes a controller or a view.
  public init(
    name: String, file: String, line: Int, traits: [Trait] = [],
    @CodeScreenBuilder content: @escaping @MainActor () -> UIResponder?
  ) {
    self.name = name
    self.file = file
    self.line = line
    self.traits = traits
    self.content = content
  }

  /// Makes the screen; `nil` if the code makes neither a controller nor a view.
  public func makeController() -> UIViewController? {
    switch content() {
    case let controller as UIViewController: controller
    case let view as UIView: CodeScreenController(showing: view, traits: traits)
    default: nil
    }
  }
}

/// Builds the content of a `#Preview`. Declarations and statements may come before it.
@_spi(Generated) @resultBuilder public enum CodeScreenBuilder {
  /// A controller or a view.
  public static func buildExpression(_ content: UIResponder?) -> UIResponder? { content }
  /// A statement, as a call that returns nothing.
  public static func buildExpression(_ statement: Void) -> UIResponder? { nil }
  /// The last controller or view.
  public static func buildBlock(_ parts: UIResponder?...) -> UIResponder? { parts.compactMap { $0 }.last }
  /// The content of an `if` without `else`.
  public static func buildOptional(_ content: UIResponder??) -> UIResponder? { content ?? nil }
  /// The content of the first branch.
  public static func buildEither(first content: UIResponder?) -> UIResponder? { content }
  /// The content of the second branch.
  public static func buildEither(second content: UIResponder?) -> UIResponder? { content }
}
