/// The lines by which two view trees differ: those that are missing begin with −, those that were added with +.
package struct TreeLines {
  private let lines: [String]

  /// Lines, each with its sign.
  package init(_ lines: [String]) {
    self.lines = lines
  }

  /// The lines as one element; nothing if there is none.
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
