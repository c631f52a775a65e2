/// The built-in matrices, which decide the environments of an audit on axes for which no value is chosen.
nonisolated public enum MatrixPreset: String, Codable, Hashable, Sendable, CaseIterable {
  /// The environments in which layouts break most, about twenty.
  case quick
  /// More devices and text sizes, each in both orientations and appearances, every language of the document, and the
  /// pseudo-languages: about two hundred.
  case full
}
