import Foundation
import TestSupport
import Testing

/// The list of decisions has every record with its title, and says which ones were replaced.
@Suite struct DecisionTests {
  private static let folder = "docs/decisions"

  /// The names of the records, `001-system-libraries.md` and so on.
  static let records = Project.files(below: folder, extension: "md").map { String($0.dropFirst(folder.count + 1)) }
    .filter { $0 != "README.md" }

  private static func text(_ record: String) throws -> String { try Project.text("\(folder)/\(record)") }

  /// The rows of the list by the names of their records: the title, and what is said of its replacement.
  private static func rows() throws -> [String: (title: String, replaced: String)] {
    let rows = try Markdown("\(folder)/README.md").tableRows.compactMap { row -> (String, (String, String))? in
      guard row.count >= 2, let link = row[0].wholeMatch(of: /\[(\d{3})\]\((\1-[^)]*\.md)\)/) else { return nil }
      return (String(link.2), (row[1], row.count > 2 ? row[2] : ""))
    }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.0, (title: $0.1.0, replaced: $0.1.1)) })
  }

  @Test func theListHasTheRecordsAndNoOthers() throws {
    #expect(try Self.rows().keys.sorted() == Self.records)
  }

  @Test(arguments: records) func titleAndReplacementAreThoseOfTheRecord(_ record: String) throws {
    let lines = try Self.text(record).components(separatedBy: "\n")
    let title = try #require(lines[0].wholeMatch(of: /# (\d+)\. (.+)/))
    #expect(Int(title.1) == Int(record.prefix(3)))
    let row = try #require(try Self.rows()[record])
    #expect(row.title == title.2)
    guard let note = lines[2].prefixMatch(of: /\*(Replaced|Partly replaced) by \[decision \d+\]\(([^)]+)\)/) else {
      #expect(row.replaced == "")
      return
    }
    let words = note.1 == "Replaced" ? "by" : "partly by"
    #expect(row.replaced == "\(words) [\(note.2.prefix(3))](\(note.2))")
    // The later record names the one that it replaces.
    #expect(try Self.text(String(note.2)).contains("](\(record))"), "\(note.2) does not name \(record)")
  }
}
