import SwiftSyntax

/// What a member does or a declaration is for, as an attribute of a surface says it.
enum Mark: String, CaseIterable {
  case answers, byHand, empty, inDocuments, inert, inPlaceOf, kept, neverCalled

  /// All marks, for an error.
  static var list: String { list(allCases) }

  /// The marks that say what a member does, for an error: `@answers, @byHand, … and @neverCalled`.
  static var listOfMembers: String { list(allCases.filter { ![.empty, .inDocuments, .inPlaceOf].contains($0) }) }

  private static func list(_ marks: [Mark]) -> String {
    let names = marks.map { "@\($0.rawValue)" }.sorted()
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  /// Attributes of Swift that a declaration can have. Those of libraries begin with a capital, those of the compiler
  /// with an underscore.
  static let attributesOfSwift: Set<String> = [
    "available", "discardableResult", "dynamicCallable", "dynamicMemberLookup", "frozen", "globalActor", "inlinable",
    "preconcurrency", "propertyWrapper", "resultBuilder", "usableFromInline",
  ]
}

/// The marks of one declaration.
struct Marks {
  /// The attributes, which the generated code does not have.
  private(set) var attributes: [AttributeSyntax] = []
  private var arguments: [Mark: [LabeledExprSyntax]] = [:]
  /// Attributes that are neither marks nor Swift's.
  private(set) var unknown: [AttributeSyntax] = []

  init(_ list: AttributeListSyntax) {
    for case .attribute(let attribute) in list {
      let name = attribute.attributeName.trimmedDescription
      if let mark = Mark(rawValue: name) {
        attributes.append(attribute)
        arguments[mark] = attribute.arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
      } else if name.first?.isLowercase == true, !Mark.attributesOfSwift.contains(name) {
        unknown.append(attribute)
      }
    }
  }

  func contains(_ mark: Mark) -> Bool { arguments[mark] != nil }

  /// The marks that say what the body does.
  var ofBody: [Mark] { [.answers, .inert, .kept].filter(contains) }

  /// The expressions of a mark; nil without the mark.
  func expressions(of mark: Mark) -> [ExprSyntax]? { arguments[mark]?.map(\.expression) }

  /// The statement that `@answers` stands for; nil without the mark or its value.
  var answer: String? {
    guard let first = arguments[.answers]?.first, arguments[.answers]?.count == 1 else { return nil }
    switch first.label?.text {
    case nil: return first.expression.trimmedDescription
    case "throwing": return "throw \(first.expression.trimmedDescription)"
    default: return nil
    }
  }
}
