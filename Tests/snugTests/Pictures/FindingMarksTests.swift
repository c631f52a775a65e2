import Foundation
import TestSupport
import Testing

@testable import snug

/// `snug render --findings`: what an audit finds is framed in the picture and listed beside it.
@MainActor
struct FindingMarksTests {
  /// A text that is cut off on its one line.
  private static let cut = DiffCommandTests.signIn.replacing(
    "text=\"First\" numberOfLines=\"0\"", with: "text=\"First, which has to fit on one line of a small phone\"")

  private func render(_ text: String, _ options: String...) async throws -> (picture: Data, reports: [String]) {
    let folder = try TemporaryFolder()
    let document = try folder.write(text, to: "SignIn.xib")
    let (outcome, console) = try await CapturedConsole.run(
      ["render", document, "-o", "\(folder.path)/out", "--device", "retina4_0", "--jobs", "1"] + options)
    #expect(outcome == .success)
    #expect(console.output == "\(folder.path)/out/SignIn.png\n")
    let picture = try Data(contentsOf: URL(filePath: "\(folder.path)/out/SignIn.png"))
    return (picture, console.reports.map { $0.replacing("\(folder.path)/", with: "") })
  }

  @Test func findingsAreFramedAndListed() async throws {
    let plain = try await render(Self.cut)
    let marked = try await render(Self.cut, "--findings")
    #expect(plain.reports == [])
    #expect(
      marked.reports.contains {
        $0.hasPrefix("out/SignIn.png: 1 truncated-text (serious): label “First, which has to fit on one line of …”: ")
      }, "\(marked.reports)")
    #expect(marked.picture != plain.picture)
  }

  @Test func aStripNamesTheEnvironment() async throws {
    let marked = try await render(Self.cut, "--findings", "--text-size", "L,AX3")
    #expect(marked.reports.contains { $0.contains(": iPhone SE, AX3: 1 ") }, "\(marked.reports)")
  }

  @Test func aScreenWithoutFindingsHasNoMarks() async throws {
    let plain = try await render(DiffCommandTests.signIn)
    let marked = try await render(DiffCommandTests.signIn, "--findings")
    #expect(marked.reports == [])
    #expect(marked.picture == plain.picture)
  }

  /// Both read the sources: the code sets the text, so a person has to judge it.
  @Test func anAuditSaysTheSame() async throws {
    let outlet = "<outlet property=\"first\" destination=\"first\" id=\"o-3\"/>"
    let named = Self.cut.replacing("id=\"o-2\"/>", with: "id=\"o-2\"/>\(outlet)")
    let folder = try TemporaryFolder([
      "SignIn.xib": named,
      "SignIn.swift": "class SignIn: UIViewController { func viewDidLoad() { first.text = name } }",
    ])
    let environment = ["--device", "retina4_0", "--text-size", "L", "--direction", "ltr", "--jobs", "1"]
    let (_, audit) = try await CapturedConsole.run(
      ["audit", folder.path, "--review", "--all", "--appearance", "light", "--orientation", "portrait"] + environment)
    let (_, render) = try await CapturedConsole.run(
      ["render", folder.path, "-o", "\(folder.path)/out", "--findings"] + environment)
    let audited = audit.output.matches(of: /[✖?] .*  ([a-z-]+) \([a-z]+(, needs review)?\)/).map {
      "\($0.1)\($0.2 == nil ? "" : " to review")"
    }
    let rendered = render.reports.compactMap { $0.firstMatch(of: /: \d+ ([a-z-]+) \([a-z]+(, to review)?\)/) }.map {
      "\($0.1)\($0.2 == nil ? "" : " to review")"
    }
    #expect(rendered.sorted() == audited.sorted())
    #expect(rendered.contains("truncated-text to review"))
  }
}
