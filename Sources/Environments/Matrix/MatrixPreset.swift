/// The environments that an audit chooses on the axes for which nothing was given.
nonisolated public enum MatrixPreset: String, Codable, Hashable, Sendable, CaseIterable {
  /// The environments in which layouts break most, about twenty.
  case quick
  /// More devices and text sizes, each in both orientations and appearances, every language of the document, and the
  /// pseudo-languages: about two hundred.
  case full
}
