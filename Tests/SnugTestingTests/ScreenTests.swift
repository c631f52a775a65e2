import SnugTesting
import Testing

/// A test finds what a screen shows, and uses it with fingers and keys.
@Suite struct ScreenTests {
  private let form: PetForm
  private let screen: TestScreen

  init() {
    let form = PetForm()
    self.form = form
    screen = TestScreen { UINavigationController(rootViewController: form) }
  }

  /// A screen has the size, the safe area and the traits of its device.
  @Test func device() {
    #expect(screen.window.bounds.size == CGSize(width: 393, height: 852))
    #expect(screen.window.safeAreaInsets.top == 59)
    #expect(form.view.safeAreaInsets.top == 103)
    #expect(form.viewIfLoaded?.traitCollection.displayScale == 3)
    #expect(screen.rootViewController === form.navigationController)
  }

  /// Typing goes through the delegate, and the return key to the next field.
  @Test func typing() {
    form.refusesDigits = true
    screen.type("Rex 3\nGood dog", into: "Name")
    #expect(form.nameField.text == "Rex ")
    #expect(form.noteField.text == "Good dog")
    screen.deleteBackward(count: 4)
    #expect(form.noteField.text == "Good")
    screen.tap("Save")
    #expect(form.saved == ["Rex "])
  }

  @Test func elementsAreFoundByIdentifierLabelTitleAndPlaceholder() {
    #expect(screen.view("note") === form.noteField)
    #expect(screen.view("Name") === form.nameField)
    #expect(screen.view("Save") === form.save)
    form.save.accessibilityLabel = "Save the pet"
    #expect(screen.view("Save the pet") === form.save)
    #expect(screen.shows("Pet 3"))
    #expect(!screen.shows("Pet 39"))
    #expect(screen.views(UITextField.self).count == 2)
  }

  @Test func segmentsBarButtonsRowsAndAlertsAreTappedByTheirWords() {
    screen.tap("Dogs")
    #expect(form.segments.selectedSegmentIndex == 1)
    screen.tap("Pet 2")
    #expect(form.table.indexPathForSelectedRow?.row == 2)
    screen.tap("Add")
    #expect(screen.frontController is UIAlertController)
    // The button of the form lies below the alert.
    screen.tap("Save")
    #expect(form.saved == ["another"])
    #expect(screen.frontController === form.navigationController)
    screen.tap(form.save)
    #expect(form.saved == ["another", ""])
  }

  /// UIKit moves an alert above the keyboard, and arranges its views.
  @Test func theFieldOfAnAlertIsNotJudged() {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    form.present(alert, animated: false)
    #expect(screen.frontController === alert)
    #expect(screen.findings().map(\.rule) == [])
  }

  /// Of a control and a text of one name the control is meant.
  @Test func headings() {
    let heading = UILabel(frame: CGRect(x: 20, y: 700, width: 100, height: 20))
    heading.text = "Save"
    form.view.addSubview(heading)
    screen.tap("Save")
    #expect(form.saved == [""])
  }

  @Test func scrollingMovesContentByADistanceOrToAnElement() {
    screen.scroll(by: CGPoint(x: 0, y: 700), in: "Pet 1")
    #expect(form.table.contentOffset.y == 700)
    screen.scroll(by: CGPoint(x: 0, y: -200))
    #expect(form.table.contentOffset.y == 500)
    screen.scroll(to: "Pet 39")
    screen.tap("Pet 39")
    #expect(form.table.indexPathForSelectedRow?.row == 39)
  }

  @Test func gesturesOfCodeAreRecognised() {
    let press = UILongPressGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    form.save.addGestureRecognizer(press)
    form.save.addGestureRecognizer(double)
    screen.press("Save")
    #expect(form.saved == [])
    screen.tap("Save", count: 2)
    #expect(form.saved == [""])
    screen.swipe(.up, on: "Pet 5")
    #expect(form.table.contentOffset.y > 0)
  }

  @Test func rotationTextSizeAndAppearanceReachTheController() {
    let height = form.save.frame.height
    screen.rotate(to: .landscape)
    #expect(form.sizes.last?.width == 852)
    #expect(screen.window.bounds.size == CGSize(width: 852, height: 393))
    #expect(form.traitCollection.verticalSizeClass == .compact)
    screen.changeTextSize(to: .accessibilityExtraLarge)
    #expect(form.save.frame.height > height)
    screen.changeAppearance(to: .dark)
    #expect(form.traitCollection.userInterfaceStyle == .dark)
    screen.rotate(to: .portrait)
    #expect(screen.window.bounds.size == CGSize(width: 393, height: 852))
  }

  @Test func directionAndDeviceAreThoseOfTheEnvironment() {
    let screen = TestScreen(in: .pad.with { $0.direction = .rightToLeft }) { PetForm() }
    #expect(screen.window.traitCollection.layoutDirection == .rightToLeft)
    #expect(screen.window.traitCollection.userInterfaceIdiom == .pad)
  }

  @Test func workThatWasPutOffIsWaitedFor() async {
    var isDone = false
    DispatchQueue.main.async { isDone = true }
    #expect(await screen.settle())
    #expect(isDone)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { [form] in form.title = "Late" }
    #expect(await screen.settle(for: 5) { form.title == "Late" })
    #expect(!(await screen.settle(for: 0.01) { false }))
  }

  // MARK: What cannot be done

  /// The message of an issue that is recorded at a line of this file.
  private func issue(at line: Int, _ body: () -> Void) -> String? {
    // Issues are matched on the same thread.
    nonisolated(unsafe) var text: String?
    withKnownIssue {
      body()
    } matching: { issue in
      text = issue.comments.first?.rawValue
      return issue.sourceLocation?.line == line && issue.sourceLocation?.fileName == "ScreenTests.swift"
    }
    return text
  }

  /// An element that is not there is an issue of the line, with what there is.
  @Test func missing() throws {
    let text = try #require(issue(at: #line) { screen.tap("Sage") })
    #expect(text.hasPrefix("The screen has no element “Sage”. There are:\n"))
    #expect(text.contains("\n  UIButton “Save” at "))
    #expect(text.contains("\n  UITextField “Note” #note at "))
    #expect(text.contains("\n  item of UISegmentedControl “Dogs” at "))
    #expect(text.contains("\n  item of UINavigationBar “Add” at "))
    #expect(!text.contains("ButtonLabel"))
  }

  @Test func twoElementsOfANameCannotBeToldApart() throws {
    form.noteField.placeholder = "Name"
    let text = try #require(issue(at: #line) { screen.type("Rex", into: "Name") })
    #expect(text.hasPrefix("The screen has 2 elements “Name”:\n  UITextField “Name” at "))
    #expect(text.hasSuffix("\nGive one an accessibilityIdentifier, or pass the view."))
    #expect(form.nameField.text == "")
  }

  @Test func anElementBelowAnotherOneCannotBeTapped() throws {
    let cover = UIView(frame: form.view.bounds)
    form.view.addSubview(cover)
    let text = try #require(issue(at: #line) { screen.tap("note") })
    #expect(text.hasPrefix("A finger cannot reach UITextField “Note” #note at "))
    #expect(text.hasSuffix(": UIView at 0, 0 lies over it."))
  }

  /// A view of another screen, keys without a field, and scrolling without a scroll view are issues.
  @Test func impossible() throws {
    #expect(issue(at: #line) { screen.tap(UIView()) } == "UIView at 0, 0 is not on the screen.")
    #expect(
      issue(at: #line) { screen.type("Rex") } == "No field is edited. Tap one before, or name one: type(_:into:).")
    #expect(
      issue(at: #line) { screen.type("Rex", into: "Pet 1") }?.hasSuffix(
        " takes no text: after a tap no field is edited.") == true)
    let empty = TestScreen { UIViewController() }
    #expect(
      issue(at: #line) { empty.scroll(by: CGPoint(x: 0, y: 10)) } == "There is nothing to scroll.")
    #expect(
      issue(at: #line) { empty.tap("Save") }
        == "The screen has no element “Save”. The screen shows nothing that can be found.")
  }

  @Test func aStoryboardThatAnAppDoesNotHaveIsAnError() {
    let app = TestApp(folder: ".")
    let error = #expect(throws: TestScreenError.self) { try TestScreen(storyboard: "Main", of: app) }
    let expected = "There is no first controller in Main.storyboard, or no such storyboard below "
    #expect(error?.description.hasPrefix(expected) == true)
  }
}
