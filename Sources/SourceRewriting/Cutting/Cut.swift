/// A part of a source file that is left out, because it does not compile.
public struct Cut: Codable, Hashable, Sendable {
  /// What is left out, from the smallest to the largest.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// A protocol or superclass behind the name of a type.
    case conformance
    /// Nothing. Stored properties whose initial value was left out get an empty one, before a statement or the end of an
    /// initialiser.
    case initialValue
    /// The value that a name of no stated type stands for. A stand-in with any member takes its place.
    case value
    /// The same, of a name behind `if let` or `guard let`.
    case boundValue
    case statement
    /// The value at the end of a function, because the statement that gives it is left out. The function runs until there,
    /// and then returns an empty value, as a stand-in does. Where there is none, it stops the program.
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
}
