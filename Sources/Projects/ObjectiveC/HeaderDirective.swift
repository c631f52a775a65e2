/// Reads lines of headers that are directives for the preprocessor, such as `#import "View.h"`.
enum HeaderDirective {
  /// The file that an `#import` or `#include` names.
  struct Import: Hashable {
    /// The text between the quotation marks or angle brackets: `View.h`, `Kit/Kit.h`.
    var name: String
    /// Whether the name is in quotation marks, rather than in angle brackets.
    var isQuoted: Bool
  }

  /// Whether a line is a directive for the preprocessor.
  static func isDirective(_ line: String) -> Bool {
    let start = line.utf8.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return start.first == UInt8(ascii: "#") || start.starts(with: "%:".utf8)
  }

  /// The header that a line imports, including by `@import`; `nil` if the line imports none.
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

  /// The line in the form in which clang receives it: without directives that could read other files.
  ///
  /// - Parameters:
  ///   - line: the line of the header.
  ///   - file: returns the name of the file that contains a copy of the imported header; `nil` if there is none, so
  ///     that the import is left out.
  ///   - isThere: whether an imported header exists. It decides conditions such as `__has_include`.
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

  /// The directives that clang receives. Directives that read files, such as `#embed`, are not among them.
  private static let allowed: Set<Substring> = [
    "define", "undef", "if", "ifdef", "ifndef", "elif", "elifdef", "elifndef", "else", "endif", "pragma",
  ]
}
