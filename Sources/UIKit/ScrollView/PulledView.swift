/// A view above the content of a scroll view, such as a refresh control, that reacts when the content is dragged down
/// beyond its top.
@preconcurrency @MainActor protocol PulledView {
  /// Called while a finger drags the content down beyond its top.
  ///
  /// - Parameter distance: How far the content would have moved beyond its top, in points.
  func wasPulled(by distance: CGFloat)
}
