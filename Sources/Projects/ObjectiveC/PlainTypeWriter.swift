/// Writes the Swift declarations of the enumerations, structures and `typedef`s of headers.
struct PlainTypeWriter {
  /// A C structure with its Swift types.
  private struct Structure {
    var name: String
    var fields: [(name: String, type: MappedType)] = []
  }

  private var enumerations: [(item: ObjectiveCEnumeration, name: String)] = []
  private var structures: [Structure] = []
  private var aliases: [(name: String, type: MappedType, isOwnType: Bool)] = []
  private(set) var leftOut: [InertSource.LeftOut] = []
  private(set) var missing: Set<String> = []

  /// - Parameters:
  ///   - interfaces: the declarations of the headers.
  ///   - mapper: converts Objective-C types to Swift types.
  init(_ interfaces: ObjectiveCInterfaces, mapper: TypeMapper) {
    var names: Set<String> = []
    func isNew(_ name: String) -> Bool { !mapper.table.isInSwift(name) && names.insert(name).inserted }
    func swiftName(_ name: String, _ attributes: ObjectiveCAttributes) -> String {
      TypeTable.swiftName(attributes) ?? SwiftText.name(name)
    }
    for item in interfaces.enumerations where item.name.isEmpty || isNew(item.name) {
      enumerations.append((item, swiftName(item.name, item.attributes)))
    }
    for item in interfaces.structures where !item.name.isEmpty && isNew(item.name) {
      var structure = Structure(name: swiftName(item.name, item.attributes))
      for field in item.fields {
        do throws(LeftOutReason) {
          structure.fields.append((SwiftText.name(field.name), try mapper.map(field.type, &missing)))
        } catch {
          leftOut.append(.init(declaration: "\(item.name).\(field.name)", reason: error.words))
        }
      }
      structures.append(structure)
    }
    for name in interfaces.ownAliases where isNew(name) {
      guard let alias = interfaces.aliases[name] else { continue }
      do throws(LeftOutReason) {
        let type = try mapper.map(alias.type, &missing)
        aliases.append((swiftName(name, alias.attributes), type, alias.isOwnType))
      } catch {
        leftOut.append(.init(declaration: name, reason: error.words))
      }
    }
  }

  /// The structures and type aliases, each with the types that its declaration names. If one of them is internal, the
  /// structure or alias must be internal, too.
  var named: [(name: String, text: String)] {
    structures.map { ($0.name, $0.fields.map(\.type.text).joined(separator: " ")) }
      + aliases.map { ($0.name, $0.type.text) }
  }

  /// The number of types, their members, and type aliases.
  var count: Int {
    enumerations.map { EnumerationWriter($0.item, name: $0.name).count + 1 }.reduce(0, +)
      + structures.map { $0.fields.count + 1 }.reduce(0, +) + aliases.count
  }

  /// The lines of the Swift declarations.
  ///
  /// - Parameters:
  ///   - access: knows which types are internal.
  ///   - isThere: whether a type with a Swift name exists, so that nested types can be declared in an extension of it.
  func lines(_ access: AccessLevels, isThere: (String) -> Bool) -> [String] {
    var lines: [String] = []
    for (item, name) in enumerations {
      lines += EnumerationWriter(item, name: name).lines(NestedName(name, isThere: isThere))
    }
    for item in structures {
      let name = NestedName(item.name, isThere: isThere)
      lines += name.wrapped(Self.lines(of: item, named: name.simple, access))
    }
    for alias in aliases {
      let name = NestedName(alias.name, isThere: isThere)
      if alias.isOwnType {
        lines += name.wrapped([
          "public struct \(name.simple): RawRepresentable, Hashable, Sendable {",
          "  public var rawValue: \(alias.type.text)",
          "  public init(_ rawValue: \(alias.type.text)) { self.rawValue = rawValue }",
          "  public init(rawValue: \(alias.type.text)) { self.rawValue = rawValue }",
          "}",
        ])
      } else {
        let modifier = access.modifier("public", for: alias.type.text)
        lines += name.wrapped(["\(modifier)typealias \(name.simple) = \(alias.type.text)"])
      }
    }
    return lines
  }

  private static func lines(of item: Structure, named name: String, _ access: AccessLevels) -> [String] {
    let modifier = access.modifier("public", for: item.name)
    var lines = ["\(modifier)struct \(name) {"]
    lines += item.fields.map { "  \(modifier)var \($0.name): \($0.type.whole)" }
    let empty = item.fields.map { "self.\($0.name) = \(MemberWriter.value(of: $0.type))" }
    lines.append("  \(modifier)init() { \(empty.joined(separator: "; ")) }")
    if !item.fields.isEmpty {
      let list = item.fields.map { field in
        "\(field.name): \(field.type.isFunction && field.type.nullability == .never ? "@escaping " : "")\(field.type.whole)"
      }
      let values = item.fields.map { "self.\($0.name) = \($0.name)" }
      lines.append("  \(modifier)init(\(list.joined(separator: ", "))) { \(values.joined(separator: "; ")) }")
    }
    return lines + ["}"]
  }
}
