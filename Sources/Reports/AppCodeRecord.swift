/// The parts that were left out of an app's code to compile it on this machine.
public struct AppCodeRecord: Codable, Hashable, Sendable {
  /// A part of the code that is left out.
  public struct Part: Codable, Hashable, Sendable {
    /// The path of the file.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// What is left out: `conformance`, `initialValue`, `value`, `boundValue`, `statement`, `result`, `body` or
    /// `declaration`.
    public var kind: String
    /// The declaration that is left out or holds what is left out; empty for the file itself.
    public var declaration: String
    /// The compiler's words.
    public var message: String
    /// Why it does not compile.
    public var cause: Cause

    /// Makes a part.
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
    /// A name that nobody declares, or whose declaration is left out.
    case unknownName
    /// A member of an extension that only Objective-C can override.
    case overrideInExtension
    /// An error that follows from another part that is left out, such as a function without its `return`.
    case remains
    /// Types that do not go together, most often because one of them is a stand-in.
    case types

    /// The group of an error.
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

  /// The project as it was named.
  public var project: String
  /// The target.
  public var target: String
  /// What is left out, in the order of modules and files.
  public var leftOut: [Part]
  /// The names that nobody declares, for which stand-ins were made.
  public var standIns: [String]
  /// The imported modules that do not exist on this machine.
  public var missingModules: [String]

  /// Makes a record.
  public init(project: String, target: String, leftOut: [Part], standIns: [String], missingModules: [String]) {
    self.project = project
    self.target = target
    self.leftOut = leftOut
    self.standIns = standIns
    self.missingModules = missingModules
  }
}
