import Audit
import Environments
import InterfaceBuilder

/// One line of a run file. ``RunFileReporter`` writes records, and ``RunFileReading`` reads them.
enum RunRecord: Hashable {
  /// The first line of a run file.
  case run(RunHeader, version: Int)
  /// An environment, before the first document that was laid out in it.
  case environment(Environment)
  /// A document, without its screens, whose records follow.
  case document(path: String, number: Int?, failure: DocumentFault?, faults: [DocumentFault])
  /// A screen of the preceding document, without its findings, whose records follow.
  case screen(SceneReference, environments: [String], notChecked: [NotChecked], pictures: [ScreenPicture])
  /// A finding on the preceding screen.
  case finding(Finding)
  /// The last line, with the totals, and the findings that have one cause. A run file without it is incomplete.
  case end(RunSummary, groups: [FindingGroup])
}

extension RunRecord: Codable {
  private enum Kind: String, Codable {
    case run, environment, document, screen, finding, end
  }

  private enum Key: String, CodingKey {
    case type, version, run, environment, document, number, failure, faults, scene, environments, notChecked, pictures,
      finding, summary, groups
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    switch try values.decode(Kind.self, forKey: .type) {
    case .run:
      self = .run(
        try values.decode(RunHeader.self, forKey: .run), version: try values.decode(Int.self, forKey: .version))
    case .environment:
      self = .environment(try values.decode(Environment.self, forKey: .environment))
    case .document:
      self = .document(
        path: try values.decode(String.self, forKey: .document),
        number: try values.decodeIfPresent(Int.self, forKey: .number),
        failure: try values.decodeIfPresent(DocumentFault.self, forKey: .failure),
        faults: try values.decodeIfPresent([DocumentFault].self, forKey: .faults) ?? [])
    case .screen:
      self = .screen(
        try values.decode(SceneReference.self, forKey: .scene),
        environments: try values.decode([String].self, forKey: .environments),
        notChecked: try values.decode([NotChecked].self, forKey: .notChecked),
        pictures: try values.decodeIfPresent([ScreenPicture].self, forKey: .pictures) ?? [])
    case .finding:
      self = .finding(try values.decode(Finding.self, forKey: .finding))
    case .end:
      self = .end(
        try values.decode(RunSummary.self, forKey: .summary),
        groups: try values.decodeIfPresent([FindingGroup].self, forKey: .groups) ?? [])
    }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .run(let header, let version):
      try values.encode(Kind.run, forKey: .type)
      try values.encode(version, forKey: .version)
      try values.encode(header, forKey: .run)
    case .environment(let cell):
      try values.encode(Kind.environment, forKey: .type)
      try values.encode(cell, forKey: .environment)
    case .document(let path, let number, let failure, let faults):
      try values.encode(Kind.document, forKey: .type)
      try values.encode(path, forKey: .document)
      try values.encodeIfPresent(number, forKey: .number)
      try values.encodeIfPresent(failure, forKey: .failure)
      if !faults.isEmpty { try values.encode(faults, forKey: .faults) }
    case .screen(let scene, let environments, let notChecked, let pictures):
      try values.encode(Kind.screen, forKey: .type)
      try values.encode(scene, forKey: .scene)
      try values.encode(environments, forKey: .environments)
      try values.encode(notChecked, forKey: .notChecked)
      if !pictures.isEmpty { try values.encode(pictures, forKey: .pictures) }
    case .finding(let finding):
      try values.encode(Kind.finding, forKey: .type)
      try values.encode(finding, forKey: .finding)
    case .end(let summary, let groups):
      try values.encode(Kind.end, forKey: .type)
      try values.encode(summary, forKey: .summary)
      if !groups.isEmpty { try values.encode(groups, forKey: .groups) }
    }
  }
}
