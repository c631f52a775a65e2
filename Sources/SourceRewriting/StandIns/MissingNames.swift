import SwiftSyntax

/// Types, members and functions that the sources of an app use and that nobody declares. Each gets a stand-in.
public struct MissingNames: Codable, Sendable, Equatable {
  /// The names, in the order of their descriptions.
  public private(set) var names: [MissingName] = []
  /// Those whose stand-ins do not compile, so that they get none.
  private(set) var refused: Set<MissingName> = []

  /// No names.
  public init() {}

  /// Takes up the names that errors of the compiler miss. Those that a source declares get no stand-in: what declares
  /// them is left out, and what names them is left out with it.
  ///
  /// - Parameters:
  ///   - errors: the errors.
  ///   - trees: the sources, with all that is left out of them.
  ///   - standIns: the file with the stand-ins that was compiled; errors in it refuse stand-ins.
  /// - Returns: how many names are new or refused.
  mutating func takeUp(_ errors: [CompilerError], in trees: [SourceFileSyntax], standIns: SourceFile?) -> Int {
    let lines = standIns?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let failed = errors.filter { $0.path == standIns?.path && lines.indices.contains($0.line - 1) }
      .compactMap { StandInFile.name(markedIn: lines[$0.line - 1]) }
    let errors = errors.filter { $0.path != standIns?.path }
    let refusedNow = Set(failed).subtracting(refused)
    refused.formUnion(refusedNow)
    names.removeAll(where: refused.contains)
    var found = Set(errors.compactMap { MissingName($0.message) }).subtracting(names).subtracting(refused)
    if !found.isEmpty {
      let declared = NameUses(trees).declared
      found = found.filter { $0.type == StandInValue.name || !declared.contains($0.name) }
    }
    names = (names + found).sorted()
    return found.count + refusedNow.count
  }

  /// The file with the stand-ins; `nil` if none is needed.
  ///
  /// - Parameters:
  ///   - trees: the sources, with all that is left out of them: what a type is shows in every use of it.
  ///   - needsValues: whether the sources ask for empty values, even if all names are declared.
  func standIns(for trees: [SourceFileSyntax], needsValues: Bool) -> String? {
    names.isEmpty && !needsValues ? nil : StandInFile(names, usedIn: trees).text
  }
}
