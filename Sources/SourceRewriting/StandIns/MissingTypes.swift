import SwiftParser

/// The types that the compiler does not find and no source declares.
struct MissingTypes {
  /// Their names, in alphabetical order.
  let names: [String]
  /// Those that were not known before.
  let newNames: Set<String>

  /// - Parameters:
  ///   - known: those for which there are stand-ins.
  ///   - errors: what the compiler said with them.
  ///   - files: the sources, with all that is left out of them.
  init(_ known: [String], errors: [CompilerError], declaredIn files: [SourceFile]) {
    let found = Set(errors.compactMap { Self.name(in: $0.message) }).subtracting(known)
    let declared = found.isEmpty ? [] : TypeUses(files.map { Parser.parse(source: $0.text) }).declared
    newNames = found.subtracting(declared)
    names = newNames.union(known).sorted()
  }

  /// The file with the stand-ins for what is left of the sources; `nil` if none is needed.
  func standIns(for files: [SourceFile]) -> String? {
    names.isEmpty ? nil : StandInTypes(names, usedIn: files.map { Parser.parse(source: $0.text) }).text
  }

  /// The type that an error misses: a name in capitals, as in “cannot find type 'Name' in scope”.
  private static func name(in message: String) -> String? {
    guard let match = message.firstMatch(of: /^cannot find (type )?'(\w+)' in scope/) else { return nil }
    let name = String(match.2)
    return match.1 != nil || name.first?.isUppercase == true ? name : nil
  }
}
