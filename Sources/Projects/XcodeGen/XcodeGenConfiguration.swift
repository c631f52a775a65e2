/// The build configuration whose settings are read: Debug, or else the most similar configuration.
struct XcodeGenConfiguration {
  let name: String
  /// Whether XcodeGen uses its presets for debug builds in this configuration.
  let isDebug: Bool
  /// The names of all configurations of the project except this one.
  private let others: Set<String>

  /// - Parameter configurations: the types of the configurations by their names; `nil` for XcodeGen's defaults, Debug
  ///   and Release.
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

  /// Whether settings under a name in `configs` apply to this configuration: the configuration's name contains the
  /// name, and no other configuration has exactly that name.
  func matches(_ variant: String) -> Bool {
    name.lowercased().contains(variant.lowercased()) && !others.contains(variant)
  }
}
