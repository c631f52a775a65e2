/// An object of UIKit some of whose methods can be called by selector, because apps use them as actions of gestures and
/// buttons.
@preconcurrency @MainActor protocol OwnMethods: AnyObject {
  /// A closure that calls the method with this selector; `nil` if the object does not offer such a method.
  func ownMethod(_ selector: Selector) -> ((MethodArguments) -> Any?)?
}
