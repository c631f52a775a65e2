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
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// There is none.
  public typealias Body = Never
}
