/// A view for Xcode's canvas. Inert: it is never shown.
@preconcurrency @MainActor public protocol PreviewProvider {
  /// The views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder @MainActor static var previews: Previews { get }
}
