/// Why the declarations in an app's Objective-C headers could not be read.
public struct ObjectiveCError: Error, CustomStringConvertible, Hashable {
  /// The reason, as a sentence for people.
  public let description: String

  init(_ description: String) { self.description = description }
}
