import Foundation
import InputFiles
import TestSupport
import Testing

@testable import Projects

/// YAML files become values with their places. Hostile ones are refused.
struct YAMLDocumentTests {
  private func value(_ text: String) throws -> YAMLValue { try YAMLDocument.value(of: text, shown: "a.yml") }

  private func message(_ text: String) throws -> String {
    let error = #expect(throws: ProjectError.self) { try value(text) }
    return "\(try #require(error))"
  }

  @Test func valuesKnowTheirLines() throws {
    let root = try value("# Names.\nname: App\nlist:\n  - a\n  - {b: c}\n")
    #expect(root["name"]?.text == "App")
    #expect(root["name"]?.place.line == 2)
    #expect(root["list"]?.list?[1]["b"]?.text == "c")
    #expect(root["list"]?.list?[1].place.line == 5)
    #expect(root.count == 6)
    #expect(root.depth == 4)
  }

  @Test func anEmptyFileIsAnEmptyTable() throws {
    #expect(try value("").table?.isEmpty == true)
    #expect(try value("# Nothing.\n").table?.isEmpty == true)
  }

  @Test(arguments: [
    ("true", "YES"), ("No", "NO"), ("\"true\"", "true"), ("5.0", "5.0"), ("[a, 'b c', true]", "a b c YES"),
    ("\"\"", ""),
  ])
  func aSettingIsWhatXcodeTakes(_ text: String, setting: String) throws {
    #expect(try value("a: \(text)")["a"]?.setting == setting)
  }

  // MARK: Aliases

  @Test func anAliasStandsForItsAnchor() throws {
    let root = try value(
      """
      base: &base {a: 1, b: 2}
      same: *base
      more:
        <<: *base
        b: 3
      both:
        <<: [*base, {c: 4}]
      glob: "*base"
      sum: 2*base
      """)
    #expect(root["same"]?["a"]?.text == "1")
    #expect(root["more"]?.table?.mapValues(\.text) == ["a": "1", "b": "3"])
    #expect(root["both"]?.table?.mapValues(\.text) == ["a": "1", "b": "2", "c": "4"])
    #expect(root["glob"]?.text == "*base")
    #expect(root["sum"]?.text == "2*base")
  }

  @Test func anAliasWithoutAnAnchorNamesItsLine() throws {
    #expect(try message("a: 1\nb: *c\n") == "a.yml:2: error: this is not YAML: found undefined alias")
    #expect(
      try message("a: 1\nb: *c\nd: &c 1\n") == "a.yml:2: error: this is not YAML: found undefined alias *c")
  }

  /// A document of a few lines with ten to the power of thirty values.
  private var bomb: String {
    (1...30).reduce("l0: &l0 x\n") { text, index in
      let aliases = Array(repeating: "*l\(index - 1)", count: 10).joined(separator: ", ")
      return text + "l\(index): &l\(index) [\(aliases)]\n"
    }
  }

  @Test func aliasesThatMakeADocumentTooLargeAreRefused() throws {
    let limit = "with its aliases, the document has more than 100000 values: write less, or use fewer aliases"
    #expect(try message(bomb) == "a.yml:5: error: \(limit)")
  }

  @Test func aliasesInKeysAreRefused() throws {
    #expect(try message(bomb.replacing("[*", with: "? [*")).hasPrefix("a.yml:"))
    #expect(try message("a: &a [x, x]\n? *a\n: 1\n") == "a.yml:1: error: a key must be a text")
  }

  /// The parser would go through the list once for each of the keys around it.
  @Test(.timeLimit(.minutes(1))) func keysThatAreTooLargeAreRefused() throws {
    let list = "[" + String(repeating: "a,", count: 300_000) + "]"
    let limit = "more than 8 keys are marked by ?: write them without it"
    #expect(try message(String(repeating: "? ", count: 400) + list) == "a.yml:1: error: \(limit)")
    #expect(try message("\n" + String(repeating: "{? ", count: 400) + list) == "a.yml:2: error: \(limit)")
    let text = String(repeating: "# Is it one? No: is it? - Yes.\n", count: 20) + "a: what? - this\n? b\n: c\n"
    #expect(try value(text).table?.mapValues(\.text) == ["a": "what? - this", "b": "c"])
  }

  // MARK: Bad input

  @Test(arguments: [
    ("a: [b\nc: d\n", "a.yml:2: error: this is not YAML: did not find expected ',' or ']'"),
    ("a: 1\n\tb: 2\n", "a.yml:2: error: this is not YAML: found a tab character that violates indentation"),
    ("a: 1\nb: 2\na: 3\n", "a.yml:1: error: the key “a” stands twice: remove one of them"),
    ("a: 1\n---\nb: 2\n", "a.yml:2: error: the file has more than one YAML document"),
    ("a: 1\n? [b, c]\n: 2\n", "a.yml:2: error: a key must be a text"),
  ])
  func whatIsNoYAMLNamesItsLine(_ text: String, expected: String) throws { #expect(try message(text) == expected) }

  @Test(arguments: [100, 900, 100_000])
  func deepDocumentsAreRefused(_ depth: Int) throws {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(try message(text).contains("error: "))
  }

  @Test func filesThatCannotBeReadAreNamed() throws {
    let folder = try TemporaryFolder(["conflict.yml": "a: 1\n<<<<<<< HEAD\nb: 2\n=======\n"])
    try folder.write([0x61, 0x3A, 0xFF].withUnsafeBufferPointer { .init(buffer: $0) }, to: "bytes.yml")
    func message(_ name: String) throws -> String {
      let error = #expect(throws: ProjectError.self) {
        try YAMLDocument.value(at: folder.path(name), shown: name)
      }
      return "\(try #require(error))"
    }
    #expect(try message("none.yml") == "none.yml: error: the file could not be read: no such file")
    #expect(try message("bytes.yml") == "bytes.yml: error: the file is not UTF-8")
    #expect(
      try message("conflict.yml")
        == "conflict.yml:2: error: a merge was not finished: resolve the conflict that begins here")
  }
}
