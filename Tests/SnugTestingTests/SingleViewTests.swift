import SnugTesting
import Testing

/// A view is tested alone, with nothing around it.
@Suite struct SingleViewTests {
  private final class Badge: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 24, height: 12) }
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 17)
    return label
  }

  /// A view has the size that its content needs, also after it has changed.
  @Test func fitting() throws {
    let label = label("Rex")
    let screen = TestScreen(view: .fitting) { label }
    #expect(label.bounds.size == label.intrinsicContentSize)
    #expect(
      screen.viewTree
        == "UILabel “Rex” [0, 0, \(shown(label.bounds.width)), \(shown(label.bounds.height))]\n")
    let before = label.bounds.width
    label.text = "Whiskers McFluff"
    screen.tap(at: .zero)
    #expect(label.bounds.width > 2 * before)
  }

  private func shown(_ number: CGFloat) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  @Test func withAWidthTheHeightFollowsFromTheContent() {
    let one = label("Rex")
    let many = label("Whiskers McFluff the Third of Tabby Manor, and his friends")
    for label in [one, many] { _ = TestScreen(view: .width(120)) { label } }
    #expect(one.bounds.width == 120)
    #expect(many.bounds.width == 120)
    #expect(many.bounds.height > 2 * one.bounds.height)
  }

  @Test func otherViewsHaveTheSizeOfSizeThatFitsOrTheGivenOne() throws {
    let badge = Badge()
    _ = TestScreen(view: .fitting) { badge }
    #expect(badge.bounds.size == CGSize(width: 24, height: 12))
    let screen = TestScreen(view: .points(30, 40)) { Badge() }
    #expect(screen.viewTree == "Badge [0, 0, 30, 40]\n")
    let data = try screen.picture(scale: 3)
    // The width and the height in the PNG file.
    let sides = [16..<20, 20..<24].map { data[$0].reduce(0) { $0 * 256 + Int($1) } }
    #expect(sides == [90, 120])
  }

  @Test func aViewWithoutASizeIsNamed() {
    let screen = TestScreen(view: .fitting) { UIView() }
    withKnownIssue {
      assertScreen(screen, record: .never)
    } matching: {
      $0.comments.first?.rawValue
        == "The screen could not be compared: UIView has no size: neither its constraints nor its content give one. "
        + "Give it one: TestScreen(view: .points(320, 44))."
    }
  }

  @Test func aViewAloneIsTappedAndAudited() {
    let button = UIButton(type: .system)
    button.setTitle("Feed", for: .normal)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let screen = TestScreen(view: .points(200, 44)) { button }
    screen.tap("Feed")
    #expect(taps == 1)
    assertNoFindings(screen)
    screen.changeTextSize(to: .accessibilityLarge)
    #expect(button.bounds.size == CGSize(width: 200, height: 44))
  }
}
