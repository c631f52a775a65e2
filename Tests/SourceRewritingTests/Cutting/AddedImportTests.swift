import Testing

@testable import SourceRewriting

/// A file that uses a framework's declaration without importing the framework gets the import.
struct AddedImportTests {
  private let file = SourceFile(
    path: "Page.swift", text: "class Page {\n  let center: UNCenter? = nil\n  let other: Label? = nil\n}\n")
  private let modules = ["UNCenter": "Notifications"]

  private func rewritten(
    _ errors: [(Int, String)], cuts: [FileCuts] = [], missing: MissingNames = MissingNames()
  ) -> TolerantRewriter.Result {
    TolerantRewriter(TargetRewriter(module: "App", folder: "/app"), modulesByName: modules).rewrite(
      [file], cuts: cuts, missing: missing,
      errors: errors.map { CompilerError(path: "Page.swift", line: $0, column: 15, message: $1) })
  }

  private let error = (2, "cannot find type 'UNCenter' in scope")

  @Test func theImportTakesThePlaceOfAStandIn() {
    let result = rewritten([error])
    #expect(result.target.files[0].hasPrefix("import Notifications\n"))
    #expect(result.missing.names.isEmpty)
    #expect(result.newCuts == 1)
    #expect(result.cuts.flatMap(\.cuts).isEmpty)
  }

  @Test func theImportStaysInLaterRounds() {
    let result = rewritten([], cuts: rewritten([error]).cuts)
    #expect(result.target.files[0].hasPrefix("import Notifications\n"))
    #expect(result.newCuts == 0)
  }

  @Test func aNameThatTheModuleDoesNotHaveEitherGetsAStandIn() {
    let result = rewritten([error], cuts: rewritten([error]).cuts)
    #expect(result.missing.names.map(\.name) == ["UNCenter"])
  }

  @Test func aClassDerivedFromALockNeedsTheModuleOfItsPrivateMembers() {
    let message =
      "cannot inherit from class 'NSLock' (compiled with Swift 6.3.1) because it has overridable members that could not be "
      + "loaded in Swift 5.10"
    #expect(rewritten([(1, message)]).target.files[0].hasPrefix("import CoreFoundation\n"))
  }

  @Test func aCommonNameCountsIfAnotherFileImportsItsModule() {
    func rewritten(with other: String) -> TolerantRewriter.Result {
      TolerantRewriter(
        TargetRewriter(module: "App", folder: "/app"), modulesByName: modules,
        modulesByCommonName: ["Label": "Drawings"]
      ).rewrite(
        [file, SourceFile(path: "Other.swift", text: other)],
        errors: [CompilerError(path: "Page.swift", line: 3, column: 14, message: "cannot find type 'Label' in scope")])
    }
    #expect(rewritten(with: "import Drawings").target.files[0].hasPrefix("import Drawings\n"))
    #expect(rewritten(with: "import Other").missing.names.map(\.name) == ["Label"])
  }

  @Test func otherErrorsOfTheFileWaitForTheNextRound() {
    let result = rewritten([error, (3, "cannot find type 'Label' in scope")])
    #expect(result.missing.names.isEmpty)
  }
}
