/// What a control calls for some of its events: an action method of a target, or a `UIAction`.
struct ControlTarget {
  enum Call {
    /// An action method. If `isOfResponder` is true, it is called on the first object in the responder chain that has
    /// the method; otherwise on the target.
    case method(Selector, isOfResponder: Bool)
    case action(UIAction)
  }

  /// The target whose action method is called. It is not retained. `nil` for a `UIAction`, for a method of the
  /// responder chain, and after the target's deallocation.
  private(set) weak var object: AnyObject?
  let call: Call
  var events: UIControl.Event

  init(_ target: Any?, action: Selector, events: UIControl.Event) {
    object = target.map { $0 as AnyObject }
    call = .method(action, isOfResponder: target == nil)
    self.events = events
  }

  init(_ action: UIAction, events: UIControl.Event) {
    call = .action(action)
    self.events = events
  }

  /// The selector of the action method; `nil` for a `UIAction`.
  var selector: Selector? {
    if case .method(let selector, _) = call { selector } else { nil }
  }

  /// Whether this calls the given action method of the given target. `nil` as the target or the action matches any.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    guard case .method(let selector, let isOfResponder) = call, action == nil || action == selector else {
      return false
    }
    guard let target else { return true }
    return !isOfResponder && object === target as AnyObject
  }

  @MainActor func matches(_ identifier: UIAction.Identifier) -> Bool {
    if case .action(let action) = call { action.identifier == identifier } else { false }
  }
}
