import UIKit

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
  public func makeCoordinator() {}
}
