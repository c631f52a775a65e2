/// An HTML page that compares pictures: a title with some content below it. It needs the files ``PageFile/comparison``
/// in its folder.
package struct ComparisonPage {
  /// The name of the page's file.
  package static let fileName = "index.html"
  /// The folder of the pictures, relative to the page.
  package static let pictureFolder = "pictures"

  private let title: String
  private let figures: String
  private let tool: String
  private let content: [Fragment]

  /// - Parameters:
  ///   - title: the result in one sentence, without a full stop.
  ///   - figures: the line below the title, such as totals; empty for none.
  ///   - tool: the program with its version.
  ///   - content: the parts of the page.
  package init(title: String, figures: String, tool: String, @FragmentBuilder content: () -> [Fragment]) {
    self.title = title
    self.figures = figures
    self.tool = tool
    self.content = content()
  }

  /// The text of the page.
  package var text: String {
    let page = element("html", ["lang": "en"]) {
      element("head") {
        element("meta", ["charset": "utf-8"])
        ContentPolicy.files
        element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        element("title") { "\(title) · Snug" }
        element("link", ["rel": "stylesheet", "href": "comparison.css"])
        element("script", ["src": "comparison.js", "defer": ""])
      }
      element("body") {
        element("header", ["class": "overview"]) {
          element("h1") { title }
          if !figures.isEmpty { element("p", ["class": "figures"]) { figures } }
        }
        element("main") { content }
        element("footer") { element("p") { tool } }
      }
    }
    return "<!DOCTYPE html>\n" + page.markup
  }
}
