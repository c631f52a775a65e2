import Foundation
import Testing

@testable import UIKit

/// Text fields and text views become first responder, and call their delegates in UIKit's order.
@Suite struct EditingTests {
  private final class FieldDelegate: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var allows = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      calls.append("shouldBegin")
      return allows
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin \(textField.isEditing)") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      calls.append("shouldEnd")
      return allows
    }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd \(textField.isEditing)") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      calls.append("\(range.location)+\(range.length) “\(string)”")
      return string != "x"
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
  }

  private final class ViewDelegate: NSObject, UITextViewDelegate {
    var calls: [String] = []

    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
    func textViewDidChange(_ textView: UITextView) { calls.append("didChange \(textView.text ?? "")") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll \(scrollView.contentOffset.y)") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  private let delegate = FieldDelegate()

  init() {
    field.delegate = delegate
    window.addSubview(field)
  }

  @Test func nothingIsEditedWithoutAWindow() {
    let loose = UITextField()
    #expect(!loose.becomeFirstResponder())
    #expect(!loose.isEditing)
  }

  @Test func typingAsksTheDelegateForEachChange() {
    #expect(field.becomeFirstResponder())
    field.insertText("Pé")
    field.insertText("x")
    field.insertText("🐶")
    field.deleteBackward()
    #expect(field.text == "Pé")
    field.pressReturn()
    #expect(!field.isEditing)
    #expect(
      delegate.calls == [
        "shouldBegin", "didBegin true", "0+0 “Pé”", "2+0 “x”", "2+0 “🐶”", "2+2 “”", "shouldEnd", "didEnd false",
      ])
  }

  /// Typing sends the events of controls; the return key ends editing where a target waits for that.
  @Test func events() {
    var events: [String] = []
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEndOnExit, "exit"),
      (.editingDidEnd, "end"),
    ] {
      field.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    field.delegate = nil
    field.becomeFirstResponder()
    field.insertText("a")
    field.pressReturn()
    #expect(events == ["begin", "changed", "exit", "end"])
    #expect(!field.isEditing)
  }

  /// A delegate that does not allow it keeps editing from beginning and from ending.
  @Test func refusals() {
    delegate.allows = false
    #expect(!field.becomeFirstResponder())
    #expect(!field.isFirstResponder)
    delegate.allows = true
    field.becomeFirstResponder()
    delegate.allows = false
    let other = UITextField()
    window.addSubview(other)
    #expect(!other.becomeFirstResponder())
    #expect(field.isFirstResponder)
  }

  @Test func oneObjectAtATimeIsFirstResponderInAWindow() {
    let view = UITextView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
    let viewDelegate = ViewDelegate()
    view.delegate = viewDelegate
    window.addSubview(view)
    field.becomeFirstResponder()
    #expect(view.becomeFirstResponder())
    #expect(!field.isEditing)
    view.insertText("Rex")
    view.endEditing(true)
    #expect(!view.isFirstResponder)
    #expect(viewDelegate.calls == ["didBegin", "didChange Rex", "didEnd"])
  }

  @Test func aFieldThatIsNotEnabledCannotBeEdited() {
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }

  @Test func scrollingTellsTheDelegateAlsoWhereItsTypeIsNarrower() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let viewDelegate = ViewDelegate()
    view.delegate = viewDelegate
    (view as UIScrollView).contentOffset = CGPoint(x: 0, y: 20)
    view.contentOffset = CGPoint(x: 0, y: 20)
    #expect(viewDelegate.calls == ["didScroll 20.0"])
    let scrollView = UIScrollView()
    scrollView.delegate = viewDelegate
    #expect(scrollView.delegate === viewDelegate)
  }
}
