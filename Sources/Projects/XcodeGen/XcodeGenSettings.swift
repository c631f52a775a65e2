/// Settings of a specification: a table of values, or one with `base`, `configs` and `groups`.
struct XcodeGenSettings {
  /// The limits of groups: levels of nested groups, and how many values they have together.
  private static let most = (depth: 16, values: 500_000)

  private let configuration: XcodeGenConfiguration
  private let groups: [String: YAMLValue]
  /// The values of groups that were read before; `nil` for one that is being read.
  private var known: [String: [String: String]?] = [:]
  private var count = 0

  /// - Parameter groups: the entry `settingGroups` of the specification.
  init(_ configuration: XcodeGenConfiguration, groups: YAMLValue?) {
    self.configuration = configuration
    self.groups = groups?.table ?? [:]
  }

  /// Whether settings are a table of levels, and not of values.
  static func hasLevels(_ settings: YAMLValue) -> Bool {
    settings["base"] != nil || settings["configs"] != nil || settings["groups"] != nil
  }

  /// The values of settings in the configuration.
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
    // The variant with the whole name comes last.
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
