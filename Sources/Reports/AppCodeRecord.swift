/// The parts of an app's code that were left out because they do not compile on this machine, or end the launch.
public struct AppCodeRecord: Codable, Hashable, Sendable {
  /// A part of the code that is left out.
  public struct Part: Codable, Hashable, Sendable {
    /// The path of the file.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The kind of the left-out part: `attribute`, `conformance`, `initialValue`, `value`, `typedValue`, `boundValue`,
    /// `viewModifier`, `statement`, `result`, `body` or `declaration`.
    public var kind: String
    /// The declaration that is left out or contains the left-out part; empty if the part is at the top level of the
    /// file.
    public var declaration: String
    /// The error message of the compiler.
    public var message: String
    /// The group to which the compiler's error belongs.
    public var cause: Cause

    /// Makes a left-out part. Its group follows from the compiler's message.
    public init(file: String, line: Int, kind: String, declaration: String, message: String) {
      self.file = file
      self.line = line
      self.kind = kind
      self.declaration = declaration
      self.message = message
      cause = Cause(message: message)
    }
  }

  /// Groups of the compiler's errors.
  public enum Cause: String, Codable, Hashable, Sendable, CaseIterable {
    /// A name is not declared anywhere, or its declaration is left out.
    case unknownName
    /// A member of an extension overrides a method, which only works with the Objective-C runtime.
    case overrideInExtension
    /// The error follows from another left-out part, such as a function whose `return` was left out.
    case remains
    /// Types do not match, most often because one of them is a stand-in for a type that does not exist here.
    case types

    /// Finds the group of an error by its message.
    public init(message: String) {
      func says(_ words: String...) -> Bool { words.contains(where: message.contains) }
      if says("overrid") {
        self = .overrideInExtension
      } else if says("missing return", "on all paths", "at least one executable statement", "before being initialized")
      {
        self = .remains
      } else if says("cannot find", "has no member", "instance member", "no such module", "does not conform") {
        self = .unknownName
      } else {
        self = .types
      }
    }
  }

  /// The path of the project, as the command line names it.
  public var project: String
  /// The name of the target.
  public var target: String
  /// The left-out parts, in the order of modules and files.
  public var leftOut: [Part]
  /// The undeclared names for which stand-in declarations were generated.
  public var standIns: [String]
  /// The imported modules that do not exist on this machine.
  public var missingModules: [String]

  /// Makes a record of what is left out of one app target.
  public init(project: String, target: String, leftOut: [Part], standIns: [String], missingModules: [String]) {
    self.project = project
    self.target = target
    self.leftOut = leftOut
    self.standIns = standIns
    self.missingModules = missingModules
  }
}
