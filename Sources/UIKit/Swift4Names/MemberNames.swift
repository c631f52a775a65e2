import Foundation

// The names that members of UIKit had in Swift 4.

extension UIView {
  /// The Swift 4 name of `bringSubviewToFront(_:)`.
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// The Swift 4 name of `sendSubviewToBack(_:)`.
  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  /// The Swift 4 name of `children`.
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  /// The Swift 4 name of `addChild(_:)`.
  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) { addChild(childController) }

  /// The Swift 4 name of `removeFromParent()`.
  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// The Swift 4 name of `willMove(toParent:)`.
  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

  /// The Swift 4 name of `didMove(toParent:)`.
  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}

extension Notification.Name {
  /// The Swift 4 name of `UIResponder.keyboardWillShowNotification`.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: Notification.Name { UIResponder.keyboardWillShowNotification }
  /// The Swift 4 name of `UIResponder.keyboardDidShowNotification`.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: Notification.Name { UIResponder.keyboardDidShowNotification }
  /// The Swift 4 name of `UIResponder.keyboardWillHideNotification`.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: Notification.Name { UIResponder.keyboardWillHideNotification }
  /// The Swift 4 name of `UIResponder.keyboardDidHideNotification`.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: Notification.Name { UIResponder.keyboardDidHideNotification }
  /// The Swift 4 name of `UIResponder.keyboardWillChangeFrameNotification`.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: Notification.Name { UIResponder.keyboardWillChangeFrameNotification }
  /// The Swift 4 name of `UIApplication.didEnterBackgroundNotification`.
  @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
  public static var UIApplicationDidEnterBackground: Notification.Name { UIApplication.didEnterBackgroundNotification }
  /// The Swift 4 name of `UIApplication.willEnterForegroundNotification`.
  @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
  public static var UIApplicationWillEnterForeground: Notification.Name {
    UIApplication.willEnterForegroundNotification
  }
  /// The Swift 4 name of `UIApplication.didBecomeActiveNotification`.
  @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
  public static var UIApplicationDidBecomeActive: Notification.Name { UIApplication.didBecomeActiveNotification }
  /// The Swift 4 name of `UIApplication.willResignActiveNotification`.
  @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
  public static var UIApplicationWillResignActive: Notification.Name { UIApplication.willResignActiveNotification }
  /// The Swift 4 name of `UIDevice.orientationDidChangeNotification`.
  @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
  public static var UIDeviceOrientationDidChange: Notification.Name { UIDevice.orientationDidChangeNotification }
  /// The Swift 4 name of `UITextField.textDidChangeNotification`.
  @available(*, deprecated, renamed: "UITextField.textDidChangeNotification")
  public static var UITextFieldTextDidChange: Notification.Name { UITextField.textDidChangeNotification }
  /// The Swift 4 name of `UITextView.textDidChangeNotification`.
  @available(*, deprecated, renamed: "UITextView.textDidChangeNotification")
  public static var UITextViewTextDidChange: Notification.Name { UITextView.textDidChangeNotification }
  /// The Swift 4 name of `UIContentSizeCategory.didChangeNotification`.
  @available(*, deprecated, renamed: "UIContentSizeCategory.didChangeNotification")
  public static var UIContentSizeCategoryDidChange: Notification.Name { UIContentSizeCategory.didChangeNotification }
}
