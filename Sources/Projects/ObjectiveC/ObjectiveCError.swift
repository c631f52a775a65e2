/// Why nothing can be made of an app's Objective-C.
public struct ObjectiveCError: Error, CustomStringConvertible, Hashable {
  /// The reason in words.
  public let description: String

  init(_ description: String) { self.description = description }
}
