/// Overlays that can be drawn over a screen to show how it is laid out.
nonisolated public enum OverlayKind: String, CaseIterable, Hashable, Sendable {
  /// The frame of every view, coloured by what the view is.
  case frames
  /// The class of every view, written into the corner of its frame.
  case classes
  /// The alignment rectangles, on which constraints act, if they differ from the frames.
  case alignment
  /// First and last baselines of text.
  case baselines
  /// The layout margins of views with subviews.
  case margins
  /// The part of the screen that bars and the device's safe areas leave free.
  case safeArea = "safe-area"
}
