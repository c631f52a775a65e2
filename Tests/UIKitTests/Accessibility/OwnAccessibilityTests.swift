import Foundation
import Testing

@testable import UIKit

/// What UIKit's views say of themselves if nobody has set it.
///
/// The values are those that AccessibilitySnapshot recorded on a simulator with iOS 17.5, as facts.
@Suite struct OwnAccessibilityTests {
  private let titled: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    return button
  }()

  @Test func textsAndControlsAreElements() {
    let label = UILabel()
    #expect(!label.isAccessibilityElement)
    label.text = "Rex"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Rex")
    #expect(label.accessibilityAttributedLabel?.string == "Rex")
    #expect(titled.isAccessibilityElement)
    #expect(titled.accessibilityLabel == "Send")
    for view in [UISwitch(), UISlider(), UIPageControl(), UITextField(), UITextView()] as [UIView] {
      #expect(view.isAccessibilityElement)
      #expect(view.accessibilityLabel == nil)
    }
    for view in [UIView(), UIImageView(), UISegmentedControl(), UIStepper(), UIStackView()] {
      #expect(!view.isAccessibilityElement)
    }
  }

  @Test func whatIsSetWins() {
    titled.accessibilityLabel = "Send the letter"
    #expect(titled.accessibilityLabel == "Send the letter")
    #expect(titled.statedAccessibilityLabel == "Send the letter")
    titled.accessibilityLabel = nil
    #expect(titled.accessibilityLabel == "Send")
    #expect(titled.statedAccessibilityLabel == nil)
    titled.isAccessibilityElement = false
    #expect(!titled.isAccessibilityElement)
  }

  @Test func aConfiguredButtonSaysTitleAndSubtitle() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Send"
    configuration.subtitle = "to Rex"
    #expect(UIButton(configuration: configuration).accessibilityLabel == "Send, to Rex")
  }

  @Test func values() {
    let toggle = UISwitch()
    #expect(toggle.accessibilityValue == "0")
    toggle.isOn = true
    toggle.accessibilityValue = "maybe"
    #expect(toggle.accessibilityValue == "1")
    let slider = UISlider()
    slider.maximumValue = 100
    slider.value = 75
    #expect(slider.accessibilityValue == "75%")
    slider.accessibilityValue = "loud"
    #expect(slider.accessibilityValue == "loud")
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 1
    #expect(pages.accessibilityValue == "page 2 of 3")
    #expect(pages.accessibilityUserInputLabels == ["Page control"])
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.333
    #expect(progress.accessibilityValue == "33%")
  }

  @Test func textFieldsSayTextOrPlaceholder() {
    let field = UITextField()
    #expect(field.accessibilityValue == nil)
    field.placeholder = "Name"
    #expect(field.accessibilityValue == "Name")
    field.text = "Rex"
    #expect(field.accessibilityValue == "Rex")
    #expect(field.accessibilityTraits == .textEntry)
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == nil)
    #expect(field.accessibilityTraits == [.textEntry, .secureTextField])
  }

  // MARK: Parts

  @Test(arguments: [false, true]) func segmentsAreElements(isMirrored: Bool) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let control = UISegmentedControl(items: ["A", "B"])
    control.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    control.frame = CGRect(x: 50, y: 100, width: 200, height: 32)
    control.selectedSegmentIndex = 1
    window.addSubview(control)
    let elements = try #require(control.accessibilityElements as? [UIAccessibilityElement])
    #expect(elements.map(\.accessibilityLabel) == ["A", "B"])
    #expect(elements.map(\.accessibilityTraits) == [.button, [.button, .selected]])
    #expect(elements.map { $0.accessibilityFrame.midX > 150 } == [isMirrored, !isMirrored])
    #expect(control.index(ofAccessibilityElement: elements[1]) == 1)
    // Containers look for an element by identity.
    control.insertSegment(withTitle: "C", at: 2, animated: false)
    #expect(control.accessibilityElementCount() == 3)
    #expect(control.accessibilityElement(at: 0) as? UIAccessibilityElement === elements[0])
  }

  @Test func aStepperAtItsLimitHasADimmedButton() {
    let stepper = UIStepper()
    let elements = (stepper.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
    #expect(elements.map(\.accessibilityLabel) == ["Decrement", "Increment"])
    #expect(elements.map(\.accessibilityTraits) == [[.button, .notEnabled], .button])
    stepper.wraps = true
    #expect(elements.map(\.accessibilityTraits) == [.button, .button])
  }

  @Test func aNavigationBarSaysBackTitleAndButtons() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let item = UINavigationItem(title: "Second")
    item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    bar.items = [UINavigationItem(title: "First"), item]
    let elements = (bar.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
    #expect(elements.map(\.accessibilityLabel) == ["First", "Second", "Add"])
    #expect(elements.map(\.accessibilityTraits) == [[.button, .backButton], .header, .button])
  }

  @Test func tabsSayTheirBadges() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let items = ["3", "1", "A", "7"].enumerated().map { index, badge in
      let item = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
      item.badgeValue = badge
      return item
    }
    items[3].accessibilityValue = "seven"
    items[3].accessibilityHint = "Opens the list"
    items[2].isEnabled = false
    bar.items = items
    let elements = (bar.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
    #expect(elements.map(\.accessibilityValue) == ["3 items", "1 item", "A", "seven"])
    #expect(elements.map(\.accessibilityHint) == [nil, nil, nil, "Opens the list"])
    #expect(elements[2].accessibilityTraits == [.button, .tabBarItem])
  }

  // MARK: Shapes

  @Test func roundCornersMakeARoundPath() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
    #expect(view.accessibilityPath == nil)
    view.layer.cornerRadius = 20
    #expect(view.accessibilityPath?.bounds == view.accessibilityFrame)
    view.accessibilityFrame = CGRect(x: 1, y: 2, width: 30, height: 30)
    #expect(view.accessibilityPath?.bounds == CGRect(x: 1, y: 2, width: 30, height: 30))
  }

  @Test func aTextViewIsActivatedWhereItsTextBegins() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let view = UITextView(frame: CGRect(x: 20, y: 40, width: 200, height: 100))
    window.addSubview(view)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 48))
    #expect(view.accessibilityPath?.bounds == view.frame)
  }

  @Test func pathsAreConvertedToTheScreen() {
    let window = UIWindow(frame: CGRect(x: 5, y: 0, width: 300, height: 600))
    let view = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 100))
    window.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let converted = UIAccessibility.convertToScreenCoordinates(path, in: view)
    #expect(converted.bounds == UIAccessibility.convertToScreenCoordinates(path.bounds, in: view))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  // MARK: Blocks

  @Test func blocksComputeWhatIsRead() {
    let view = UIView()
    var count = 0
    view.accessibilityLabelBlock = {
      count += 1
      return "Read \(count) times"
    }
    view.isAccessibilityElementBlock = { true }
    view.accessibilityTraitsBlock = { .link }
    view.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 3, height: 4) }
    view.accessibilityIdentifierBlock = { "counter" }
    #expect(view.accessibilityLabel == "Read 1 times")
    #expect(view.accessibilityAttributedLabel?.string == "Read 2 times")
    #expect(view.accessibilityLabelBlock?() == "Read 3 times")
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityTraits == .link)
    #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.accessibilityIdentifier == "counter")
    view.accessibilityLabelBlock = nil
    #expect(view.accessibilityLabel == nil)
  }
}
