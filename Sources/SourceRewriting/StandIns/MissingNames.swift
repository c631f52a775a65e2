import SwiftSyntax

/// Types, members and functions that the sources of an app use and that nobody declares. Each gets a stand-in.
public struct MissingNames: Codable, Sendable, Equatable {
  /// The names, in the order of their descriptions.
  public private(set) var names: [MissingName] = []
  /// The names whose stand-ins do not compile, so that they get none.
  private(set) var refused: Set<MissingName> = []
  /// Those that stand behind the name of a module that does not have them.
  private(set) var qualified: Set<QualifiedName> = []

  /// What errors add to the names.
  struct News {
    /// How many names are new or refused.
    var count = 0
    /// Whether there are types among them.
    var hasTypes = false
  }

  /// No names.
  public init() {}

  /// Adds the names that the compiler's errors miss. A name that a source declares gets no stand-in: its declaration
  /// was left out, and so its uses are left out as well. Members of stand-ins always get one, because no source
  /// declares those.
  ///
  /// - Parameters:
  ///   - errors: the errors.
  ///   - trees: the sources, with all that is left out of them.
  ///   - standIns: the file with the stand-ins that was compiled; errors in it refuse stand-ins.
  ///   - enclosingType: the type around the place of an error; `nil` if there is none.
  /// - Returns: what is new.
  mutating func takeUp(
    _ errors: [CompilerError], in trees: [SourceFileSyntax], standIns: SourceFile?,
    enclosingType: (CompilerError) -> String? = { _ in nil }
  ) -> News {
    let lines = standIns?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let failed = errors.filter { $0.path == standIns?.path && lines.indices.contains($0.line - 1) }
      .compactMap { StandInFile.name(markedIn: lines[$0.line - 1]) }
    let errors = errors.filter { $0.path != standIns?.path }
    let refusedNow = Set(failed).subtracting(refused)
    refused.formUnion(refusedNow)
    names.removeAll(where: refused.contains)
    let types = Set(names.filter { $0.kind == .type }.map(\.name) + [StandInValue.name])
    let missing = errors.compactMap { error -> MissingName? in
      guard var name = MissingName(error.message) else { return nil }
      if name.kind == .global, let type = enclosingType(error), types.contains(type) {
        (name.kind, name.type) = (.member, type)
      }
      return name
    }
    var found = Set(missing).subtracting(names).subtracting(refused)
    if !found.isEmpty {
      let declared = NameUses(trees).declared
      found = found.filter { types.contains($0.type) || !declared.contains($0.name) }
    }
    names = (names + found).sorted()
    let qualifiedNow = Set(errors.compactMap { QualifiedName($0.message) }).subtracting(qualified)
    qualified.formUnion(qualifiedNow)
    return News(
      count: found.count + refusedNow.count + qualifiedNow.count,
      hasTypes: !qualifiedNow.isEmpty || found.contains { $0.kind == .type } || refusedNow.contains { $0.kind == .type }
    )
  }
}
