import SwiftSyntax

/// An initializer for a class whose own initializers were left out, so that the other members of the class stay.
///
/// It gives the stored properties empty values. If the superclass is not known, it is an initializer that nobody calls. Its
/// only purpose is that the class compiles.
struct LeftOutInitializer {
  /// The insertion of the initializer.
  let edit: Edit

  /// - Parameters:
  ///   - token: the position of the error, in the class.
  ///   - error: the compiler's message.
  /// - Returns: `nil` if the error is another one.
  init?(at token: TokenSyntax, error: String) {
    guard let name = error.firstMatch(of: /^class '([^']+)' has no initializers/)?.1,
      let type = token.parent?.as(ClassDeclSyntax.self), type.name.text == String(name).lastComponent
    else { return nil }
    let brace = type.memberBlock.rightBrace
    let isOnOwnLine = brace.leadingTrivia.contains(where: \.isNewline) || type.memberBlock.members.isEmpty
    edit = Edit(
      inserting: "\(isOnOwnLine ? "" : "; ")\(Self.text(for: type)) ",
      at: brace.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private static func text(for type: ClassDeclSyntax) -> String {
    let superclass = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    let isRoot = superclass.map { name in protocolEndings.contains(where: name.hasSuffix) } ?? true
    guard isRoot || superclass == "NSObject", let names = uninitialized(in: type) else {
      let message = "left out: the initializers of \(type.name.text)".quoted
      return "init(leftOut: () -> Void) { Swift.fatalError(\(message)) }"
    }
    let values = names.map { "self.\($0.asIdentifier) = \(StandInValue.function)()" }
    let statements = values + (isRoot ? [] : ["super.init()"])
    return "\(isRoot ? "" : "override ")init() { \(statements.joined(separator: "; ")) }"
  }

  /// How the names of protocols end. A type with such a name in the first place of the inheritance clause is taken for a
  /// protocol, so that the class has no superclass.
  private static let protocolEndings = [
    "able", "ing", "Delegate", "DataSource", "Protocol", "ObservableObject", "AnyObject", "Type",
  ]

  /// The names of the stored properties without an initial value; `nil` if one of them has no plain name.
  private static func uninitialized(in type: ClassDeclSyntax) -> [String]? {
    let properties = type.memberBlock.members.propertiesWithoutValue
    let names = properties.compactMap { $0.binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    return names.count == properties.count ? names : nil
  }
}
