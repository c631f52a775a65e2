/// A view, named so that a person can find it and a program can match it.
nonisolated public struct ViewReference: Codable, Hashable, Sendable {
  /// The object identifier in the document; `nil` for a view that UIKit made itself.
  public var id: String?
  /// The class as the document names it, custom classes included.
  public var `class`: String
  /// The view in words: its Interface Builder label, text, accessibility label or outlet, or else its class and its
  /// position in its superview.
  public var label: String

  /// Makes a reference from its parts.
  public init(id: String?, class: String, label: String) {
    self.id = id
    self.class = `class`
    self.label = label
  }
}
