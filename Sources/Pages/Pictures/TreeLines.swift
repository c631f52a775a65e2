/// The lines by which two view trees differ, as an HTML element: removed lines begin with −, added lines with +.
package struct TreeLines {
  private let lines: [String]

  /// - Parameter lines: the lines, each beginning with its sign.
  package init(_ lines: [String]) {
    self.lines = lines
  }

  /// An element with all lines; empty if there are no lines.
  package var fragments: [Fragment] {
    guard !lines.isEmpty else { return [] }
    return [
      element("pre") {
        for line in lines {
          if line.hasPrefix("−") {
            element("del") { line }
          } else if line.hasPrefix("+") {
            element("ins") { line }
          } else {
            line
          }
          Fragment.lineBreak
        }
      }
    ]
  }
}
