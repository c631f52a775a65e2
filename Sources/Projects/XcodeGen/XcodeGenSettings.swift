/// Reads the build settings of a specification: a table of values, or a table with the levels `base`, `configs` and
/// `groups`.
struct XcodeGenSettings {
  /// The limits of setting groups: the levels of nested groups, and the number of values in all groups together.
  private static let most = (depth: 16, values: 500_000)

  private let configuration: XcodeGenConfiguration
  private let groups: [String: YAMLValue]
  /// The values of the groups that were read before, by the names of the groups; `nil` for a group that is being read.
  private var known: [String: [String: String]?] = [:]
  private var count = 0

  /// - Parameters:
  ///   - configuration: the configuration whose settings are read.
  ///   - groups: the value of the entry `settingGroups` in the specification.
  init(_ configuration: XcodeGenConfiguration, groups: YAMLValue?) {
    self.configuration = configuration
    self.groups = groups?.table ?? [:]
  }

  /// Whether settings are a table with levels, rather than a table of values.
  static func hasLevels(_ settings: YAMLValue) -> Bool {
    settings["base"] != nil || settings["configs"] != nil || settings["groups"] != nil
  }

  /// The values of settings that apply to the configuration.
  mutating func values(of settings: YAMLValue?) throws(ProjectError) -> [String: String] {
    guard let settings else { return [:] }
    return try values(of: settings, depth: 0)
  }

  private mutating func values(of settings: YAMLValue, depth: Int) throws(ProjectError) -> [String: String] {
    guard Self.hasLevels(settings) else { return (settings.table ?? [:]).compactMapValues(\.setting) }
    guard depth < Self.most.depth else {
      throw ProjectError(
        settings.place.path, line: settings.place.line,
        "more than \(Self.most.depth) levels of settings stand in each other")
    }
    var values: [String: String] = [:]
    for group in (settings["groups"] ?? settings["presets"])?.texts ?? [] {
      values.merge(try self.values(ofGroup: group, depth: depth)) { _, new in new }
    }
    values.merge((settings["base"]?.table ?? [:]).compactMapValues(\.setting)) { _, new in new }
    let variants = settings["configs"]?.table ?? [:]
    // The longest name, which matches the configuration most exactly, comes last and overrides the others.
    for (variant, own) in variants.sorted(by: { ($0.key.count, $0.key) < ($1.key.count, $1.key) })
    where configuration.matches(variant) {
      values.merge(try self.values(of: own, depth: depth + 1)) { _, new in new }
    }
    return values
  }

  private mutating func values(ofGroup name: String, depth: Int) throws(ProjectError) -> [String: String] {
    if let known = known[name] { return known ?? [:] }
    guard let group = groups[name] else { return [:] }
    known[name] = .some(nil)
    let values = try values(of: group, depth: depth + 1)
    count += values.count
    guard count <= Self.most.values else {
      throw ProjectError(
        group.place.path, line: group.place.line, "the groups of settings have more than \(Self.most.values) values")
    }
    known[name] = values
    return values
  }
}
