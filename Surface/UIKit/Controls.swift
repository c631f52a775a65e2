import Foundation

/// Decides whether the text of a text field may be edited, and is told of its editing. All methods are optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  @answers(true) optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  optional func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  @answers(true) optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended.
  @neverCalled optional func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing ended. By default, it calls `textFieldDidEndEditing(_:)`.
  @answers(textFieldDidEndEditing(textField))
  optional func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the part of the text in a range may be replaced by another text. The range is in UTF-16 code units.
  @answers(true)
  optional func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called after the selection changed. Inert: there is no selection.
  @neverCalled optional func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether a tap on the clear button may empty the field.
  @answers(true) optional func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key may send the field's events for the end of editing.
  @answers(true) optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextField {
  /// Why editing of a text field ended.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// Editing was completed.
    case committed = 0
    /// Editing was cancelled.
    case cancelled = 1
  }

  /// Posted after editing began. The object is the view that is edited.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after editing ended. The object is the view that was edited.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted after the text was changed by typing. The object is the view that is edited.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}

/// Decides whether the text of a text view may be edited, and is told of its editing. All methods are optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  @answers(true) optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after editing began.
  optional func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  @answers(true) optional func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing ended.
  optional func textViewDidEndEditing(_ textView: UITextView)
  /// Whether the part of the text in a range may be replaced by another text. The range is in UTF-16 code units.
  @answers(true)
  optional func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Called after the text was changed by typing.
  optional func textViewDidChange(_ textView: UITextView)
  /// Called after the selection changed. Inert: there is no selection.
  @neverCalled optional func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether the person may interact with a link in the text. Inert: never called, because touches of links do nothing.
  @neverCalled @answers(true)
  optional func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
}

/// How a person interacts with a link in a text.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A long press.
  case presentActions = 1
  /// A preview.
  case preview = 2
}

extension UITextView {
  /// Posted after editing began. The object is the view that is edited.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after editing ended. The object is the view that was edited.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted after the text was changed by typing. The object is the view that is edited.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

/// The kinds of bars, by height, for which an app can set background images and other appearance.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// Bars of ordinary height.
  case `default` = 0
  /// Bars of reduced height, as in landscape orientation on iPhones.
  case compact = 1
  /// Bars of ordinary height with a prompt, which is a line of text above the title.
  case defaultPrompt = 101
  /// Bars of reduced height with a prompt, which is a line of text above the title.
  case compactPrompt = 102
}
