import SnugTesting

/// The examples of docs/how-to/test-a-screen.md.
///
/// They are compiled and not run: their recordings would depend on the fonts of the machine. Other tests of this target
/// run the same functions.
enum PageExamples {
  static func recordings(_ screen: TestScreen) {
    assertScreen(screen)
    assertScreen(screen, named: "dark")
  }

  static func tolerances(_ screen: TestScreen) {
    assertScreen(screen, tolerance: PictureTolerance(levels: 2))
    assertScreen(screen, named: "shadows", tolerance: PictureTolerance(levels: 2, share: 0.001))
  }

  static func severalEnvironments() {
    let screen = TestScreen { PetForm() }
    assertScreen(
      screen, in: [.device("iPhone SE"), .pad, .phone.with { $0.direction = .rightToLeft }],
      after: { $0.type("Rex", into: "Name") })
  }

  static func singleView() {
    let row = TestScreen(view: .width(320)) { PetRow(name: "Rex") }
    assertScreen(row)
    row.changeTextSize(to: .accessibilityLarge)
    assertScreen(row, named: "large text")
    assertNoFindings(row)
  }

  static func audits(_ screen: TestScreen) {
    assertNoFindings(screen)
    assertNoFindings(screen, rules: ["truncated-text", "small-tap-target"], reviewing: true)
  }

  private final class PetRow: UIView {
    init(name: String) { super.init(frame: .zero) }

    required init?(coder: NSCoder) { nil }
  }
}
