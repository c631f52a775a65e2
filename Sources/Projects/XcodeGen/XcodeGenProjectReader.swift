/// Makes a ``Project`` from a specification of XcodeGen, equivalent to the Xcode project that XcodeGen would generate.
/// XcodeGen is not run.
///
/// ``Specification`` reads the file, and ``XcodeGenTargetReader`` reads each target.
struct XcodeGenProjectReader {
  private let specification: Specification
  private let path: String

  /// - Parameters:
  ///   - specification: the specification.
  ///   - path: the path that the user passed: of the specification, or of the `.xcodeproj` that it generates.
  init(_ specification: Specification, path: String) {
    self.specification = specification
    self.path = path
  }

  func project() throws(ProjectError) -> Project {
    let configuration = XcodeGenConfiguration(specification.root["configs"])
    var settings = XcodeGenSettings(configuration, groups: specification.root["settingGroups"])
    var finder = FileFinder()
    let shared = try XcodeGenProject(specification, configuration, &settings, &finder)
    var project = Project(path: path, folder: specification.folder, targets: [], notes: [])
    var notes = specification.notes + shared.notes
    // A legacy target is built by an external tool and has no source files.
    for (name, value) in specification.targets.sorted(by: { $0.key < $1.key }) where value["legacy"] == nil {
      var reader = try XcodeGenTargetReader(name, value, in: shared, &settings, &finder)
      project.targets.append(try reader.target(&finder))
      notes += reader.notes
    }
    var seen: Set<ProjectNote> = []
    project.notes = (notes + finder.notes(for: specification.path)).filter { seen.insert($0).inserted }
    try project.lookForCycles()
    return project
  }
}
