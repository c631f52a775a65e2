import SourceRewriting

/// Rewrites one file that is called `App.swift`.
func rewrite(_ text: String) -> (text: String, table: String, problems: [String]) {
  let result = TargetRewriter(module: "App", folder: "/app").rewrite([
    SourceFile(path: "/app/App.swift", relativePath: "App.swift", text: text)
  ])
  return (result.files[0], result.table, result.problems.map(\.description))
}

/// The lines of the file itself, without what is added before and after it.
func lines(of text: String) -> [String] {
  let lines = rewrite(text).text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let start = lines.firstIndex { $0.hasPrefix("#sourceLocation(file:") } ?? 0
  let end = lines.lastIndex { $0 == "#sourceLocation()" } ?? lines.endIndex
  return Array(lines[(start + 1)..<end])
}
