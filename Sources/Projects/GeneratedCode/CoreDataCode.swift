/// Generates the Swift code of the entities of Core Data models.
///
/// The code corresponds to what Xcode generates according to [Generating code](
/// https://developer.apple.com/documentation/coredata/modeling_data/generating_code): for “Class Definition” a class
/// and an extension with the properties, for “Category/Extension” the extension only, for “Manual/None” nothing.
///
/// The properties store their values by key, since Linux has no `@NSManaged`. Setting a relationship does not set its
/// inverse.
struct CoreDataCode {
  private(set) var files: [GeneratedCode.File] = []
  private(set) var notes: [ProjectNote] = []

  /// - Parameters:
  ///   - models: the paths of the data models.
  ///   - target: the target that contains the models.
  init(_ models: [String], in target: ProjectTarget) {
    var taken: Set<String> = []
    for path in models {
      let model = CoreDataModel(path, module: target.moduleName)
      notes += model.notes
      let all = Dictionary(model.entities.map { ($0.name, $0) }) { first, _ in first }
      for entity in model.entities {
        guard let generation = entity.generation, let name = entity.className else { continue }
        guard taken.insert(name.lowercased()).inserted else {
          notes.append(ProjectNote(path, "there are two classes \(name): the second one is not generated"))
          continue
        }
        let code = CoreDataEntityCode(entity, className: name, in: all)
        if generation == .all { files.append(.init(name: "\(name)+CoreDataClass.swift", text: code.classText)) }
        files.append(.init(name: "\(name)+CoreDataProperties.swift", text: code.propertiesText))
        if entity.hasFetchedProperties {
          notes.append(ProjectNote(path, "the fetched properties of \(name) are not generated"))
        }
      }
    }
  }
}
