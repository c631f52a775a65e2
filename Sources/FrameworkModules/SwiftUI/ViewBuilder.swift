/// Makes one view of the views of a closure.
@preconcurrency @MainActor @resultBuilder public enum ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }
  /// A view of an expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// A view of an `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first of two views.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
    .first(first)
  }
  /// The second of two views.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
    .second(second)
  }
  /// A view behind `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
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
  public init(_ value: Content) {
    self.value = value
  }
}

/// One of two views.
public enum ConditionalContent<First: View, Second: View>: View {
  /// The first one.
  case first(First)
  /// The second one.
  case second(Second)
}

/// Nothing.
public struct EmptyView: View {
  /// Creates nothing.
  public init() {}
}

/// A view of any type.
public struct AnyView: View {
  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {}
  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) {}
}
