import Foundation
import Reports
import Testing

struct GitLabReporterTests {
  /// The report as a list: reading it proves that the pieces make one JSON array.
  private func entries() throws -> [[String: Any]] {
    let text = try Sample.report(with: GitLabReporter())
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
  }

  @Test func anEntryPerFinding() throws {
    let entries = try entries()
    #expect(
      entries.map { $0["check_name"] as? String } == [
        "truncated-text", "overlapping-views", "damaged-document", "damaged-document",
      ])
    #expect(entries.map { $0["severity"] as? String } == ["major", "info", "blocker", "blocker"])
    let locations = entries.compactMap { $0["location"] as? [String: Any] }
    #expect(
      locations.map { $0["path"] as? String } == ["Login.storyboard", "Login.storyboard", "Broken.xib", "Fine.xib"])
    #expect(locations.map { ($0["lines"] as? [String: Int])?["begin"] } == [12, 1, 3, 7])
    #expect(
      entries[0]["description"] as? String
        == "Login, label “Forgot your password?”: The text is cut after “Forgot”. (everywhere) Fix: Set the number of lines to 0."
    )
  }

  @Test func fingerprintsAreUnique() throws {
    let fingerprints = try entries().compactMap { $0["fingerprint"] as? String }
    #expect(Set(fingerprints).count == 4)
    #expect(fingerprints.allSatisfy { $0.hasPrefix("snug-") })
  }

  @Test func noFindings() throws {
    var reporter = GitLabReporter()
    #expect(reporter.begin(Sample.header) + reporter.end() == "[\n]\n")
  }
}
