import CPangoDriver
import Foundation
import Typesetting

/// Times Typesetting and Pango on the same strings, one after the other, and prints a table in Markdown.
///
/// Run `swift run -c release --package-path Benchmarks TextBenchmarks`. Each figure is the best of several rounds,
/// because this is the round that other work on the machine has disturbed least.
@main
struct TextBenchmarks {
  static let label = "Measure 30 characters of text."
  static let paragraph = """
    Most layout faults are text faults: a label's measured size decides its frame, and whether it is cut decides what the \
    audit finds. Widths, lines and truncation have to be those that a phone shows.
    """
  static let mixed = "Prices: ₪ 120 — مرحبا بالعالم — 日本語のテキスト — 👩‍👩‍👧‍👦 नमस्ते"

  static func main() {
    print("| what | Typesetting, µs | Pango, µs | Pango ÷ Typesetting |")
    print("|---|---|---|---|")
    measure("\(label.count)-character label, cold", label)
    measureCached()
    measure("Arabic, Japanese, emoji and Devanagari on one line, cold", mixed)
    wrap("\(paragraph.count)-character paragraph into lines of 300 pt, cold", paragraph, width: 300)
    wrap("\(mixed.count)-character mixed text into lines of 120 pt, cold", mixed, width: 120)
    print()
    print("| 1 MB of | seconds |")
    print("|---|---|")
    for (name, text) in long { measureLong(name, text) }
  }

  private static func measure(_ name: String, _ text: String) {
    let font = Font.system(size: 17)
    let typesetter = Typesetter(cacheLimit: 0)
    let ours = best { _ = typesetter.width(of: text, font: font) }
    let theirs = best { _ = pango_measure(text, "Inter 17", 1) }
    row(name, ours, theirs)
  }

  private static func measureCached() {
    let text = AttributedText(label, font: .system(size: 17))
    let container = TextContainer(width: 300, maximumLines: 1, lineBreakMode: .byTruncatingTail)
    let typesetter = Typesetter()
    let ours = best { _ = typesetter.layout(text, in: container) }
    print("| \(label.count)-character label, from the cache | \(format(ours)) | – | – |")
  }

  private static func wrap(_ name: String, _ text: String, width: Double) {
    let attributed = AttributedText(text, font: .system(size: 17))
    let typesetter = Typesetter(cacheLimit: 0)
    let ours = best { _ = typesetter.layout(attributed, in: TextContainer(width: width)) }
    let theirs = best { _ = pango_wrap(text, "Inter 17", width, 1) }
    row(name, ours, theirs)
  }

  private static let long: [(String, String)] = [
    ("words", String(repeating: "Words and words. ", count: 61_681)),
    ("one word", String(repeating: "a", count: 1 << 20)),
    ("spaces", String(repeating: " ", count: 1 << 20)),
    ("tabs", String(repeating: "\t", count: 1 << 20)),
    ("words and tabs", String(repeating: "word\tand ", count: 116_508)),
    ("line breaks", String(repeating: "\n", count: 1 << 20)),
    ("short lines", String(repeating: "a\n", count: 1 << 19)),
    ("zero-width joiners", String(repeating: "\u{200D}", count: 349_525)),
    ("one chain of emoji", String(repeating: "👩\u{200D}", count: 149_796)),
    ("joined Arabic letters", String(repeating: "ب", count: 1 << 19)),
    ("Arabic words", String(repeating: "كلمة ", count: 116_508)),
    ("Japanese", String(repeating: "日本語テキスト", count: 49_932)),
    ("one letter under marks", "e" + String(repeating: "\u{301}", count: 1 << 19)),
  ]

  private static func measureLong(_ name: String, _ text: String) {
    let attributed = AttributedText(text, font: .system(size: 17))
    let typesetter = Typesetter(cacheLimit: 0)
    let start = ContinuousClock.now
    _ = typesetter.layout(attributed, in: TextContainer(width: 300, maximumLines: 0))
    let seconds = Double((ContinuousClock.now - start) / .microseconds(1)) / 1e6
    print("| \(name), wrapped at 300 pt | \(String(format: "%.2f", seconds)) |")
  }

  /// The microseconds per call in the best of 25 rounds of about two milliseconds.
  private static func best(_ work: () -> Void) -> Double {
    work()
    var count = 1
    var least = Double.infinity
    var rounds = 0
    while rounds < 25 {
      let start = ContinuousClock.now
      for _ in 0..<count { work() }
      let time = (ContinuousClock.now - start) / .microseconds(1)
      if time < 2000 && rounds == 0 {
        count *= 2
        continue
      }
      least = min(least, time / Double(count))
      rounds += 1
    }
    return least
  }

  private static func row(_ name: String, _ ours: Double, _ theirs: Double) {
    print("| \(name) | \(format(ours)) | \(format(theirs)) | \(String(format: "%.1f", theirs / ours)) |")
  }

  private static func format(_ microseconds: Double) -> String { String(format: "%.2f", microseconds) }
}
