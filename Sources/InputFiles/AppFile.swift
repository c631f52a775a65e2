package enum AppFile {
  /// The file extensions of documents, strings files, settings and sources of an app, in lowercase.
  package static let extensions: Set<String> = [
    "storyboard", "xib", "strings", "stringsdict", "xcstrings", "plist", "pbxproj", "xcconfig", "swift", "m", "mm", "h",
  ]
}
