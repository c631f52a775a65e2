/// Overlays that can be drawn over a screen to show how it is laid out.
nonisolated public enum OverlayKind: String, CaseIterable, Hashable, Sendable {
  /// The frame of every view, in a colour for the kind of view (text, control, image, …).
  case frames
  /// The name of each view's class, written into the corner of its frame.
  case classes
  /// The alignment rectangles, to which constraints refer, of views for which they differ from the frames.
  case alignment
  /// The first and last baselines of views with text.
  case baselines
  /// The layout margins of views with subviews.
  case margins
  /// The root view's safe area, with the rest of the view shaded.
  case safeArea = "safe-area"
}
