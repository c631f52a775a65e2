/// Where text that was shrunk to fit lies in the height of its label.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where it was before shrinking.
  case alignBaselines = 0
  /// The middle of the text stays where it was.
  case alignCenters = 1
  /// The top of the text stays at the top of the label.
  case none = 2
}
