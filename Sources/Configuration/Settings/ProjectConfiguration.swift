import Audit
import Environments
import Foundation
import Walking

/// The contents of a configuration file, `.snug.yml`.
public struct ProjectConfiguration: Sendable {
  /// The path of the file, absolute or relative to the current folder.
  public var path: String
  /// Which rules run, and their settings.
  public var rules = RuleSelection()
  /// Rules and settings for some documents, in the order of the file. Later entries override earlier ones.
  public var overrides: [PathOverride] = []
  /// The values that the configuration sets at its top level for the axes of the environments. They apply in every
  /// matrix.
  public var environments = EnvironmentSelection()
  /// The project's own matrices by their names.
  public var matrices: [String: EnvironmentSelection] = [:]
  /// The name of the matrix to use; `nil` for the built-in `quick` matrix.
  public var matrix: String?
  /// The patterns of documents and folders that are not audited.
  public var excluded: [PathPattern] = []
  /// Findings that the configuration suppresses.
  public var suppressions: [SuppressionEntry] = []
  /// The texts that views show if code sets them. Later entries override earlier ones.
  public var texts: [TextEntry] = []
  /// The path of the baseline, relative to the configuration's folder; `nil` for none.
  public var baseline: String?
  /// The folder of the recorded screens, relative to the configuration's folder; `nil` for the default folder.
  public var recordings: String?
  /// The lowest impact at which a violation makes a run fail; `nil` if every violation does.
  public var failOn: Impact?
  /// How the app of an Xcode project is built, with paths as they are written.
  public var app = AppSettings()
  /// How apps are walked through, with paths as they are written.
  package var walk = WalkSettings()

  /// Makes an empty configuration.
  ///
  /// - Parameter path: the path of the file. Paths in it are relative to its folder.
  public init(path: String) {
    self.path = path
  }

  /// Whether the configuration excludes a document or folder from audits.
  public func excludes(_ path: String) -> Bool {
    guard !excluded.isEmpty else { return false }
    let relative = relative(path)
    return excluded.contains { $0.matches(relative) }
  }

  /// The patterns that match none of some paths, each with the key below which it stands, in the order of `excluded`,
  /// `paths` and `texts`.
  public func idlePatterns(among paths: [String]) -> [(key: String, pattern: String)] {
    let relative = paths.map(relative)
    let all =
      excluded.map { ("excluded", $0) } + overrides.flatMap(\.paths).map { ("paths", $0) }
      + texts.flatMap(\.documents).map { ("texts", $0) }
    return all.filter { _, pattern in !relative.contains(where: pattern.matches) }.map { ($0, $1.text) }
  }

  /// The environments of a matrix. On an axis for which the matrix has no values, those of ``environments`` are used.
  ///
  /// - Parameter name: `quick`, `full` or the name of one of ``matrices``; `nil` for the matrix that ``matrix`` names.
  /// - Throws: an error that lists the existing matrices, if there is no such matrix.
  public func environments(ofMatrix name: String?) throws(UnknownName) -> EnvironmentSelection {
    guard let name = name ?? matrix else { return environments }
    if let preset = MatrixPreset(rawValue: name) {
      var selection = environments
      selection.preset = preset
      return selection
    }
    guard let own = matrices[name] else {
      let names = MatrixPreset.allCases.map(\.rawValue) + matrices.keys.sorted()
      let suggestion = Suggestion.clause(for: name, among: names)
      throw UnknownName(
        message: "there is no matrix “\(name)”\(suggestion) there are \(names.joined(separator: ", "))")
    }
    return own.completed(by: environments)
  }

  /// The settings with which a document is audited.
  ///
  /// - Parameters:
  ///   - path: the path of the document.
  ///   - rules: the only rules to run, even if the configuration turns them off; empty for the rules of the
  ///     configuration.
  public func settings(forDocumentAt path: String, asking rules: [String] = []) -> DocumentSettings {
    var chosen: [String: RuleSettings] = [:]
    self.rules.apply(to: &chosen)
    let relative = overrides.isEmpty && texts.isEmpty ? "" : relative(path)
    for override in overrides where override.paths.contains(where: { $0.matches(relative) }) {
      override.rules.apply(to: &chosen)
    }
    let identifiers = RuleCatalogue.rules.map(\.identifier)
    let asked = identifiers.filter { rules.isEmpty ? chosen[$0]?.isOn != false : rules.contains($0) }
    var settings = DocumentSettings(rules: asked, environments: environments)
    for entry in texts where entry.documents.contains(where: { $0.matches(relative) }) {
      for view in entry.views { settings.shownTexts[view] = entry.shown }
    }
    settings.settings = chosen.filter { asked.contains($0.key) }
    return settings
  }

  /// The path of the baseline, with the configuration's folder put before it; `nil` if there is no baseline.
  public var baselinePath: String? { baseline.map(inFolder) }

  /// How apps are walked through, with the configuration's folder put before the paths. Text fields in `texts` get these texts.
  package var walkSettings: WalkSettings {
    var settings = walk
    // What `walk` itself says comes first.
    settings.fields += texts.compactMap(\.field)
    for index in settings.start.responses.indices {
      settings.start.responses[index].file = inFolder(settings.start.responses[index].file)
    }
    return settings
  }

  /// A path of the file with the configuration's folder put before it.
  func inFolder(_ relative: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? relative : "\(folder)/\(relative)"
  }

  /// Whether audited paths cover the whole project: one of them is the folder of the configuration, or one above it.
  public func isCovered(by paths: [String]) -> Bool {
    paths.contains { relative($0).split(separator: "/").allSatisfy { $0 == ".." } }
  }

  /// The folder of the file.
  public var folder: String { URL(filePath: path).deletingLastPathComponent().path }

  /// A path relative to the folder of the configuration.
  func relative(_ path: String) -> String {
    RelativePath.of(path, from: folder)
  }
}
