/// A name that the sources use but nothing declares, so that a stand-in declaration is generated for it.
public struct MissingName: Codable, Hashable, Sendable {
  /// The kinds of declarations that can be missing.
  public enum Kind: String, Codable, Sendable {
    case type
    /// A global function or variable.
    case global
    /// An instance member of a type.
    case member
    /// A static member of a type.
    case staticMember
    /// An initializer of a type. The name consists of the argument labels, as in `red:_:`.
    case initializer
    /// An operator between two values.
    case infixOperator
    /// An operator of Swift, between the value of a stand-in and another value.
    case standInOperator
  }

  /// The kind of the missing declaration.
  public var kind: Kind
  /// The type of which the declaration would be a member; empty for the other kinds.
  public var type = ""
  /// The name that the compiler does not find.
  public var name: String

  init(kind: Kind, type: String, name: String) { (self.kind, self.type, self.name) = (kind, type, name) }

  /// Reads the missing name from an error message of the compiler; `nil` if the error is of another kind.
  ///
  /// A name is taken for a type if it begins with a capital letter, or if the compiler says so.
  init?(_ message: String) {
    // Regular expressions are slow here, so each is tried only if the message begins or ends with the right words.
    if message.hasPrefix("cannot find "), let match = message.firstMatch(of: /^cannot find (type )?'(\w+)' in scope/) {
      name = String(match.2)
      kind = match.1 != nil || name.first?.isUppercase == true ? .type : .global
    } else if message.hasPrefix("cannot find operator "),
      let match = message.firstMatch(of: /^cannot find operator '([^'\s]+)' in scope/)
    {
      (kind, name) = (.infixOperator, String(match.1))
    } else if message.contains("' has no member '"),
      let match = message.firstMatch(
        of: /^(value of )?type '(?:any |some )?([\w.]+)(?:<.*>)?[?!]?' has no member '(\w+)'/)
    {
      kind = match.1 == nil ? .staticMember : .member
      type = String(match.2)
      name = String(match.3)
      // No extension can be of `Self`, and none can add what `init` calls.
      if type == "Self" || name == "init" { return nil }
    } else if message.hasPrefix("instance member "),
      let match = message.firstMatch(
        of: /^instance member '(\w+)' cannot be used on type '([\w.]+)/)
    {
      kind = .staticMember
      type = String(match.2)
      name = String(match.1)
    } else if message.hasSuffix(" for type lookup in this context"),
      let match = message.firstMatch(
        of: /^'(\w+)' is ambiguous for type lookup in this context/)
    {
      // Two imported modules declare the type. A stand-in in the app's own module takes precedence over both.
      (kind, name) = (.type, String(match.1))
    } else if message.contains("' is not a member type of "),
      let match = message.firstMatch(of: /^'(\w+)' is not a member type of \w+ '\w+\.([\w.]+)'/)
    {
      // A nested type is a static member, too. The compiler states the module of the type.
      (kind, type, name) = (.staticMember, String(match.2), String(match.1))
    } else {
      return nil
    }
  }

  /// The operator of Swift that an error says is not declared for the value of a stand-in.
  ///
  /// - Parameters:
  ///   - message: the compiler's message; the result is `nil` if it is another one.
  ///   - types: the stand-in types.
  init?(operatorIn message: String, between types: Set<String>) {
    guard Self.operators.contains(where: message.hasPrefix) else { return nil }
    let words = message.split(separator: "'", omittingEmptySubsequences: false)
    let quoted = words.indices.filter { !$0.isMultiple(of: 2) }.map { String(words[$0]) }
    guard let name = quoted.first, StandInOperator(name) != nil,
      quoted.dropFirst().contains(where: { types.contains($0.lastComponent) })
    else { return nil }
    (kind, self.name) = (.standInOperator, name)
  }

  private static let operators = [
    "binary operator '", "operator function '", "referencing operator function '",
  ]

  /// Whether a name is that of a method that loads the xib of its object's class, such as `loadNibContent`.
  static func loadsNib(_ name: String) -> Bool {
    name.hasPrefix("load") && (name.contains("Nib") || name.contains("Xib"))
  }

  /// Whether an error is that the compiler does not know of which type an implicit member is. It says so, too, if an optional
  /// of a known type is needed that has no such member.
  static func isImplicitMember(_ message: String) -> Bool {
    message.hasPrefix(implicitMember) && message.hasSuffix("' cannot be resolved without a contextual type")
  }

  private static let implicitMember = "reference to member '"

  /// The static member that an implicit member expression names.
  ///
  /// - Parameters:
  ///   - message: the compiler's message; the result is `nil` if it is another one.
  ///   - type: the type that the sources state for the expression.
  init?(implicitMemberIn message: String, of type: String) {
    guard Self.isImplicitMember(message) else { return nil }
    kind = .staticMember
    self.type = type
    name = String(message.dropFirst(Self.implicitMember.count).prefix { $0 != "'" })
  }

  /// Parses the text of ``description``.
  init?(description: String) {
    guard let match = description.wholeMatch(of: /(\w+) ([\w.]*) (\S+)/), let kind = Kind(rawValue: String(match.1))
    else { return nil }
    (self.kind, type, name) = (kind, String(match.2), String(match.3))
  }
}

extension MissingName: CustomStringConvertible, Comparable {
  /// The kind, the type and the name, with spaces between them.
  public var description: String { "\(kind.rawValue) \(type) \(name)" }

  /// Orders names by kind, type and name.
  public static func < (one: MissingName, other: MissingName) -> Bool { one.description < other.description }
}
