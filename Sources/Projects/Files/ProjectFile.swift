import Foundation

/// Determines kinds of files by their names.
enum ProjectFile {
  /// The extensions of folders that Xcode shows and copies as one file.
  private static let packages: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "scnassets", "docc", "playground",
    "mlpackage", "icon", "xcmappingmodel", "rcproject",
  ]
  private static let sources: Set<String> = [
    "swift", "m", "mm", "c", "cc", "cpp", "metal", "xcdatamodeld", "xcdatamodel", "intentdefinition", "mlmodel",
    "mlpackage", "xcmappingmodel", "s",
  ]
  /// The extensions of files in a synchronised folder that are not copied into the product.
  private static let others: Set<String> = ["h", "hpp", "pch", "md", "xcconfig", "entitlements", "modulemap", "docc"]

  /// Whether a folder with this name counts as one file.
  static func isPackage(_ name: String) -> Bool { packages.contains((name as NSString).pathExtension) }
  /// Whether a file is compiled, judged by its extension.
  static func isSource(_ path: String) -> Bool { sources.contains((path as NSString).pathExtension.lowercased()) }
  /// Whether a file is a Core ML model. Its name is enough for the class that Xcode generates for it.
  static func isLearningModel(_ path: String) -> Bool {
    ["mlmodel", "mlpackage"].contains((path as NSString).pathExtension.lowercased())
  }
  /// Whether a file of a synchronised folder is copied into the product.
  static func isResource(_ path: String) -> Bool {
    !isSource(path) && !others.contains((path as NSString).pathExtension.lowercased())
  }
}
