import Foundation
import Testing
import UIKit

@testable import Drawing

/// Text of labels.
@Suite struct LabelDrawingTests {
  /// A white screen with one label.
  func screen(_ text: String, frame: CGRect, _ change: (UILabel) -> Void = { _ in }) throws -> (Canvas, UILabel) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let label = UILabel(frame: frame)
    label.text = text
    change(label)
    root.addSubview(label)
    let canvas = try Canvas(size: root.bounds.size, scale: 3)
    ScreenRenderer().draw(root, on: canvas)
    return (canvas, label)
  }

  func ink(_ canvas: Canvas) throws -> CGRect {
    try #require(canvas.boundingBox { $0.luma < 0.9 }, "no letters were drawn")
  }

  nonisolated static let samples = [
    "Hello, World", "ÅÄÖ gjpqy", "مرحبا بالعالم", "שלום עולם", "你好，世界", "สวัสดีชาวโลก", "नमस्ते दुनिया", "👩‍👩‍👧‍👦 🇩🇪 👍🏽",
  ]

  @Test(arguments: samples)
  func lettersLieInsideALabelOfTheTextsOwnSize(_ text: String) throws {
    let size = UILabel()
    size.text = text
    let frame = CGRect(origin: CGPoint(x: 40, y: 60), size: size.sizeThatFits(CGSize(width: 300, height: 100)))
    let (canvas, _) = try screen(text, frame: frame)
    let ink = try ink(canvas)
    // Glyphs may lean out of their advance by a hair, as j does. Arabic reaches below the system font's line.
    #expect(frame.insetBy(dx: -2, dy: -3).encloses(ink), "\(ink) of \(frame)")
    #expect(ink.width > frame.width * 0.6, "\(ink) of \(frame)")
  }

  @Test func textIsInTheMiddleOfALabelThatIsTooTall() throws {
    let (canvas, _) = try screen("xxxx", frame: CGRect(x: 10, y: 20, width: 200, height: 120))
    // The x-height's middle is a little below the middle of the line.
    #expect(abs(try ink(canvas).midY - 80) < 4)
  }

  @Test(arguments: [NSTextAlignment.left, .center, .right])
  func alignmentMovesTheLettersToTheEdgeThatItNames(_ alignment: NSTextAlignment) throws {
    let frame = CGRect(x: 20, y: 20, width: 240, height: 30)
    let (canvas, _) = try screen("abc", frame: frame) { $0.textAlignment = alignment }
    let ink = try ink(canvas)
    switch alignment {
    case .left: #expect(abs(ink.minX - frame.minX) < 2)
    case .right: #expect(abs(ink.maxX - frame.maxX) < 2)
    default: #expect(abs(ink.midX - frame.midX) < 1)
    }
  }

  @Test func naturalAlignmentFollowsTheReadingDirectionOfTheView() throws {
    let frame = CGRect(x: 20, y: 20, width: 240, height: 30)
    let (canvas, _) = try screen("abc", frame: frame) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(abs(try ink(canvas).maxX - frame.maxX) < 2)
  }

  @Test func truncatedTextEndsInsideItsFrame() throws {
    let frame = CGRect(x: 20, y: 20, width: 100, height: 30)
    let (canvas, label) = try screen("A sentence that is much too long for its label", frame: frame)
    #expect(label.isTextTruncated)
    #expect(try ink(canvas).maxX <= frame.maxX + 0.5)
  }

  @Test func linesOfAParagraphStandBelowEachOtherInsideTheFrame() throws {
    let frame = CGRect(x: 20, y: 20, width: 100, height: 150)
    let (canvas, label) = try screen("Several words that need several lines to be shown", frame: frame) {
      $0.numberOfLines = 0
    }
    let ink = try ink(canvas)
    #expect(frame.insetBy(dx: -1, dy: 0).encloses(ink))
    #expect(ink.height > label.font.lineHeight * 2)
  }

  @Test func emojiHaveTheirOwnColoursLettersThatOfTheLabel() throws {
    let (emoji, _) = try screen("❤️", frame: CGRect(x: 20, y: 20, width: 60, height: 40))
    #expect(emoji.boundingBox { $0.red > 0.6 && $0.green < 0.4 } != nil)
    let (letters, _) = try screen("I", frame: CGRect(x: 20, y: 20, width: 60, height: 40)) {
      $0.textColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    }
    #expect(letters.boundingBox { $0.blue > 0.9 && $0.red < 0.1 } != nil)
    #expect(letters.boundingBox { $0.blue < 0.9 } == nil)
  }

  @Test func inHebrewTheFirstWordStandsAtTheRight() throws {
    let (canvas, _) = try screen("ששששש ו", frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    let words = try words(canvas)
    #expect(words.count == 2)
    #expect(try #require(words.first).width < #require(words.last).width / 3)
  }

  /// The pieces of ink on one line that are separated by at least 2.5 points of white, from left to right.
  private func words(_ canvas: Canvas) throws -> [CGRect] {
    let ink = try ink(canvas)
    var words: [CGRect] = []
    for x in stride(from: ink.minX, to: ink.maxX, by: 1 / canvas.scale) {
      let column = CGRect(x: x, y: ink.minY, width: 1 / canvas.scale, height: ink.height)
      guard canvas.boundingBox(in: column, of: { $0.luma < 0.7 }) != nil else { continue }
      if let last = words.last, x - last.maxX < 2.5 {
        words[words.count - 1] = last.union(column)
      } else {
        words.append(column)
      }
    }
    return words
  }

  @Test func lettersStandAtFractionsOfAPixelNotOnlyAtWholeOnes() throws {
    let (first, _) = try screen("l", frame: CGRect(x: 20, y: 20, width: 60, height: 40))
    let (second, _) = try screen("l", frame: CGRect(x: 20.15, y: 20, width: 60, height: 40))
    #expect(first.data() != second.data())
  }
}
