/// What is known about one element of the format.
nonisolated package struct ElementDescription: Sendable {
  enum Kind: Hashable, Sendable {
    case view
    case controller
    case other
  }

  /// What people read or touch in a view, apart from its subviews.
  package enum Content: Sendable {
    case texts
    case bounds
  }

  let name: String
  /// The framework's class that it makes; nil if the class is `UI` followed by the element's name.
  let className: String?
  let kind: Kind
  /// Whether it is a view of a framework other than UIKit. The content of such a view is not known.
  let isOpaque: Bool
  /// The attributes that Interface Builder writes.
  let attributes: Set<String>
  /// What people read or touch in the view; nil for backgrounds, images and containers.
  let content: Content?
  /// Why the inside of the view cannot be looked at; nil if it can.
  let unseen: String?
  /// What Interface Builder offers for translation, in the order of its strings files.
  let translatable: [TranslatableProperty]
  /// Makes the views; nil for views without properties of their own.
  let reader: (any ViewReader.Type)?

  /// - Parameters:
  ///   - attributes: the names, separated by spaces.
  ///   - translatable: the properties whose texts are translated, separated by spaces.
  init(
    name: String, className: String?, kind: Kind, isOpaque: Bool = false, attributes: String,
    content: Content? = nil, unseen: String? = nil, translatable: String = "",
    reader: (any ViewReader.Type)? = nil
  ) {
    self.name = name
    self.className = className
    self.kind = kind
    self.isOpaque = isOpaque
    self.attributes = Set(attributes.split(separator: " ").map(String.init))
    self.content = content
    self.unseen = unseen
    self.translatable = translatable.split(separator: " ").map { TranslatableProperty($0) }
    self.reader = reader
  }
}
