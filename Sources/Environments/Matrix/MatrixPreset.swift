/// How many environments an audit chooses on the axes that nobody has filled.
nonisolated public enum MatrixPreset: String, Codable, Hashable, Sendable, CaseIterable {
  /// Those in which layouts break most, some twenty.
  case quick
  /// More devices and text sizes, each in both orientations and appearances, every language of the document, and the
  /// pseudo-languages: some two hundred.
  case full
}
