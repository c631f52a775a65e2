@_exported import UIKit

/// A part of a screen of SwiftUI. Inert: it is never shown.
@preconcurrency @MainActor public protocol View {
  /// What the part consists of.
  associatedtype Body: View
  /// What the part consists of.
  @ViewBuilder @MainActor var body: Body { get }
}

extension Never: View {
  /// There is none.
  public var body: Never { fatalError("there is no value of Never") }
}

extension View where Body == Never {
  /// SwiftUI's own views consist of nothing.
  public var body: Never { fatalError("views of SwiftUI are not shown here") }
}

extension View {
  /// The view with a modifier.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// The view with another value in its environment. Inert.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    self
  }

  /// Acts when a value changes. Inert: it never acts.
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
    self
  }

  /// Acts when a value changes. Inert: it never acts.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    self
  }

  /// Acts when the view appears. Inert: it never acts.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Acts when the view goes away. Inert: it never acts.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
}
