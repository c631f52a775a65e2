import Foundation
import Typesetting

/// Draws pictures of Typesetting's features for the documentation.
///
/// `swift run --package-path Benchmarks TextGallery [FOLDER]`; the default folder is docs/gallery/text.
@main
struct Gallery {
  private static let usage =
    "usage: TextGallery [FOLDER]\n\nDraws its pages into FOLDER, docs/gallery/text by default."

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments == ["-h"] || arguments == ["--help"] { return print(usage) }
    guard arguments.count <= 1, arguments.first?.hasPrefix("-") != true else {
      FileHandle.standardError.write(Data((usage + "\n").utf8))
      exit(64)
    }
    let folder = URL(fileURLWithPath: arguments.first ?? "docs/gallery/text")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for page in [truncation, paragraphs, inline, exclusions, scripts, fonts, fitting] {
      let made = page()
      let file = folder.appendingPathComponent(made.name + ".png")
      try made.png().write(to: file)
      print("wrote \(file.relativePath)")
    }
  }

  static let body = Font.system(size: 15)
  static let long = "The quick brown fox jumps over the lazy dog and runs away into the forest"

  static func text(_ string: String, font: Font = body, _ change: (inout ParagraphStyle) -> Void = { _ in })
    -> AttributedText
  {
    var style = ParagraphStyle()
    change(&style)
    return AttributedText(string, attributes: TextAttributes(font: font, paragraphStyle: style))
  }
}
