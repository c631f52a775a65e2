import Foundation
import TestSupport
import Testing

@testable import snug

/// `snug diff` between the revisions of one repository, in which every revision changes one more thing.
@MainActor
struct DiffRevisionTests {
  /// A step from one revision to the next, and the lines that report it.
  private struct Step {
    var edit: (String) -> String
    /// What `snug diff` says of it, without the lines of the document.
    var told: [String]
  }

  private static let steps = [
    Step(
      edit: { $0.replacing("text=\"Welcome\"", with: "text=\"Hello\"") },
      told: ["changed label “Hello”", "text: “Welcome” → “Hello”"]),
    Step(
      edit: { $0.replacing("constant=\"16\"", with: "constant=\"24\"") },
      told: ["changed stack view in the screen.top = label “Hello”.bottom + 24", "constant: 16 → 24"]),
    Step(
      edit: { $0.replacing(/<label opaque="NO" contentMode="left" text="Second"(?s:.*?)<\/label>/, with: "") },
      told: ["removed label “Second”, in stack view in the screen"]),
    Step(
      edit: { $0.replacing("spacing=\"8\"", with: "spacing=\"8\" distribution=\"equalSpacing\"") },
      told: ["changed stack view in the screen", "distribution: not set → equalSpacing"]),
    Step(
      edit: { $0.replacing("<outlet property=\"titleLabel\" destination=\"title\" id=\"o-2\"/>", with: "") },
      told: ["removed outlet “titleLabel” of File's Owner to label “Hello”"]),
  ]

  /// The changes that are told, sorted, one per line with its details; without lines of the document, moves and
  /// findings.
  private static func changes(in output: String) -> [String] {
    var changes: [String] = []
    var isChange = false
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ").joined(separator: " ").replacing(/\s\(line \d+\)$/, with: "")
      switch line.prefix(while: { $0 == " " }).count {
      case 4:
        isChange = ["changed", "added", "removed"].contains { words.hasPrefix($0 + " ") }
        if isChange { changes.append(words) }
      case 13 where isChange: changes.append(words)
      default: break
      }
    }
    return changes.sorted()
  }

  /// For any two revisions, exactly the changes between them are reported, in both directions.
  @Test func betweenAnyTwoRevisionsTheStepsBetweenThemAreTold() async throws {
    let repository = try await TestRepository()
    var text = DiffCommandTests.signIn
    try await repository.commit(text)
    for step in Self.steps {
      let edited = step.edit(text)
      try #require(edited != text)
      text = edited
      try await repository.commit(text)
    }
    for first in 0...Self.steps.count {
      for last in 0...Self.steps.count {
        let (old, new) = ("HEAD~\(Self.steps.count - first)", "HEAD~\(Self.steps.count - last)")
        let (outcome, console) = try await CapturedConsole.run(
          "diff", "\(old)..\(new)", repository.folder.path, "--jobs", "1", "--text-size", "L", "--device", "retina6_12")
        #expect(console.reports == [])
        #expect(outcome == (first == last ? .success : .violations))
        let told = Self.changes(in: console.output)
        if first == last { #expect(console.output == "No change that shows.\n") }
        guard first < last else {
          // The opposite direction reports as many changes.
          #expect(told.count == Self.steps[last..<first].flatMap(\.told).count, "\(old)..\(new): \(told)")
          continue
        }
        // What was removed is named as the old revision names it.
        let expected = Self.steps[first..<last].flatMap(\.told).map { line in
          first == 0 && line.hasPrefix("removed ") ? line.replacing("“Hello”", with: "“Welcome”") : line
        }
        #expect(told == expected.sorted(), "\(old)..\(new)")
      }
    }
  }
}
