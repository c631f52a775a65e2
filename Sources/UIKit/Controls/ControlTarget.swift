/// What a control calls for some of its events: a method of an object, or a closure.
struct ControlTarget {
  enum Call {
    /// A method of the object. Without an object, a method of the nearest object along the responder chain that has it.
    case method(Selector, isOfResponder: Bool)
    case action(UIAction)
  }

  /// The object whose method is called; `nil` for a closure, and after its deallocation: controls do not keep targets
  /// alive.
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

  /// The selector; nil for a closure.
  var selector: Selector? {
    if case .method(let selector, _) = call { selector } else { nil }
  }

  /// Whether this is the given target with the given selector; `nil` stands for any selector.
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
