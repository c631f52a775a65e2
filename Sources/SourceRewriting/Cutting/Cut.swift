/// A part of a source file that is left out, because it does not compile.
public struct Cut: Codable, Hashable, Sendable {
  /// The kinds of parts, from the smallest to the largest.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// An attribute of a declaration, such as a property wrapper.
    case attribute
    /// A protocol or superclass in the inheritance clause of a type.
    case conformance
    /// Nothing is left out. Code is inserted, before a statement or the end of an initializer, that gives an empty
    /// value to stored properties whose initialization was left out.
    case initialValue
    /// The initial value of a variable without a type annotation. It is replaced by a ``StandInValue``, which has any
    /// member.
    case value
    /// The initial value of a variable with a type annotation, or the default argument of a parameter. It is replaced by
    /// an empty value of the type.
    case typedValue
    /// The value in an `if let` or `guard let` without a type annotation. It is replaced by a ``StandInValue``, which
    /// has any member.
    case boundValue
    /// The call of a method that changes a view of SwiftUI, such as `.background(Card())`. The view itself stays.
    case viewModifier
    case statement
    /// Nothing is left out. A `return` with an empty value is inserted at the end of a function whose own `return` was
    /// left out. If the type has no empty value, returning it traps.
    case result
    /// The body of a function. Calling the function traps with the compiler's message.
    case body
    /// A member of a type, or a top-level declaration of the file.
    case declaration
  }

  /// The path of the file.
  public var path: String
  /// The first line, counted from 1.
  public var line: Int
  /// The last line, counted from 1.
  public var lastLine: Int
  /// The kind of the part.
  public var kind: Kind
  /// The declaration that is left out or contains the part, such as `LoginController.viewDidLoad`; empty if the part is
  /// at the top level of the file.
  public var declaration: String
  /// The compiler's message about the part.
  public var message: String
  /// The range of bytes of the file that is left out.
  var range: Range<Int>

  /// Whether a new member may be all that is missing.
  var isAboutConformance: Bool { kind == .conformance || message.contains(" conform ") }
}
