import SwiftSyntax

/// The types, members and functions that an app's sources use but nothing declares. A stand-in is generated for each.
public struct MissingNames: Codable, Sendable, Equatable {
  /// The names, in the order of their descriptions.
  public private(set) var names: [MissingName] = []
  /// The names for which no stand-in is generated, because it did not compile.
  private(set) var refused: Set<MissingName> = []
  /// The missing names that the sources qualify with a module that does not declare them.
  private(set) var qualified: Set<QualifiedName> = []

  /// What stand-in types have to be derived from or conform to, by the names of the types.
  private(set) var supertypes: [String: Set<String>] = [:]

  /// The result of adding names from compiler errors.
  struct News {
    /// The number of names that are new or newly refused.
    var count = 0
    /// The added types and qualified names, and the classes of the sources that are derived from them.
    var types: Set<String> = []
    /// The paths of the files with errors about missing names.
    var files: Set<String> = []
  }

  /// Makes an empty list.
  public init() {}

  /// Adds the missing names in compiler errors.
  ///
  /// A type or global that the sources declare is not added: its declaration was left out, and so its uses are left out
  /// as well. A member is not added if a class of the sources has one of that name: the class may be a subclass. Members
  /// of stand-in types are always added.
  ///
  /// - Parameters:
  ///   - errors: the compiler's errors.
  ///   - trees: the original sources, including the parts that are left out.
  ///   - standIns: the file of stand-ins that was compiled. A stand-in with an error is refused.
  ///   - constraint: returns the type that constrains a generic parameter at an error; `nil` if there is none.
  ///   - shared: the stand-in types of other modules.
  ///   - places: what the sources say at the errors.
  /// - Returns: the number of names that changed, the types among them, and the files that they may mend.
  mutating func takeUp(
    _ errors: [CompilerError], in trees: [SourceFileSyntax], standIns: SourceFile?,
    shared: Set<String> = [], places: ErrorPlaces = ErrorPlaces()
  ) -> News {
    let lines = standIns?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let failed = errors.filter { $0.path == standIns?.path && lines.indices.contains($0.line - 1) }
      .compactMap { StandInFile.name(markedIn: lines[$0.line - 1]) }
    // Generated code names only what Snug has.
    let errors = errors.filter { $0.path != standIns?.path && !$0.isInGeneratedCode }
    let refusedNow = Set(failed).subtracting(refused)
    refused.formUnion(refusedNow)
    names.removeAll(where: refused.contains)
    let own = Set(names.filter { $0.kind == .type }.map(\.name))
    let types = own.union(shared).union([StandInValue.name])
    lazy var classes = ClassIndex(trees)
    let missing = errors.compactMap { error in
      Self.name(in: error, places, types: types, classes: classes).map { (path: error.path, name: $0) }
    }
    var found = Set(missing.map(\.name)).subtracting(names).subtracting(refused)
    if !found.isEmpty {
      let uses = NameUses(trees)
      found = found.filter {
        if $0.kind == .initializer { return !types.contains($0.type) && !uses.declared.contains($0.type) }
        return types.contains($0.type) || !($0.type.isEmpty ? uses.declared : uses.declaredInClasses).contains($0.name)
      }
    }
    names = (names + found).sorted()
    let derived = takeUpSupertypes(errors, of: own)
    let qualifiedNow = Set(errors.compactMap { QualifiedName($0.fault) }).subtracting(qualified)
    qualified.formUnion(qualifiedNow)
    var changed = Set(derived.map(\.type)).union(qualifiedNow.map(\.name))
    changed.formUnion(found.union(refusedNow).filter { $0.kind == .type }.map(\.name))
    return News(
      count: found.count + refusedNow.count + qualifiedNow.count + derived.count,
      types: changed.isEmpty ? [] : changed.union(classes.classes(derivedFrom: changed)),
      files: Set(missing.map(\.path)))
  }

  /// Removes the names that surfaces of missing modules declare.
  ///
  /// - Parameters:
  ///   - surfaces: the files with the surfaces.
  ///   - modules: the modules whose surfaces changed. Their names stay qualified in the sources.
  public mutating func drop(_ surfaces: [SourceFile], ofModules modules: Set<String>) {
    let surfaces = surfaces.map { SurfaceDeclarations($0.tree) }
    func isDeclared(_ name: MissingName) -> Bool { surfaces.contains { $0.declare(name) } }
    names.removeAll(where: isDeclared)
    refused = refused.filter { !isDeclared($0) }
    supertypes = supertypes.filter { type, _ in !isDeclared(MissingName(kind: .type, type: "", name: type)) }
    qualified = qualified.filter { !modules.contains($0.module) }
  }

  /// The name that an error says is missing; `nil` if the error is of another kind.
  private static func name(
    in error: CompilerError, _ places: ErrorPlaces, types: Set<String>, classes: @autoclosure () -> ClassIndex
  ) -> MissingName? {
    if MissingName.isImplicitMember(error.fault) {
      return places.statedType(error).flatMap { MissingName(implicitMemberIn: error.fault, of: $0) }
    }
    guard var name = MissingName(error.fault) else {
      return MissingName(operatorIn: error.fault, between: types) ?? places.initializer(error)
    }
    // In a subclass of a stand-in, it is a member of the stand-in.
    if name.kind == .global, let type = places.type(error), let standIn = classes().nearest(of: types, to: type) {
      (name.kind, name.type) = (.member, standIn)
    }
    // A global function would not know the object.
    if name.kind == .global, MissingName.loadsNib(name.name), let type = places.type(error) {
      (name.kind, name.type) = (.member, type)
    }
    // What a generic parameter lacks, the stand-in protocol lacks that it conforms to.
    if !name.type.isEmpty, let standIn = places.constraint(name.type, error), types.contains(standIn) {
      name.type = standIn
    }
    // SwiftUI's views have long generic types. A method of any view is one of all views.
    if name.kind == .member, !types.contains(name.type), !Self.isOfUIKit(name.type), places.isViewModifier(error) {
      name.type = StandInFile.anyView
    }
    return name
  }

  /// Whether a type is one of UIKit or Foundation by its name, so that it is no view of SwiftUI.
  private static func isOfUIKit(_ type: String) -> Bool {
    ["UI", "NS", "CG"].contains { type.hasPrefix($0) && type.dropFirst(2).first?.isUppercase == true }
  }

  /// Adds the supertypes that stand-in types need. Returns those that are new.
  private mutating func takeUpSupertypes(_ errors: [CompilerError], of types: Set<String>) -> Set<StandInSupertype> {
    let possible = types.union(StandInTypes.superclasses).union(FrameworkProtocol.allCases.map(\.rawValue))
    let found = Set(errors.compactMap { StandInSupertype($0.fault) }).filter {
      types.contains($0.type) && possible.contains($0.supertype) && $0.type != $0.supertype
        && supertypes[$0.type]?.contains($0.supertype) != true
    }
    for one in found { supertypes[one.type, default: []].insert(one.supertype) }
    return found
  }
}
