/// The built-in sets of environments for an audit. A set supplies the values of those axes (device, text size and so
/// on) for which the command line and the configuration choose none.
nonisolated public enum MatrixPreset: String, Codable, Hashable, Sendable, CaseIterable {
  /// The environments in which layouts break most, about twenty.
  case quick
  /// More devices and text sizes, each in both orientations and appearances, every language of the document, and the
  /// pseudo-languages: about two hundred.
  case full
}
