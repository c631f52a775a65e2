import Foundation
import Reports
import TestSupport
import Testing

@testable import snug

/// The header of a page: project, commit, branch, date and command.
@MainActor
struct PageOriginTests {
  private let repository: TestRepository
  private static let label = """
    <label text="A text that is far too long" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="text">
    <rect key="frame" x="20" y="100" width="60" height="21"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """

  init() async throws {
    repository = try await TestRepository()
    let xib = BadInputTests.xib(BadInputTests.top).replacing("<subviews>", with: "<subviews>" + Self.label)
    try repository.folder.write(xib, to: "App/Box.xib")
    try repository.folder.write("", to: "Pets.xcodeproj/project.pbxproj")
    try await repository.git("add", "--all")
    try await repository.git(
      "commit", "--quiet", "--message", "First",
      environment: [
        "GIT_AUTHOR_DATE": "2001-02-03T04:05:06+0000", "GIT_COMMITTER_DATE": "2026-11-24T08:28:00+0530",
      ])
  }

  /// The page of an audit, and what it says of its origin.
  private func page() async throws -> (text: String, origin: [String: String]) {
    let page = "\(repository.folder.path)/page.html"
    let (outcome, console) = try await CapturedConsole.run(
      "audit", "\(repository.folder.path)/App", "--rule", "truncated-text", "--report", "html=\(page)")
    #expect(outcome != .incomplete)
    #expect(console.reports == [])
    let text = try String(contentsOfFile: page, encoding: .utf8)
    try FileManager.default.removeItem(atPath: page)
    let parts = text.matches(of: /<dt>([^<]*)<\/dt>\s*<dd><code>([^<]*)<\/code><\/dd>/)
    return (text, Dictionary(parts.map { (String($0.output.1), String($0.output.2)) }, uniquingKeysWith: { $1 }))
  }

  @Test func aBranchThatIsCheckedOut() async throws {
    let commit = try await repository.git("rev-parse", "HEAD").prefix(12)
    let (text, origin) = try await page()
    let folder = repository.folder.path
    #expect(
      origin == [
        "Project": "Pets", "Commit": String(commit), "Branch": "main",
        "Date of the commit": "2026-11-24 08:28:00 +0530",
        "Command": "snug audit \(folder)/App --rule truncated-text --report html=\(folder)/page.html",
      ])
    // Nothing is of the clock: the same input gives the same bytes.
    #expect(try await page().text == text)
  }

  @Test func noBranchIsCheckedOut() async throws {
    try await repository.git("checkout", "--quiet", "--detach")
    let origin = try await page().origin
    #expect(origin["Branch"] == nil)
    #expect(origin["Commit"] != nil)
  }

  /// Names of branches may hold what HTML reads as markup.
  @Test(arguments: [("<b>x", "&lt;b&gt;x"), ("a\"&amp;'b", "a\"&amp;amp;'b")])
  func aNameWithMarkup(_ name: String, _ escaped: String) async throws {
    try await repository.git("checkout", "--quiet", "-b", name)
    let (text, origin) = try await page()
    #expect(!text.contains("<b>x"))
    #expect(origin["Branch"]?.replacing("&quot;", with: "\"").replacing("&#39;", with: "'") == escaped)
  }

  @Test func withoutARepository() async throws {
    let folder = try TemporaryFolder()
    let xib = BadInputTests.xib(BadInputTests.top)
    try folder.write(xib, to: "App/Box.xib")
    let origin = await AuditOrigin.origin(of: ["\(folder.path)/App"], arguments: ["audit", "My App", "-o", "out"])
    #expect(origin.project == "App")
    #expect(origin.commit == nil)
    #expect(origin.branch == nil)
    #expect(origin.date == nil)
    #expect(origin.command == "snug audit 'My App' -o out")
  }

  @Test func beforeTheFirstCommit() async throws {
    let empty = try await TestRepository()
    let origin = await AuditOrigin.origin(of: [empty.folder.path], arguments: [])
    #expect(origin.commit == nil)
  }

  /// Two repositories have no commit in common.
  @Test func severalRepositories() async throws {
    let other = try await TestRepository()
    try await other.commit("text")
    let origin = await AuditOrigin.origin(of: [repository.folder.path, other.folder.path], arguments: [])
    #expect(origin.project == nil)
    #expect(origin.commit == nil)
  }

  @Test(
    arguments: [
      ("committer A <a@b> 0 +0000", "1970-01-01 00:00:00 +0000"),
      ("committer A B C <a@b> 1795490880 +0100", "2026-11-24 04:28:00 +0100"),
      ("committer A <a@b> 951782400 -0930", "2000-02-28 14:30:00 -0930"),
      ("committer A <a@b> 253402214399 +0000", "9999-12-30 23:59:59 +0000"),
      ("committer A <a@b> 253402214400 +0000", nil),
      ("committer A <a@b> -1 +0000", nil),
      ("committer A <a@b> x +0000", nil),
      ("committer A <a@b> 0 0000", nil),
      ("committer A <a@b> 0 +9999", nil),
      ("author A <a@b> 0 +0000", nil),
      ("\ncommitter A <a@b> 0 +0000", nil),
      ("", nil),
    ] as [(String, String?)])
  func datesOfCommits(_ line: String, _ date: String?) {
    #expect(CheckedOutCommit.date(ofCommit: "tree 1\n\(line)\n\nMessage") == date)
  }
}
