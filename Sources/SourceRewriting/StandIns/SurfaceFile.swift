import SwiftSyntax

/// Generates the surface of a missing module: a Swift file with what an app uses of the module, which a team can correct and
/// keep. The declarations are those of the stand-ins that would otherwise be generated.
///
/// Nobody says which missing module declares a name. It belongs to the missing module that most of the files import that use
/// the name.
public struct SurfaceFile {
  private let module: String
  private let standIns: StandInFile
  /// The names in Swift code that stand for qualified names of the module, such as `Kit_Method` for `Kit.Method`.
  private let prefixedNames: [String: String]
  /// Other modules that may declare names of the surface.
  private let otherModules: [String]

  /// Infers a surface; `nil` if no name belongs to the module.
  ///
  /// - Parameters:
  ///   - module: the name of the missing module.
  ///   - files: the sources of the app and of its modules.
  ///   - missing: the names that these sources do not find, by modules.
  ///   - missingModules: the names of all missing modules.
  public init?(of module: String, usedIn files: [SourceFile], _ missing: [MissingNames], missingModules: Set<String>) {
    self.module = module
    let qualified = missing.reduce(into: Set()) { $0.formUnion($1.qualified) }
    let names = missing.reduce(into: Set()) { $0.formUnion($1.names) }
    lazy var declared = Set(files.flatMap(\.tree.topLevelNames))
    let files = files.map { $0.dropping(qualifiersOf: qualified, declared: declared) }
    let own = qualified.filter { $0.module == module }
    prefixedNames = Dictionary(own.map { ("\(module)_\($0.name)", $0.name) }) { first, _ in first }
    let owners = NameOwners(of: names, usedIn: files, qualified: qualified, modules: missingModules)
    let found = names.filter { owners.modules(of: $0).contains(module) }.sorted()
    if found.isEmpty { return nil }
    otherModules = Set(found.flatMap(owners.modules)).subtracting([module]).sorted()
    let supertypes = missing.reduce(into: [:]) { all, names in
      all.merge(names.supertypes) { $0.union($1) }
    }
    standIns = StandInFile(found, usedIn: files.map(\.tree), supertypes: supertypes)
  }

  /// The text of the file.
  public var text: String {
    var lines = [
      "// The surface of \(module): what the app uses of this module, as its code and the compiler's messages tell.",
      "// A type has any member, with an empty value, until you declare the member. Correct what is wrong, and keep the file",
      "// as \(module).swift in a folder that .snug.yml names as `surfaces`, below `app`.",
    ]
    if !otherModules.isEmpty {
      lines.append("// Some of it may be of \(otherModules.joined(separator: ", ")), which the same files import.")
    }
    lines += (["Foundation", "UIKit"] + standIns.frameworks).map { "import \($0)" }
    let declarations = prefixedNames.reduce(standIns.surface) { $0.replacing($1.key, with: $1.value) }
    return lines.joined(separator: "\n") + "\n\n" + declarations
  }
}

/// Finds out which missing module may declare a name.
private struct NameOwners {
  private let names: Set<MissingName>
  private let qualified: Set<QualifiedName>
  /// For each file, the identifiers in it and the missing modules that it imports.
  private let files: [(identifiers: Set<String>, modules: Set<String>)]

  init(of names: Set<MissingName>, usedIn files: [SourceFile], qualified: Set<QualifiedName>, modules: Set<String>) {
    self.names = names
    self.qualified = qualified
    self.files = files.concurrentMap { file in
      let imported = ImportedModule.names(in: file.tree).intersection(modules)
      return (imported.isEmpty ? [] : file.tree.identifiers, imported)
    }
  }

  /// The modules that most of the files import that use a name; several if they are equally many. A member of a missing type
  /// belongs to the module of the type.
  func modules(of name: MissingName) -> Set<String> {
    let type = name.type.split(separator: ".").first.map { MissingName(kind: .type, type: "", name: String($0)) }
    if let type, names.contains(type) { return modules(of: type) }
    for one in qualified where [one.name, "\(one.module)_\(one.name)"].contains(name.name) { return [one.module] }
    let word = name.kind == .initializer ? name.type.lastComponent : name.name
    let users = files.filter { $0.identifiers.contains(word) }.flatMap(\.modules)
    let counts = Dictionary(users.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    return Set(counts.filter { $0.value == most }.keys)
  }
}

extension SourceFileSyntax {
  /// All identifiers and operators in the file.
  fileprivate var identifiers: Set<String> {
    tokens(viewMode: .sourceAccurate).reduce(into: []) { names, token in
      switch token.tokenKind {
      case .identifier(let name), .binaryOperator(let name): names.insert(name)
      default: break
      }
    }
  }
}
