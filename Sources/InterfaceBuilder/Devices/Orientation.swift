/// The orientation of a device.
nonisolated public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// Lying on its side.
  case landscape
}
