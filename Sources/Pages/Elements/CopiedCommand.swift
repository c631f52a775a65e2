/// A command with a button that copies it.
package struct CopiedCommand {
  private let text: String

  /// A command as a person would type it.
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
