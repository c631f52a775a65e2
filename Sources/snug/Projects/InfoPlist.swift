import Foundation
import InputFiles
import Projects

/// The property list that Xcode would put into an app: the target's `Info.plist`, with keys from the build settings
/// added.
struct InfoPlist {
  private(set) var values: [String: Any]

  init(_ target: ProjectTarget) {
    let file = target.infoPlist.flatMap { try? RegularFile.read($0, atMost: 16) }.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    values = file ?? [:]
    for (key, value) in target.infoPlistKeys {
      let name = key.replacing(/_(iPhone|iPad)$/) { "~\($0.1.lowercased())" }
      values[name] = Self.lists.contains(where: key.hasPrefix) ? value.split(separator: " ").map(String.init) : value
    }
  }

  /// The build settings whose value is a list of words, which becomes an array in the property list.
  private static let lists = ["UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities"]

  /// Writes the property list into the build folder, and returns the file's path.
  func write(into build: BuildFolder) throws -> String {
    let path = "\(build.path)/Info.plist"
    let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    try data.write(to: URL(filePath: path), options: .atomic)
    return path
  }
}
