/// A command on a page, with a button that copies it.
package struct CopiedCommand {
  private let text: String

  /// - Parameter text: the command, as one would type it.
  package init(_ text: String) {
    self.text = text
  }

  package var fragment: Fragment {
    element("div", ["class": "command"]) {
      element("code") { text }
      element("button", ["type": "button", "hidden": ""]) { "Copy" }
    }
  }
}
