import Typesetting

extension Gallery {
  /// Text around rectangles, in both directions.
  static func exclusions() -> Page {
    var page = Page("exclusions")
    let words = long + ". " + long + ". " + long + "."
    let left = TextRect(x: 0, y: 0, width: 80, height: 40)
    let right = TextRect(x: 260, y: 30, width: 80, height: 50)
    let middle = TextRect(x: 130, y: 20, width: 60, height: 40)
    page.add("left and right", text(words), in: TextContainer(width: 340, exclusions: [left, right]))
    page.add("in the middle: lines go on behind it", text(words), in: TextContainer(width: 340, exclusions: [middle]))
    page.add(
      "across: lines go on below it", text(words),
      in: TextContainer(width: 340, exclusions: [TextRect(x: 0, y: 20, width: 340, height: 24)]))
    page.add(
      "in the middle, right to left",
      text("هذا نص عربي طويل يلتف حول المستطيل في وسط الصفحة ثم يستمر بعد ذلك في الأسطر التالية حتى النهاية"),
      in: TextContainer(width: 340, direction: .rightToLeft, exclusions: [middle]))
    return page
  }
}
