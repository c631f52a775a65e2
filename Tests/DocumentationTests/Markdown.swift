import Foundation
import TestSupport

/// The parts of a Markdown file that the tests check.
struct Markdown {
  struct CodeBlock {
    var language: String
    var lines: [String]
  }

  /// Files that people read directly. DocC checks the pages of documentation catalogues.
  static let all = Project.files(below: "", extension: "md").filter { !$0.contains(".docc/") }

  var path: String
  private var lines: [String]

  init(_ path: String) throws {
    self.path = path
    lines = try Project.text(path).components(separatedBy: "\n")
  }

  var codeBlocks: [CodeBlock] {
    var blocks: [CodeBlock] = []
    var current: CodeBlock?
    for line in lines {
      if line.hasPrefix("```") {
        if let block = current { blocks.append(block) }
        current = current == nil ? CodeBlock(language: String(line.dropFirst(3)), lines: []) : nil
      } else {
        current?.lines.append(line)
      }
    }
    return blocks
  }

  /// The cells of the rows of all tables, without headings and separator lines.
  var tableRows: [[String]] {
    prose.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }.map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// Targets of links and pictures.
  var links: [String] {
    prose.flatMap { line in
      let withoutCode = line.replacing(/`[^`]*`/, with: "")
      let links = withoutCode.matches(of: /\]\(([^)\s]+)(?:\s+"[^"]*")?\)/).map { String($0.1) }
      return links + withoutCode.matches(of: /(?:src|href)="([^"]+)"/).map { String($0.1) }
    }
  }

  /// Files and folders of the package that the text names as code, such as `Sources/UIKit`; patterns are left out.
  var namedFiles: [String] {
    let path = /`((?:Sources|Tests|Snippets|Examples|Benchmarks|Scripts|Data|docs)\/[^`\s*…]*)`/
    return prose.flatMap { $0.matches(of: path).map { String($0.1) } }
  }

  /// The anchors that GitHub makes from the headings.
  var anchors: Set<String> {
    var anchors: Set<String> = []
    for line in prose where line.hasPrefix("#") {
      let title = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
      let kept = title.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
      let anchor = kept.replacingOccurrences(of: " ", with: "-")
      var candidate = anchor
      var count = 0
      while !anchors.insert(candidate).inserted {
        count += 1
        candidate = "\(anchor)-\(count)"
      }
    }
    return anchors
  }

  /// The lines outside of code blocks.
  private var prose: [String] {
    var isCode = false
    return lines.filter { line in
      if line.hasPrefix("```") {
        isCode.toggle()
        return false
      }
      return !isCode
    }
  }
}
