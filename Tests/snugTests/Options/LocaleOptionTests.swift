import TestSupport
import Testing

@testable import snug

/// `--locale`: a language that no document is translated into is a mistake, not an environment.
@MainActor
struct LocaleOptionTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(BadInputTests.xib(BadInputTests.top), to: "Base.lproj/Box.xib")
    for language in ["de", "pt"] {
      try folder.write("\"l.text\" = \"Wort\";", to: "\(language).lproj/Box.strings")
    }
  }

  private func layout(_ options: String...) async throws -> (outcome: Outcome, console: CapturedConsole) {
    try await CapturedConsole.run(["layout", folder.path] + options)
  }

  @Test func aLanguageThatNoDocumentHasIsSaid() async throws {
    let (outcome, console) = try await layout("--locale", "dk", "--locale", "pt-BR", "--locale", "japanese")
    #expect(outcome == .incomplete)
    #expect(console.output == "")
    #expect(
      console.reports == [
        "error: no document is translated into “dk”; did you mean “de”? they are translated into de, pt",
        "error: no document is translated into “japanese”; they are translated into de, pt",
      ])
  }

  @Test func documentsWithoutTranslationsAreSaid() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(BadInputTests.xib(BadInputTests.top), to: "Box.xib")
    let (outcome, console) = try await CapturedConsole.run("layout", path, "--locale", "de")
    #expect(outcome == .incomplete)
    #expect(console.reports == ["error: no document is translated into “de”; none of them is translated"])
  }

  @Test(arguments: ["de", "pt-BR", "pt_BR", "all", "base"]) func aLanguageThatServesIsTaken(locale: String) async throws
  {
    let (outcome, console) = try await layout("--locale", locale)
    #expect(outcome == .success)
    #expect(console.reports == [])
  }

  @Test func baseIsTheDocumentItself() async throws {
    let base = try await layout("--locale", "base").console.output
    let plain = try await layout().console.output
    #expect(base == plain)
  }
}
