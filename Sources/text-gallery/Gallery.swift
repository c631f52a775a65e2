import Foundation
import Typesetting

/// Draws what Typesetting can do into pictures for the documentation.
///
/// `swift run text-gallery [FOLDER]`; the folder is docs/gallery/text where none is given.
@main
struct Gallery {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "docs/gallery/text")
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
