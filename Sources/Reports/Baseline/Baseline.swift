import Audit
import Environments
import Foundation

/// A list of the findings of an earlier run, which later runs do not report again.
///
/// An entry identifies a finding by document, rule, screen, view and variant. It has no lines or measures, so that it
/// stays valid when other parts of the document are edited.
public struct Baseline: Hashable, Sendable {
  /// The version of the format.
  public static let version = 1

  /// The identification of a finding in a baseline.
  public struct Entry: Codable, Hashable, Sendable, Comparable {
    /// The document's path, relative to the folder of the baseline.
    public var document: String
    /// The identifier of the rule.
    public var rule: String
    /// The identifier of the screen.
    public var scene: String
    /// The identifier of the view, or its name in words, such as “label “Name””, if it has none.
    public var view: String
    /// Distinguishes several faults of one view under one rule; `nil` if there can be only one.
    public var variant: String?

    /// Makes the entry of a finding.
    ///
    /// - Parameters:
    ///   - finding: the finding.
    ///   - document: the path of the finding's document, relative to the folder of the baseline.
    package init(_ finding: Finding, in document: String) {
      self.document = document
      rule = finding.rule
      scene = finding.scene.id
      view = finding.view.id ?? finding.view.label
      variant = finding.variant
    }

    /// Orders entries as in the file: by document, then by screen, view, rule and variant.
    public static func < (left: Entry, right: Entry) -> Bool {
      left.order.lexicographicallyPrecedes(right.order)
    }

    private var order: [String] { [document, scene, view, rule, variant ?? ""] }

    /// The entry as a text for people.
    public var words: String {
      "\(document): \(rule), screen \(scene), view \(view)\(variant.map { ", \($0)" } ?? "")"
    }
  }

  /// The findings that the baseline accepts.
  public internal(set) var entries: Set<Entry> = []

  /// Makes a baseline without entries.
  public init() {}

  private struct File: Decodable {
    var version: Int
    var findings: [Entry]
  }

  private struct Version: Decodable {
    var version: Int
  }

  /// Reads the content of a baseline file, in the format of ``text``.
  public init(reading data: Data) throws(BaselineError) {
    guard let version = try? JSONDecoder().decode(Version.self, from: data).version else { throw .malformed }
    guard version == Self.version else { throw .otherVersion(version) }
    guard let file = try? JSONDecoder().decode(File.self, from: data) else { throw .malformed }
    entries = Set(file.findings)
  }

  /// The content of the baseline file: JSON with one line per entry, in a fixed order, so that version control shows
  /// which entries were added and removed.
  public var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let lines = try entries.sorted().map { "    " + PlainLine.ofJSON(try encoder.encode($0)) }
      return "{\n  \"version\": \(Self.version),\n  \"findings\": ["
        + (lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n  ") + "]\n}\n"
    }
  }
}
