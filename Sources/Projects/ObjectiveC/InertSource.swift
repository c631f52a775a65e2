/// The generated Swift source that stands in for the Objective-C code of an app. Its members do nothing and return
/// empty values.
///
/// It is compiled as one more file of the app's module. Like the app's other files it is rewritten first, so that
/// storyboards and xibs find its classes.
public struct InertSource: Sendable {
  /// A declaration of the headers that is not in the generated source.
  public struct LeftOut: Hashable, Sendable {
    /// The Objective-C name: `Note`, `Note.title` or `-[Note setTitle:]`.
    public var declaration: String
    /// Why the declaration is left out, as a sentence for people.
    public var reason: String
  }

  /// The text of the file. It imports the modules whose types it names, and the frameworks that the headers import, as
  /// far as their symbol graphs were read.
  public internal(set) var text = ""
  /// The declarations that are left out: those of protocols first, then of classes, categories, C types, and global
  /// variables and functions.
  public internal(set) var leftOut: [LeftOut] = []
  /// The names of types that neither the app nor a known framework declares, in alphabetical order. A class with such a
  /// superclass inherits from the UIKit class that the superclass's name ends with, or else from `NSObject`. As the
  /// type of a property or parameter, such a class is `Any` or keeps its name.
  public internal(set) var missingTypes: [String] = []
  /// The base names of optional members of protocols. In Swift they have a default implementation, so a call such as
  /// `delegate.didEnd?()`, with a `?` before its arguments, does not compile.
  public internal(set) var optionalMembers: [String] = []
  /// The Objective-C names of the classes that the file declares. Storyboards and xibs refer to classes by these names.
  public internal(set) var classes: [String] = []
  /// The number of types, members and global declarations in the file.
  public internal(set) var count = 0
}
