/// A line of a header that speaks to the preprocessor.
enum HeaderDirective {
  /// A header that another one imports.
  struct Import: Hashable {
    /// What stands between the signs: `View.h`, `Kit/Kit.h`.
    var name: String
    /// Whether it stands between quotation marks.
    var isQuoted: Bool
  }

  /// Whether a line is one.
  static func isDirective(_ line: String) -> Bool {
    let start = line.utf8.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return start.first == UInt8(ascii: "#") || start.starts(with: "%:".utf8)
  }

  /// What a line imports; `nil` if it imports nothing.
  static func imported(_ line: String) -> Import? {
    guard isDirective(line) || line.contains("@import") else { return nil }
    if let match = line.firstMatch(of: /^\s*(?:#|%:)\s*(?:import|include|include_next)\s*(["<])([^">]+)[">]/) {
      return Import(name: String(match.2), isQuoted: match.1 == "\"")
    }
    if let match = line.firstMatch(of: /^\s*@import\s+([A-Za-z_][A-Za-z0-9_]*)[A-Za-z0-9_.]*\s*;/) {
      return Import(name: "\(match.1)/\(match.1).h", isQuoted: false)
    }
    return nil
  }

  /// A line as clang is given it.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - file: the name of the file that an imported header is kept in; `nil` if there is none.
  ///   - isThere: whether there is a header, for conditions.
  static func safe(_ line: String, file: (Import) -> String?, isThere: (Import) -> Bool) -> String {
    if let imported = imported(line) { return file(imported).map { "#import \"\($0)\"" } ?? "" }
    guard isDirective(line) else {
      guard line.contains("@") else { return line }
      return line.replacing("@optional", with: "@optional -(void)\(ObjectiveCHeaders.optionalMark);")
        .replacing("@required", with: "@required -(void)\(ObjectiveCHeaders.requiredMark);")
    }
    guard let match = line.firstMatch(of: /^\s*(?:#|%:)\s*([a-z]+)/), allowed.contains(match.1) else { return "" }
    if match.1 == "pragma", line.firstMatch(of: /^\s*#\s*pragma\s+clang\s+assume_nonnull\s+(?:begin|end)\s*$/) == nil {
      return line.firstMatch(of: /^\s*#\s*pragma\s+once\s*$/) == nil ? "" : "#pragma once"
    }
    return line.replacing(/__has_(?:include|include_next|embed)\s*\(\s*(["<])([^">]+)[">]\s*\)/) { match in
      isThere(Import(name: String(match.output.2), isQuoted: match.output.1 == "\"")) ? "1" : "0"
    }
    .replacing(/__has_(?:include|include_next|embed)\b/, with: "0 &&")
  }

  /// The directives that are kept. All that read files are not among them.
  private static let allowed: Set<Substring> = [
    "define", "undef", "if", "ifdef", "ifndef", "elif", "elifdef", "elifndef", "else", "endif", "pragma",
  ]
}
