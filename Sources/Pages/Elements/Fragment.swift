import Environments

/// A piece of an HTML page. Only ``element(_:_:content:)`` makes markup.
///
/// Every other text, those of attributes as well, is escaped (``Markup``), and control characters in it are written
/// out. ``FragmentBuilder`` puts the content of an element together.
package struct Fragment {
  /// The piece as markup.
  package let markup: String

  package init(text: String) {
    markup = Self.escaped(text)
  }

  /// A line feed, for elements that show line breaks.
  package static var lineBreak: Fragment { Fragment(markup: "\n") }

  /// A style or a program that stands in the page itself. Only files of this package may be given, never a text of an
  /// input: nothing is escaped.
  ///
  /// - Parameters:
  ///   - name: `style` or `script`.
  ///   - bytes: the file.
  package static func file(_ name: String, _ bytes: [UInt8]) -> Fragment {
    Fragment(markup: "<\(name)>\(String(decoding: bytes, as: UTF8.self))</\(name)>\n")
  }

  fileprivate init(markup: String) {
    self.markup = markup
  }

  fileprivate static func escaped(_ text: String) -> String { Markup.escaped(PlainLine.of(text)) }
}

/// Makes an element of HTML.
///
/// - Parameters:
///   - name: the name of the element.
///   - attributes: the attributes in the order in which they are written. Those without a value are left out; those
///     whose value is empty, such as `hidden`, are written by their names alone.
///   - content: what stands in it.
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

/// Elements without content and end tag.
private let voidElements: Set<String> = ["meta", "link", "img", "input", "br"]
/// Elements whose content begins on a line of its own.
private let blockElements: Set<String> = [
  "html", "head", "body", "header", "main", "nav", "section", "article", "div", "figure", "ol", "ul", "table", "form",
  "dl",
  "dialog", "details", "aside", "footer",
]
/// Elements that end a line.
private let lineElements: Set<String> = [
  "title", "script", "h1", "h2", "h3", "p", "li", "tr", "summary", "figcaption", "dd",
]

/// Puts the content of an element together from texts and elements.
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
