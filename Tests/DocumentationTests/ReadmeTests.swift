import Foundation
import TestSupport
import Testing

/// The README's code compiles, its commands and those of the pages print what is shown, and the lists are complete.
@Suite struct ReadmeTests {
  /// Who reads the README looks for how to begin.
  @Test func theReadmeIsShort() throws {
    #expect(try Project.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }

  private static let pagesForReaders = ["README.md", "docs/how-to/use-the-libraries.md"]

  /// Manifests, and code without imports in some pages, are for the package of the reader.
  @Test(arguments: pagesForReaders + ["docs/how-to/draw-a-view.md"])
  func codeIsPartOfASnippet(page: String) throws {
    let snippets = try Snippet.all.map(Snippet.init)
    for block in try Markdown(page).codeBlocks where block.language == "swift" {
      let first = block.lines.first ?? ""
      if first.contains("swift-tools-version") || Self.pagesForReaders.contains(page) && !first.hasPrefix("import ") {
        continue
      }
      let imports = block.lines.filter { $0.hasPrefix("import ") }
      let code = Array(block.lines.dropFirst(imports.count).drop { $0.isEmpty })
      let isShown = snippets.contains { snippet in
        Set(imports).isSubset(of: snippet.imports) && snippet.slices.values.contains(code)
      }
      #expect(isShown, "no slice of a snippet has these lines:\n\(code.joined(separator: "\n"))")
    }
  }

  /// The other blocks of the page are for the app of the reader.
  @Test func codeOfThePageOnTestsIsInTests() throws {
    let tests = try Project.files(below: "Tests", extension: "swift").map(Project.text).map(Self.withoutIndents)
    for block in try Markdown("docs/how-to/test-a-screen.md").codeBlocks where block.language == "swift" {
      let code = block.lines.joined(separator: "\n")
      guard code.contains(/assert|TestScreen/) else { continue }
      #expect(tests.contains { $0.contains(Self.withoutIndents(code)) }, "no test has these lines:\n\(code)")
    }
  }

  private static func withoutIndents(_ code: String) -> String {
    code.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  @Test(arguments: ["README.md", "docs/commands.md", "docs/how-to/read-an-explanation.md"])
  func commandsPrintWhatIsShown(page: String) throws {
    for block in try Markdown(page).codeBlocks where block.language == "console" && block.lines.count > 1 {
      let line = try #require(block.lines.first)
      // A quoted word is one argument.
      let command = line.matches(of: /"([^"]*)"|\S+/).map { String($0.1 ?? $0.0) }
      try #require(command.prefix(2) == ["$", "snug"])
      let output = try Project.run("snug", Array(command.dropFirst(2)))
      let shown = Array(block.lines.dropFirst())
      let printed = output.joined(separator: "\n")
      #expect(matches(output[...], shown[...]), "\(command.joined(separator: " ")) prints\n\(printed)")
    }
  }

  /// Whether an output is the shown one, in which a line "…" stands for any number of lines.
  private func matches(_ output: ArraySlice<String>, _ shown: ArraySlice<String>) -> Bool {
    guard let first = shown.first else { return output.isEmpty }
    if first.allSatisfy({ $0 == " " || $0 == "…" }) {
      return (output.startIndex...output.endIndex).contains { matches(output[$0...], shown.dropFirst()) }
    }
    return output.first == first && matches(output.dropFirst(), shown.dropFirst())
  }

  /// The page has every command of the help, and no other.
  @Test func commandsAreThere() throws {
    let help = try Project.run("snug", ["--help"]).drop { $0 != "SUBCOMMANDS:" }
    let shown = help.compactMap { $0.prefixMatch(of: #/  (\w+) {2,}/#).map { String($0.1) } }
    let commands = try Markdown("docs/commands.md").tableRows.compactMap { row in
      row[0].firstMatch(of: /^`snug (\w+)/).map { String($0.1) }
    }
    #expect(!commands.isEmpty)
    #expect(commands.sorted() == shown.sorted())
  }

  @Test func productsAreThere() throws {
    let page = try Markdown("docs/how-to/use-the-libraries.md")
    let line = try #require(page.codeBlocks.flatMap(\.lines).first { $0.contains("// products: ") })
    let named = line.split(separator: "// products: ")[1].split(separator: ", ").map(String.init)
    #expect(try named.sorted() == Manifest().libraries.sorted())
  }
}
