/// Folders with other people's code and with what tools have made, in which no documents are looked for unless they are named.
public nonisolated enum ForeignFolders {
  /// The names of the folders.
  public static let names: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// Whether a file or folder is below such a folder, or is one.
  public static func contain(_ path: String) -> Bool {
    path.split(separator: "/").contains { names.contains(String($0)) }
  }
}
