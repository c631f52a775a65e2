import Audit
import SnugTesting
import Testing

/// A screen is audited in the state in which the test left it.
@Suite struct AuditOfScreenTests {
  private final class Greeting: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      label.text = "Hello"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
      ])
    }
  }

  /// A screen without faults has no findings; a text that became too long is one, with its fix.
  @Test func truncated() throws {
    let greeting = Greeting()
    let screen = TestScreen { greeting }
    assertNoFindings(screen, rules: ["truncated-text"])
    greeting.label.text = "Good morning to all of you, and to those who are not here"
    // Issues are matched on the same thread.
    nonisolated(unsafe) var text: String?
    let line = #line + 2
    withKnownIssue {
      assertNoFindings(screen, rules: ["truncated-text"], reviewing: true)
    } matching: { issue in
      text = issue.comments.first?.rawValue
      return issue.sourceLocation?.line == line
    }
    #expect(text?.hasPrefix("The audit has a finding:\n  truncated-text: ") == true)
    #expect(screen.findings(rules: ["truncated-text"]).map(\.rule) == ["truncated-text"])
  }

  @Test func aFindingOfLargeTextsIsFoundInThatTextSize() {
    let greeting = Greeting()
    let screen = TestScreen { greeting }
    greeting.label.text = "Good morning, Rex"
    #expect(screen.findings(rules: ["truncated-text"]).isEmpty)
    screen.changeTextSize(to: .accessibilityExtraExtraExtraLarge)
    #expect(!screen.findings(rules: ["truncated-text"]).isEmpty)
  }

  @Test func anUnknownRuleIsAnIssue() {
    let screen = TestScreen { Greeting() }
    withKnownIssue {
      assertNoFindings(screen, rules: ["truncated-texts"])
    } matching: {
      $0.comments.first?.rawValue == "There is no rule “truncated-texts”; `snug rules` lists them."
    }
  }
}
