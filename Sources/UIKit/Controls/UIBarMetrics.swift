/// The kinds of bars, by height, for which looks are set.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// Ordinary bars.
  case `default` = 0
  /// Low bars.
  case compact = 1
  /// Ordinary bars with a prompt.
  case defaultPrompt = 101
  /// Low bars with a prompt.
  case compactPrompt = 102
}
