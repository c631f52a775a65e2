import Testing

@testable import UIKit

/// Text fields: heights by border, widths by text, and what they report about their text.
@Suite struct UITextFieldTests {
  @Test(arguments: [
    (UITextField.BorderStyle.roundedRect, CGFloat(14), CGFloat(34)), (.roundedRect, 18, 34), (.none, 14, 18),
    (.none, 17, 22),
  ])
  func heightsAreThoseThatInterfaceBuilderStores(border: UITextField.BorderStyle, size: CGFloat, height: CGFloat) {
    let field = UITextField().onPhone()
    field.borderStyle = border
    field.font = .systemFont(ofSize: size)
    #expect(field.intrinsicContentSize.height == height)
  }

  @Test func theWiderOfTextAndPlaceholderDecidesTheWidth() {
    let field = UITextField().onPhone()
    field.placeholder = "A long placeholder"
    let wide = field.intrinsicContentSize.width
    field.text = "short"
    #expect(field.intrinsicContentSize.width == wide)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.width == wide + 14)
  }

  @Test(arguments: [false, true]) func viewsAtTheEdgesTakeRoomFromTheText(rightToLeft: Bool) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34)).onPhone(rightToLeft: rightToLeft)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    field.layoutIfNeeded()
    let room = field.textRect(forBounds: field.bounds)
    #expect(room.width == 170)
    #expect(room.minX == (rightToLeft ? 0 : 30))
    #expect(field.leftView?.frame.minX == (rightToLeft ? 170 : 0))
  }

  @Test func aNarrowFieldSaysThatItsPlaceholderIsCut() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 34)).onPhone()
    field.placeholder = "Search among all recipes"
    #expect(field.isTextTruncated)
    field.frame.size.width = 400
    #expect(!field.isTextTruncated)
  }

  @Test func secretsAreMeasuredAsDots() {
    let field = UITextField().onPhone()
    field.text = "WWWWWWWW"
    let open = field.intrinsicContentSize.width
    field.isSecureTextEntry = true
    #expect(field.intrinsicContentSize.width < open)
  }

  @Test func textShrinksToItsMinimumFontSize() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34)).onPhone()
    field.text = "Some longer text"
    #expect(field.isTextTruncated)
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 8
    let placement = try #require(field.textPlacements.first)
    #expect(!placement.isTruncated)
    #expect(placement.scale < 1)
  }

  @Test func aFieldWithoutTextHasAnEmptyOne() {
    let field = UITextField()
    #expect(field.text == "")
    field.text = "text"
    field.text = nil
    #expect(field.text == "")
  }
}
