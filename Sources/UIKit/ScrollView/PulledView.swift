/// A view above the content of a scroll view that is pulled with it.
@MainActor protocol PulledView {
  /// Called while a finger drags the content below its start.
  ///
  /// - Parameter distance: how far, in points.
  func wasPulled(by distance: CGFloat)
}
