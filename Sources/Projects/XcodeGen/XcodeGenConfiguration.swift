/// The configuration that a project is read in: Debug, or else the one that is closest to it.
struct XcodeGenConfiguration {
  let name: String
  /// Whether XcodeGen gives it the settings of a debug build.
  let isDebug: Bool
  /// The names of the other configurations.
  private let others: Set<String>

  /// - Parameter configurations: the types of the configurations by their names; `nil` for XcodeGen's own two.
  init(_ configurations: YAMLValue?) {
    var types = (configurations?.table ?? [:]).mapValues { $0.text }
    if types.isEmpty { types = ["Debug": "debug", "Release": "release"] }
    let names = types.keys.sorted()
    name =
      names.first { $0 == "Debug" } ?? names.first { $0.hasPrefix("Debug") } ?? names.first { types[$0] == "debug" }
      ?? names.first ?? "Debug"
    isDebug = types[name] == "debug"
    others = Set(names).subtracting([name])
  }

  /// Whether settings of a variant are for this configuration: its name contains that of the variant, and no other
  /// configuration has just that name.
  func matches(_ variant: String) -> Bool {
    name.lowercased().contains(variant.lowercased()) && !others.contains(variant)
  }
}
