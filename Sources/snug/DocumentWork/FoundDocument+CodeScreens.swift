import InterfaceBuilder
import Walking

extension FoundDocument {
  /// The screens that the code of a Swift file makes, those that a walk has reached from there, and those of tests.
  @MainActor func codeScreens() throws -> CodeScreenFile {
    try CodeScreenFile(path: path, isNamed: isNamed) { line in
      walks.map { $0.screen(inFile: path, line: line, settings: walkSettings ?? WalkSettings()) }
        + tests.map { $0.screen(inFile: path) }
    }
  }
}
