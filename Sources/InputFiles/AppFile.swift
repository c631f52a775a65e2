package enum AppFile {
  /// The extensions of documents, texts, settings and sources, in lowercase letters.
  package static let extensions: Set<String> = [
    "storyboard", "xib", "strings", "stringsdict", "xcstrings", "plist", "pbxproj", "xcconfig", "swift", "m", "mm", "h",
  ]
}
