import Typesetting

extension Gallery {
  /// The six line break modes on one line and on two, and truncation by height.
  static func truncation() -> Page {
    var page = Page("truncation")
    let modes: [(String, LineBreakMode)] = [
      ("word wrapping", .byWordWrapping), ("character wrapping", .byCharWrapping), ("clipping", .byClipping),
      ("truncating head", .byTruncatingHead), ("truncating tail", .byTruncatingTail),
      ("truncating middle", .byTruncatingMiddle),
    ]
    for lines in [1, 2] {
      for (name, mode) in modes {
        let container = TextContainer(width: 220, maximumLines: lines, lineBreakMode: mode)
        page.add("\(name), \(lines == 1 ? "one line" : "two lines")", text(long), in: container)
      }
    }
    page.add(
      "truncating tail, as many lines as 50 points hold", text(long),
      in: TextContainer(width: 150, height: 50, lineBreakMode: .byTruncatingTail))
    page.add(
      "truncating tail, right to left", text("هذا نص عربي طويل لا يتسع له السطر الواحد في هذه الشاشة الصغيرة"),
      in: TextContainer(width: 220, maximumLines: 1, lineBreakMode: .byTruncatingTail))
    page.add(
      "truncating tail: the first paragraph fits, another follows", text("First paragraph\nSecond paragraph"),
      in: TextContainer(width: 220, maximumLines: 1, lineBreakMode: .byTruncatingTail))
    return page
  }
}
