import Audit

/// The data of an audit run that do not belong to a single document.
public struct RunHeader: Codable, Hashable, Sendable {
  /// The program and its version, such as `snug 0.1.0`.
  public var tool: String
  /// The rules that ran, in the order of their identifiers.
  public var rules: [RuleDescription]
  /// The folder in which the run was started, as a path from the repository's root; `nil` for the root itself, and
  /// without a repository. Fingerprints are made with it.
  public var folder: String?
  /// The part of an audit (shard) that this run did, if several machines shared the audit; `nil` for a whole audit.
  public var shard: RunShard?
  /// The parts that were left out of the apps' code; empty if no app's code ran, or if all of it compiled.
  public var apps: [AppCodeRecord] = []
  /// The walks through apps; empty if there were none.
  public var walks: [WalkRecord] = []
  /// The tests whose screens were audited; empty if none ran.
  public var tests: [TestsRecord] = []
  /// The project, commit and command of the run, for HTML pages; `nil` if they are not known. It is not written into
  /// run files.
  public var origin: RunOrigin?

  var whole: RunHeader {
    var header = self
    header.shard = nil
    // Parts of one audit may differ in this: each machine may have compiled other apps.
    header.apps = []
    header.walks = []
    header.tests = []
    return header
  }

  /// Makes the header of a run by a program with some rules.
  public init(tool: String, rules: [any Rule]) {
    self.tool = tool
    self.rules = rules.map(RuleDescription.init).sorted { $0.identifier < $1.identifier }
  }

  private enum CodingKeys: CodingKey {
    case tool, rules, folder, shard, apps, walks, tests
  }

  /// Decodes a header. Rules are missing in the oldest run files, apps, walks and tests if no app's code ran.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    tool = try values.decode(String.self, forKey: .tool)
    rules = try values.decodeIfPresent([RuleDescription].self, forKey: .rules) ?? []
    folder = try values.decodeIfPresent(String.self, forKey: .folder)
    shard = try values.decodeIfPresent(RunShard.self, forKey: .shard)
    apps = try values.decodeIfPresent([AppCodeRecord].self, forKey: .apps) ?? []
    walks = try values.decodeIfPresent([WalkRecord].self, forKey: .walks) ?? []
    tests = try values.decodeIfPresent([TestsRecord].self, forKey: .tests) ?? []
  }

  /// Encodes a header.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(tool, forKey: .tool)
    try values.encode(rules, forKey: .rules)
    try values.encodeIfPresent(folder, forKey: .folder)
    try values.encodeIfPresent(shard, forKey: .shard)
    if !apps.isEmpty { try values.encode(apps, forKey: .apps) }
    if !walks.isEmpty { try values.encode(walks, forKey: .walks) }
    if !tests.isEmpty { try values.encode(tests, forKey: .tests) }
  }
}
