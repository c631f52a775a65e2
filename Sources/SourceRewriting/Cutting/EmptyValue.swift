import SwiftSyntax

/// Tells whether an empty value can take the place of the initial value of a variable.
enum EmptyValue {
  /// Whether the stand-ins know an empty value of a type, as far as its name tells.
  static func exists(of type: TypeSyntax) -> Bool {
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return true }
    if type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self) { return true }
    return names.contains(type.trimmedDescription)
  }

  /// Whether a variable gets its value when it is first used: it is `lazy` or `static`.
  static func isNeededLate(_ binding: PatternBindingSyntax) -> Bool {
    guard let variable = binding.parent?.parent?.as(VariableDeclSyntax.self) else { return false }
    return variable.modifiers.contains {
      [.keyword(.lazy), .keyword(.static), .keyword(.class)].contains($0.name.tokenKind)
    }
  }

  private static let names: Set<String> = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date", "Double", "Float", "IndexPath",
    "Int", "NSAttributedString", "String", "TimeInterval", "UIButton", "UIColor", "UIEdgeInsets", "UIFont", "UIImage",
    "UIImageView", "UILabel", "UIScrollView", "UIStackView", "UITableView", "UITextField", "UITextView", "UIView",
    "UIViewController", "URL", "UUID",
  ]
}
