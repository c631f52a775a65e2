/// A part of a source file that is left out or changed, because it does not compile.
public struct Cut: Codable, Hashable, Sendable {
  /// What is left out, from the smallest to the largest.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// No code. The value of a stand-in is taken as what its context asks for (``StandInConversion``).
    case conversion
    /// A protocol or superclass behind the name of a type.
    case conformance
    /// No code. Stored properties whose initial value was left out get an empty value, before a statement or the end of
    /// an initialiser.
    case initialValue
    /// The initial value of a variable without a type annotation. A stand-in that has any member replaces it.
    case value
    /// The value in an `if let` or `guard let` without a type annotation. A stand-in that has any member replaces it.
    case boundValue
    case statement
    /// The value that a function returns at its end, because the statement that gives it is left out. The function runs
    /// up to there, and then returns an empty value of its type; if the type has none, it stops the program.
    case result
    /// The body of a function. A call of it stops the program, with the compiler's words.
    case body
    /// A member of a type, or a declaration of the file.
    case declaration
  }

  /// The path of the file.
  public var path: String
  /// The first line, counted from 1.
  public var line: Int
  /// The last line.
  public var lastLine: Int
  /// What is left out.
  public var kind: Kind
  /// The declaration that is left out or holds what is left out, such as `LoginController.viewDidLoad`; empty for the
  /// file itself.
  public var declaration: String
  /// The compiler's words.
  public var message: String
  /// The bytes of the file that are left out.
  var range: Range<Int>
  /// What takes the place of the bytes, if the kind alone does not say it.
  var replacement = ""
}
