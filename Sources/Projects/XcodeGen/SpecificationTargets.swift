/// The targets of a specification, merged with their templates. A target for several platforms is split into one target
/// for each platform.
struct SpecificationTargets {
  /// The limits: the number of targets, the templates of a target, the levels of nested templates, and the values in
  /// all targets together.
  private static let most = (targets: 2000, templates: 256, depth: 16, values: 1_000_000)

  private let path: String
  private let templates: [String: YAMLValue]
  private var variables: SpecificationVariables
  /// The targets by their names.
  private(set) var targets: [String: YAMLValue] = [:]
  private(set) var notes: [ProjectNote] = []

  /// - Parameters:
  ///   - root: the specification, merged with the files that it includes.
  ///   - path: the path of the specification for error messages.
  init(of root: YAMLValue, path: String) throws(ProjectError) {
    self.path = path
    templates = root["targetTemplates"]?.table ?? [:]
    variables = SpecificationVariables(path: path)
    guard let entry = root["targets"] else { return }
    guard let all = entry.table ?? (entry.text == "" ? [:] : nil) else {
      throw ProjectError(entry.place.path, line: entry.place.line, "targets is a table: write each target by its name")
    }
    for (name, target) in all where target.table == nil {
      throw ProjectError(
        target.place.path, line: target.place.line,
        "the target \(name) is a table: write its type, platform and sources")
    }
    targets = all
    try splitByPlatform()
    try applyTemplates()
    try splitByPlatform()
  }

  private mutating func applyTemplates() throws(ProjectError) {
    var count = 0
    for (name, target) in targets.sorted(by: { $0.key < $1.key }) {
      var order: [String] = []
      var seen: Set<String> = []
      try collect(target, into: &order, &seen, depth: 0, of: name)
      guard !order.isEmpty else { continue }
      var merged: YAMLValue?
      for template in order { merged = templates[template]?.merged(onto: merged) ?? merged }
      var value = target.merged(onto: merged)
      count += value.count
      guard count <= Self.most.values else {
        throw ProjectError(path, "with their templates, the targets have more than \(Self.most.values) values")
      }
      value = try variables.expanded(value, ["target_name": name])
      value = try variables.expanded(value, (value["templateAttributes"]?.table ?? [:]).compactMapValues(\.text))
      targets[name] = value
    }
  }

  /// Collects the names of the templates that a target or template uses. A template comes after those that it uses
  /// itself.
  private mutating func collect(
    _ value: YAMLValue, into order: inout [String], _ seen: inout Set<String>, depth: Int, of target: String
  ) throws(ProjectError) {
    guard let names = value["templates"] else { return }
    for name in names.texts where seen.insert(name).inserted {
      guard depth < Self.most.depth, seen.count <= Self.most.templates else {
        throw ProjectError(
          names.place.path, line: names.place.line,
          "there are more than \(Self.most.templates) templates, or more than \(Self.most.depth) in each other")
      }
      guard let template = templates[name] else {
        notes.append(ProjectNote(names.place.path, "there is no template \(name), which the target \(target) names"))
        continue
      }
      try collect(template, into: &order, &seen, depth: depth + 1, of: target)
      order.append(name)
    }
  }

  /// Replaces each target that has a list of platforms by one target for each platform.
  private mutating func splitByPlatform() throws(ProjectError) {
    for (name, target) in targets {
      guard let platforms = target["platform"]?.list else { continue }
      targets[name] = nil
      for platform in platforms.compactMap(\.text) {
        var own = try variables.expanded(target, ["platform": platform])
        let place = own.place
        own = own.with("platform", YAMLValue(.text(platform, isPlain: true), at: place))
        if let version = own["deploymentTarget"], version.table != nil {
          own = own.with("deploymentTarget", version[platform])
        }
        let settings = own["settings"] ?? YAMLValue(.table([:]), at: place)
        own = own.with("settings", Self.named(settings, YAMLValue(.text(name, isPlain: false), at: place)))
        targets[(own["platformPrefix"]?.text ?? "") + name + (own["platformSuffix"]?.text ?? "_\(platform)")] = own
      }
    }
    guard targets.count <= Self.most.targets else {
      throw ProjectError(path, "there are more than \(Self.most.targets) targets")
    }
  }

  /// The settings with a product name that is the target's name without its platform, unless they already set the
  /// product name.
  private static func named(_ settings: YAMLValue, _ name: YAMLValue) -> YAMLValue {
    guard XcodeGenSettings.hasLevels(settings) else {
      return settings["PRODUCT_NAME"] == nil ? settings.with("PRODUCT_NAME", name) : settings
    }
    let base = settings["base"] ?? YAMLValue(.table([:]), at: settings.place)
    return base["PRODUCT_NAME"] == nil ? settings.with("base", base.with("PRODUCT_NAME", name)) : settings
  }
}
