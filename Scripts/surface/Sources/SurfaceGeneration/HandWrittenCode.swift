import SwiftSyntax

/// The declarations of a module that are written by hand.
public struct HandWrittenCode {
  /// Where something is declared.
  struct Place {
    let file: SwiftFile
    let line: Int
  }

  /// The full names of types, of any access.
  private(set) var types: [String: Place] = [:]
  /// The full names of all declarations, of any access.
  private(set) var all: Set<String> = []
  /// The public ones, in the order of files and lines.
  private(set) var published: [(name: String, place: Place)] = []

  /// The declarations in files.
  public init(_ files: [SwiftFile]) {
    for file in files {
      for item in file.tree.statements {
        guard case .decl(let declaration) = item.item else { continue }
        add(declaration, in: "", isPublic: false, file: file)
      }
    }
  }

  /// A problem for each public declaration that no surface names.
  /// - Parameters:
  ///   - names: What the surfaces name.
  ///   - surface: The path of the surface, for messages.
  func undeclared(except names: Set<String>, in surface: String) -> [Problem] {
    published.filter { !names.contains($0.name) }.map { name, place in
      let message = "“\(name)” is public, and \(surface) does not name it: declare it there, marked @byHand"
      return Problem(path: place.file.path, line: place.line, message: message)
    }
  }

  private mutating func add(_ declaration: DeclSyntax, in owner: String, isPublic: Bool, file: SwiftFile) {
    let place = Place(file: file, line: file.line(of: declaration))
    let isPublished = isPublic || !declaration.modifiers.isDisjoint(with: ["public", "open"])
    if let extended = declaration.as(ExtensionDeclSyntax.self) {
      let name = extended.extendedType.trimmedDescription
      for member in extended.memberBlock.members { add(member.decl, in: name, isPublic: isPublished, file: file) }
      return
    }
    for name in declaration.names {
      let full = owner.isEmpty ? name : "\(owner).\(name)"
      all.insert(full)
      if isPublished { published.append((full, place)) }
    }
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return }
    let full = owner.isEmpty ? declaration.name : "\(owner).\(declaration.name)"
    types[full] = place
    let isProtocol = declaration.is(ProtocolDeclSyntax.self)
    for member in group.memberBlock.members {
      let follows = isProtocol || member.decl.is(EnumCaseDeclSyntax.self)
      add(member.decl, in: full, isPublic: isPublished && follows, file: file)
    }
  }
}
