/// The Swift source that stands in for the Objective-C part of an app.
///
/// It is one more source of the app's module: rewritten with the others, its classes are found by documents.
public struct InertSource: Sendable {
  /// A declaration that is not in it.
  public struct LeftOut: Hashable, Sendable {
    /// The declaration: a name, `Note.title` or `-[Note setTitle:]`.
    public var declaration: String
    /// The reason in words.
    public var reason: String
  }

  /// The text of the file. It imports UIKit, Foundation and the modules whose symbol graphs were read.
  public internal(set) var text = ""
  /// What is left out, in the order of the headers.
  public internal(set) var leftOut: [LeftOut] = []
  /// The names of types that nobody declares, in alphabetical order. A class that inherits from one inherits from the class
  /// of UIKit that its name ends with, or from `NSObject`. As the types of objects they are `Any`, or keep their names.
  public internal(set) var missingTypes: [String] = []
  /// The first words of members that types with a protocol may leave out. They have a body of their own in Swift, so that
  /// a call of one with a `?` before its arguments does not compile.
  public internal(set) var optionalMembers: [String] = []
  /// The names of the classes that the file declares, as documents name them.
  public internal(set) var classes: [String] = []
  /// How many types, members and globals the file declares.
  public internal(set) var count = 0
}
