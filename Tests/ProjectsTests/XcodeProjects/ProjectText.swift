/// Writes the text of a `project.pbxproj` with one group, the folder App, and the given objects beside it.
struct ProjectText {
  /// Objects by identifier, in the syntax of property lists.
  var objects: [String: String] = [:]
  /// The files of the group, which are compiled.
  var sources = ["Main.swift"]
  /// The files of the group, which are copied.
  var resources: [String] = []
  var targetSettings = ""
  var projectSettings = "SDKROOT = iphoneos;"
  /// More values of the target.
  var target = ""

  var text: String {
    let files = sources + resources
    var all = objects
    all["P"] = """
      { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (\((["T"] + otherTargets).joined(separator: ", "))); }
      """
    all["G"] =
      "{ isa = PBXGroup; children = (\((["A"] + otherGroups).joined(separator: ", "))); sourceTree = \"<group>\"; }"
    let names = files.indices.map { "F\($0)" }.joined(separator: ", ")
    all["A"] = "{ isa = PBXGroup; children = (\(names)); path = App; sourceTree = \"<group>\"; }"
    for (index, file) in files.enumerated() {
      all["F\(index)"] = "{ isa = PBXFileReference; path = \"\(file)\"; sourceTree = \"<group>\"; }"
      all["B\(index)"] = "{ isa = PBXBuildFile; fileRef = F\(index); }"
    }
    func phase(_ indices: Range<Int>, _ kind: String) -> String {
      "{ isa = \(kind); files = (\(indices.map { "B\($0)" }.joined(separator: ", "))); }"
    }
    all["S"] = phase(0..<sources.count, "PBXSourcesBuildPhase")
    all["R"] = phase(sources.count..<files.count, "PBXResourcesBuildPhase")
    all["T"] = """
      { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
        buildConfigurationList = TL; buildPhases = (S, R); \(target) }
      """
    for (list, settings) in [("PL", projectSettings), ("TL", targetSettings)] {
      all[list] = "{ isa = XCConfigurationList; buildConfigurations = (\(list)R, \(list)D); }"
      all["\(list)R"] = "{ isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 4.0; }; }"
      let base = list == "TL" && all["X"] != nil ? "baseConfigurationReference = X;" : ""
      all["\(list)D"] = "{ isa = XCBuildConfiguration; name = Debug; \(base) buildSettings = { \(settings) }; }"
    }
    let lines = all.sorted { $0.key < $1.key }.map { "\t\t\($0.key) = \($0.value);" }
    return "// !$*UTF8*$!\n{\n\tobjects = {\n\(lines.joined(separator: "\n"))\n\t};\n\trootObject = P;\n}\n"
  }

  /// The identifiers of further targets.
  var otherTargets: [String] = []
  /// The identifiers of further objects of the main group.
  var otherGroups: [String] = []
}
