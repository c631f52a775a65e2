import Foundation
import InputFiles

/// The current version of a Core Data model.
struct CoreDataModel {
  private(set) var entities: [CoreDataEntity] = []
  private(set) var notes: [ProjectNote] = []

  /// The limits of a model: the size of its file, and the number of entities that are read.
  private static let most = (megabytes: 16, entities: 2000)

  /// - Parameters:
  ///   - path: the path of an `.xcdatamodeld` or `.xcdatamodel`.
  ///   - module: the name of the target's module.
  init(_ path: String, module: String) {
    let version = path.hasSuffix(".xcdatamodeld") ? Self.currentVersion(of: path) : path
    guard let version else {
      notes.append(ProjectNote(path, "the data model has no version"))
      return
    }
    let contents = "\(version)/contents"
    do throws(RegularFile.Problem) {
      let data = try RegularFile.read(contents, atMost: Self.most.megabytes)
      guard let tree = XMLTreeParser.tree(of: data), tree.name == "model" else {
        notes.append(ProjectNote(contents, "the data model is no XML of Xcode's data models"))
        return
      }
      let elements = tree.children("entity")
      entities = elements.prefix(Self.most.entities).compactMap { CoreDataEntity($0, module: module) }
      if elements.count > Self.most.entities {
        notes.append(ProjectNote(contents, "the data model has too many entities: the rest has no classes"))
      }
    } catch {
      notes.append(ProjectNote(contents, "the data model could not be read: \(error.reason)"))
    }
  }

  /// The path of the version that the file `.xccurrentversion` names, or else of the first version.
  private static func currentVersion(of path: String) -> String? {
    let versions = FolderListing(path)?.names.filter { $0.hasSuffix(".xcdatamodel") } ?? []
    let data = try? RegularFile.read("\(path)/.xccurrentversion", atMost: 1)
    let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any]
    let current = list?["_XCCurrentVersionName"] as? String
    return (versions.first { $0 == current } ?? versions.first).map { "\(path)/\($0)" }
  }
}
