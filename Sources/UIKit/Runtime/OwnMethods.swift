/// An object of UIKit's own that performs some of its methods by selector, as apps have gestures and buttons call them.
@MainActor protocol OwnMethods: AnyObject {
  /// What a selector stands for; `nil` for those that are not offered.
  func ownMethod(_ selector: Selector) -> ((MethodArguments) -> Any?)?
}
