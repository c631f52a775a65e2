import Foundation

/// Decides about the editing of a field. All methods are optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  @answers(true) optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  optional func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  @answers(true) optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended.
  @neverCalled optional func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing ended, with the reason. By default it calls the method without a reason.
  @answers(textFieldDidEndEditing(textField))
  optional func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a part of the text may be replaced.
  @answers(true)
  optional func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called after the selection changed. Inert: there is no selection.
  @neverCalled optional func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the field may be emptied.
  @answers(true) optional func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key may do what it usually does: end editing.
  @answers(true) optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextField {
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// Editing was completed.
    case committed = 0
    /// Editing was cancelled.
    case cancelled = 1
  }

  /// Editing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The text was changed by typing.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}

/// Decides about the editing of a text view. All methods are optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  @answers(true) optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after editing began.
  optional func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  @answers(true) optional func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing ended.
  optional func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a part of the text may be replaced.
  @answers(true)
  optional func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Called after the text was changed by typing.
  optional func textViewDidChange(_ textView: UITextView)
  /// Called after the selection changed. Inert: there is no selection.
  @neverCalled optional func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link may be followed. Inert: no touch leads to it.
  @neverCalled @answers(true)
  optional func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
}

/// How a person touches a link in a text.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A long press.
  case presentActions = 1
  /// A preview.
  case preview = 2
}

extension UITextView {
  /// Editing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// The text was changed by typing.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

/// The kinds of bars, by height, for which looks are set.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// Ordinary bars.
  case `default` = 0
  /// Low bars.
  case compact = 1
  /// Ordinary bars with a prompt.
  case defaultPrompt = 101
  /// Low bars with a prompt.
  case compactPrompt = 102
}
