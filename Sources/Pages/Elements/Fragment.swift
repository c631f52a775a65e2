import Environments

/// A piece of an HTML page: an element or a text.
///
/// Elements are made by ``element(_:_:content:)``. All texts and attribute values are escaped (``Markup``), so that no
/// text can become markup. ``FragmentBuilder`` builds the content of an element.
package struct Fragment {
  /// The HTML text of the piece.
  package let markup: String

  package init(text: String) {
    markup = Self.escaped(text)
  }

  /// A line feed, for elements that show line breaks.
  package static var lineBreak: Fragment { Fragment(markup: "\n") }

  /// An embedded style sheet or script. It is not escaped, so only files of this package may be passed, never text from
  /// an input.
  ///
  /// - Parameters:
  ///   - name: the name of the element, `style` or `script`.
  ///   - bytes: the content of the file.
  package static func file(_ name: String, _ bytes: [UInt8]) -> Fragment {
    Fragment(markup: "<\(name)>\(String(decoding: bytes, as: UTF8.self))</\(name)>\n")
  }

  fileprivate init(markup: String) {
    self.markup = markup
  }

  fileprivate static func escaped(_ text: String) -> String { Markup.escaped(PlainLine.of(text)) }
}

/// Makes an HTML element.
///
/// - Parameters:
///   - name: the name of the element.
///   - attributes: the attributes, in their order in the text. An attribute with the value `nil` is left out; one with
///     an empty value, such as `hidden`, is written without a value.
///   - content: the content of the element.
package func element(
  _ name: String, _ attributes: KeyValuePairs<String, String?> = [:],
  @FragmentBuilder content: () -> [Fragment] = { [] }
) -> Fragment {
  var markup = "<\(name)"
  for (name, value) in attributes {
    guard let value else { continue }
    markup += value.isEmpty ? " \(name)" : " \(name)=\"\(Fragment.escaped(value))\""
  }
  markup += ">"
  if voidElements.contains(name) { return Fragment(markup: markup) }
  let isBlock = blockElements.contains(name)
  if isBlock { markup += "\n" }
  for piece in content() { markup += piece.markup }
  return Fragment(markup: markup + "</\(name)>" + (isBlock || lineElements.contains(name) ? "\n" : ""))
}

/// HTML elements without content and end tag.
private let voidElements: Set<String> = ["meta", "link", "img", "input", "br"]
/// HTML elements after whose start tag a line ends in the file, so that people can read it. Browsers show no difference.
private let blockElements: Set<String> = [
  "html", "head", "body", "header", "main", "nav", "section", "article", "div", "figure", "ol", "ul", "table", "form",
  "dl",
  "dialog", "details", "aside", "footer",
]
/// Elements after whose end tag a new line begins.
private let lineElements: Set<String> = [
  "title", "script", "h1", "h2", "h3", "p", "li", "tr", "summary", "figcaption", "dd",
]

/// The result builder for the content of an element, from texts and elements.
@resultBuilder
package enum FragmentBuilder {
  package static func buildExpression(_ fragment: Fragment) -> [Fragment] { [fragment] }
  package static func buildExpression(_ fragments: [Fragment]) -> [Fragment] { fragments }
  package static func buildExpression(_ text: String) -> [Fragment] { [Fragment(text: text)] }
  package static func buildBlock(_ parts: [Fragment]...) -> [Fragment] { parts.flatMap(\.self) }
  package static func buildOptional(_ part: [Fragment]?) -> [Fragment] { part ?? [] }
  package static func buildEither(first: [Fragment]) -> [Fragment] { first }
  package static func buildEither(second: [Fragment]) -> [Fragment] { second }
  package static func buildArray(_ parts: [[Fragment]]) -> [Fragment] { parts.flatMap(\.self) }
}
