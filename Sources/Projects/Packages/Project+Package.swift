extension Project {
  /// The name of the manifest of a Swift package.
  public static let manifestName = "Package.swift"

  /// Makes a project of a Swift package: its modules and its tests.
  ///
  /// - Parameters:
  ///   - package: the package.
  ///   - path: the path of the package's manifest as the user passed it.
  ///   - folder: the absolute path of the package's folder.
  public init(_ package: PackageDescription, at path: String, folder: String) {
    self.init(path: path, folder: folder, targets: package.targets + package.tests, notes: [])
  }
}
