/// An object of UIKit that performs some of its methods by selector, because apps let gestures and buttons call them.
@MainActor protocol OwnMethods: AnyObject {
  /// The method that a selector stands for; `nil` for selectors that the object does not offer.
  func ownMethod(_ selector: Selector) -> ((MethodArguments) -> Any?)?
}
