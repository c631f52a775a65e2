/// The catalogue's row for one element of Interface Builder's format.
nonisolated package struct ElementDescription: Sendable {
  enum Kind: Hashable, Sendable {
    case view
    case controller
    case other
  }

  /// The kind of content that a view shows to the user, apart from its subviews: texts to be read, or a control that
  /// occupies its whole bounds.
  package enum Content: Sendable {
    case texts
    case bounds
  }

  let name: String
  /// The name of the framework's class that the element describes; nil if it is `UI` followed by the element's name.
  let className: String?
  let kind: Kind
  /// Whether the element describes a view of a framework other than UIKit, whose content is not known.
  let isOpaque: Bool
  /// The names of the attributes that Interface Builder writes for the element.
  let attributes: Set<String>
  /// The kind of content that the view shows to the user; nil for backgrounds, images and containers.
  let content: Content?
  /// The reason why an audit cannot check the content of the view; nil if it can.
  let unseen: String?
  /// The properties that Interface Builder offers for translation, in the order of its strings files.
  let translatable: [TranslatableProperty]
  /// The reader that makes the views; nil if the class has no properties beside those of every view.
  let reader: (any ViewReader.Type)?

  /// Makes a row of the catalogue.
  ///
  /// - Parameters:
  ///   - attributes: the names of attributes, separated by spaces.
  ///   - translatable: the properties that Interface Builder offers for translation, separated by spaces.
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
