import Typesetting

extension Gallery {
  /// Attachments, mixed fonts, and raised, spaced, underlined and coloured characters on one line.
  static func inline() -> Page {
    var page = Page("inline")
    addAttachments(to: &page)
    addStyles(to: &page)
    return page
  }

  private static let lineBox = TextContainer(width: 330)

  private static func addAttachments(to page: inout Page) {
    let base = TextAttributes(font: body)
    func attached(_ attachment: TextAttachment) -> AttributedText {
      var attributes = base
      attributes.attachment = attachment
      return AttributedText(
        "Before \u{FFFC} after, and more words for a second line", base: base,
        runs: [
          .init(range: 7..<8, attributes: attributes)
        ])
    }
    page.add("attachment 24 × 24 on the baseline", attached(TextAttachment(width: 24, height: 24)), in: lineBox)
    page.add("attachment 24 × 24 lowered by 6", attached(TextAttachment(width: 24, height: 24, y: -6)), in: lineBox)
    page.add("attachment 40 × 10 raised by 8", attached(TextAttachment(width: 40, height: 10, y: 8)), in: lineBox)
  }

  private static func addStyles(to page: inout Page) {
    let base = TextAttributes(font: body)
    func styled(_ string: String, _ range: Range<Int>, _ change: (inout TextAttributes) -> Void) -> AttributedText {
      var attributes = base
      change(&attributes)
      return AttributedText(string, base: base, runs: [.init(range: range, attributes: attributes)])
    }
    page.add(
      "raised by 6, smaller",
      styled("E = mc2 exactly", 6..<7) {
        $0.font = .system(size: 10)
        $0.baselineOffset = 6
      }, in: lineBox)
    page.add("kern 3", styled("plain spaced plain", 6..<12) { $0.kern = 3 }, in: lineBox)
    page.add("kern 0: no pair kerning", styled("AVATAR To AVATAR To", 10..<19) { $0.kern = 0 }, in: lineBox)
    page.add(
      "underlined, struck through",
      styled("plain underlined plain", 6..<16) {
        $0.isUnderlined = true
        $0.isStruckThrough = true
      }, in: lineBox)
    page.add(
      "a larger bold word",
      styled("small LARGE small", 6..<11) {
        $0.font = .system(size: 28, weight: .bold)
        $0.color = 0x2060C0FF
      }, in: lineBox)
  }
}
