import Foundation
import Testing
import UIKit

/// Accessibility.
@Suite struct AccessibilityTests {
  @Test func viewsSayWhatTheyAreUntilCodeSaysOtherwise() {
    #expect(UILabel().accessibilityTraits == .staticText)
    #expect(UIImageView().accessibilityTraits == .image)
    #expect(UISlider().accessibilityTraits == .adjustable)
    #expect(UISwitch().accessibilityTraits == [.button, .toggleButton])
    #expect(UIView().accessibilityTraits == .none)

    let button = UIButton(type: .system)
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
    button.accessibilityTraits = .link
    #expect(button.accessibilityTraits == .link)
  }

  @Test func aTextAndTheSameTextWithAttributesAreOneProperty() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(string: "Save")
    #expect(view.accessibilityLabel == "Save")
    #expect(view.accessibilityUserInputLabels == [])
    view.accessibilityLabel = "Send"
    #expect(view.accessibilityAttributedLabel?.string == "Send")
    view.accessibilityLabel = nil
    #expect(view.accessibilityAttributedLabel == nil)
  }

  @Test func elementsAreCountedAndFound() {
    let (container, other) = (UIView(), UIView())
    let elements = [UIView(), UIView()]
    #expect(container.accessibilityElementCount() == 0)
    container.accessibilityElements = elements
    #expect(container.accessibilityElementCount() == 2)
    #expect(container.accessibilityElement(at: 1) as? UIView === elements[1])
    #expect(container.accessibilityElement(at: 2) == nil)
    #expect(container.index(ofAccessibilityElement: elements[1]) == 1)
    #expect(container.index(ofAccessibilityElement: other) == NSNotFound)
  }

  /// Frames are those on the screen, and the middle is where a tap goes.
  @Test func frames() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 20))
    window.addSubview(box)
    box.addSubview(inner)
    #expect(inner.accessibilityFrame == CGRect(x: 15, y: 25, width: 40, height: 20))
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 35, y: 35))

    let element = UIAccessibilityElement(accessibilityContainer: box)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    element.accessibilityFrame = CGRect(x: 7, y: 7, width: 7, height: 7)
    #expect(element.accessibilityFrame == CGRect(x: 7, y: 7, width: 7, height: 7))
    #expect(element.isAccessibilityElement)
  }

  @Test func subclassesMayComputeWhatTheySay() {
    final class Rating: UIView {
      override var accessibilityLabel: String? {
        get { "Rating" }
        set {}
      }
      override var accessibilityTraits: UIAccessibilityTraits {
        get { [.adjustable, .updatesFrequently] }
        set {}
      }
    }
    let rating: UIView = Rating()
    #expect(rating.accessibilityLabel == "Rating")
    #expect(rating.accessibilityTraits.contains(.adjustable))
  }

  @Test func aCustomActionKeepsItsClosure() {
    let view = UIView()
    var performed = ""
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { action in
        performed = action.name
        return true
      }
    ]
    let action = view.accessibilityCustomActions?.first
    #expect(action?.actionHandler?(UIAccessibilityCustomAction(name: "Other", actionHandler: nil)) == true)
    #expect(performed == "Other")
  }

  @Test func rectanglesOfViewsTurnWithTransforms() {
    let turned = CGAffineTransform.identity.translatedBy(x: 10, y: 0).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(turned) == CGPoint(x: 12, y: 3))
    #expect(CGPoint(x: 12, y: 3).applying(turned.inverted()) == CGPoint(x: 1, y: 1))
    #expect(
      CGRect(x: 0, y: 0, width: 1, height: 2).applying(turned) == CGRect(x: 10, y: 0, width: 2, height: 6))
    let quarter = CGRect(x: 0, y: 0, width: 4, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(quarter.width - 2) < 1e-9)
    #expect(abs(quarter.height - 4) < 1e-9)
  }
}

/// Code can read the accessibility properties of an object whose class it does not know.
@Suite struct AccessibilityObjectTests {
  @Test func aViewIsDescribedAsAnObject() {
    let view = UIView()
    let object: NSObject = view
    object.isAccessibilityElement = true
    object.accessibilityLabel = "Rex"
    object.accessibilityTraits = .header
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Rex")
    #expect(object.accessibilityLabel == "Rex")
    #expect(view.accessibilityTraits == .header)
  }

  @Test func soIsAnItemOfABar() {
    let item = UIBarButtonItem()
    let object: NSObject = item
    object.accessibilityHint = "Feeds the pet"
    #expect(item.accessibilityHint == "Feeds the pet")
  }

  /// A string can be the result of a rotor.
  @Test func anotherObjectKeepsThemAsLongAsItLives() {
    let text = NSString(string: "11")
    #expect(text.accessibilityLabel == nil)
    #expect(!text.isAccessibilityElement)
    text.accessibilityLabel = "eleven"
    #expect(text.accessibilityLabel == "eleven")
    #expect(NSString(string: "11").accessibilityLabel == nil)
    for number in 0..<200 { NSObject().accessibilityLabel = "\(number)" }
    #expect(NSObject().accessibilityLabel == nil)
    #expect(text.accessibilityLabel == "eleven")
  }

  /// Code that walks through elements knows them as `NSObject`.
  @Test func everyObjectHasTheProperties() {
    let view: NSObject = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.accessibilityLanguage = "de"
    view.accessibilityContainerType = .list
    view.accessibilityElements = [UIView()]
    #expect(view.accessibilityLanguage == "de")
    #expect(view.accessibilityContainerType == .list)
    #expect(view.accessibilityElementCount() == 1)
    #expect(view.accessibilityElement(at: 0) is UIView)
    #expect(view.accessibilityFrame.size == CGSize(width: 30, height: 40))
    let other = NSObject()
    #expect(other.accessibilityLanguage == nil)
    other.accessibilityLanguage = "de"
    #expect(other.accessibilityLanguage == "de")
    #expect(other.accessibilityElementCount() == 0)
    #expect(other.index(ofAccessibilityElement: view) == NSNotFound)
    #expect(other.accessibilityRespondsToUserInteraction)
  }
}
