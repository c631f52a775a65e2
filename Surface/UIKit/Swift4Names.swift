import Foundation

// Constants and functions of UIKit that were global in Swift 4.

/// The Swift 4 name of `UITableView.automaticDimension`.
@answers(UITableView.automaticDimension)
@available(*, deprecated, renamed: "UITableView.automaticDimension")
public var UITableViewAutomaticDimension: CGFloat { get }

/// The Swift 4 name of `UIView.noIntrinsicMetric`.
@answers(UIView.noIntrinsicMetric)
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
@MainActor public var UIViewNoIntrinsicMetric: CGFloat { get }

/// The Swift 4 name of `UIView.layoutFittingCompressedSize`.
@answers(UIView.layoutFittingCompressedSize)
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
@MainActor public var UILayoutFittingCompressedSize: CGSize { get }

/// The Swift 4 name of `UIView.layoutFittingExpandedSize`.
@answers(UIView.layoutFittingExpandedSize)
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
@MainActor public var UILayoutFittingExpandedSize: CGSize { get }

/// The Swift 4 name of `UICollectionView.elementKindSectionHeader`.
@answers(UICollectionView.elementKindSectionHeader)
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
public var UICollectionElementKindSectionHeader: String { get }

/// The Swift 4 name of `UICollectionView.elementKindSectionFooter`.
@answers(UICollectionView.elementKindSectionFooter)
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
public var UICollectionElementKindSectionFooter: String { get }

/// The Swift 4 name of `UIResponder.keyboardFrameEndUserInfoKey`.
@answers(UIResponder.keyboardFrameEndUserInfoKey)
@available(*, deprecated, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public var UIKeyboardFrameEndUserInfoKey: String { get }

/// The Swift 4 name of `UIResponder.keyboardFrameBeginUserInfoKey`.
@answers(UIResponder.keyboardFrameBeginUserInfoKey)
@available(*, deprecated, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public var UIKeyboardFrameBeginUserInfoKey: String { get }

/// The Swift 4 name of `UIResponder.keyboardAnimationDurationUserInfoKey`.
@answers(UIResponder.keyboardAnimationDurationUserInfoKey)
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public var UIKeyboardAnimationDurationUserInfoKey: String { get }

/// The Swift 4 name of `UIResponder.keyboardAnimationCurveUserInfoKey`.
@answers(UIResponder.keyboardAnimationCurveUserInfoKey)
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public var UIKeyboardAnimationCurveUserInfoKey: String { get }

/// The Swift 4 name of `UIEdgeInsets(top:left:bottom:right:)`.
@answers(UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
@available(*, deprecated, renamed: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets

/// The Swift 4 name of `CGRect.inset(by:)`.
@answers(rect.inset(by: insets))
@available(*, deprecated, renamed: "CGRect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect

/// The Swift 4 name of `UIImage.pngData()`.
@answers(image.pngData())
@available(*, deprecated, renamed: "UIImage.pngData()")
@MainActor public func UIImagePNGRepresentation(_ image: UIImage) -> Data?

/// The Swift 4 name of `UIImage.jpegData(compressionQuality:)`.
@answers(image.jpegData(compressionQuality: compressionQuality))
@available(*, deprecated, renamed: "UIImage.jpegData(compressionQuality:)")
@MainActor public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data?

/// The Swift 4 name of `CAMediaTimingFunctionName.linear`.
@answers(.linear)
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { get }

/// The Swift 4 name of `CAMediaTimingFunctionName.easeIn`.
@answers(.easeIn)
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { get }

/// The Swift 4 name of `CAMediaTimingFunctionName.easeOut`.
@answers(.easeOut)
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { get }

/// The Swift 4 name of `CAMediaTimingFunctionName.easeInEaseOut`.
@answers(.easeInEaseOut)
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName { get }

/// The Swift 4 name of `CAMediaTimingFillMode.forwards`.
@answers(.forwards)
@available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: CAMediaTimingFillMode { get }

/// The Swift 4 name of `CAMediaTimingFillMode.backwards`.
@answers(.backwards)
@available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards")
public var kCAFillModeBackwards: CAMediaTimingFillMode { get }

/// The Swift 4 name of `CAMediaTimingFillMode.both`.
@answers(.both)
@available(*, deprecated, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: CAMediaTimingFillMode { get }

/// The Swift 4 name of `CAMediaTimingFillMode.removed`.
@answers(.removed)
@available(*, deprecated, renamed: "CAMediaTimingFillMode.removed")
public var kCAFillModeRemoved: CAMediaTimingFillMode { get }

/// The Swift 4 name of `CALayerContentsGravity.center`.
@answers(.center)
@available(*, deprecated, renamed: "CALayerContentsGravity.center")
public var kCAGravityCenter: CALayerContentsGravity { get }

/// The Swift 4 name of `CALayerContentsGravity.resize`.
@answers(.resize)
@available(*, deprecated, renamed: "CALayerContentsGravity.resize")
public var kCAGravityResize: CALayerContentsGravity { get }

/// The Swift 4 name of `CALayerContentsGravity.resizeAspect`.
@answers(.resizeAspect)
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspect")
public var kCAGravityResizeAspect: CALayerContentsGravity { get }

/// The Swift 4 name of `CALayerContentsGravity.resizeAspectFill`.
@answers(.resizeAspectFill)
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspectFill")
public var kCAGravityResizeAspectFill: CALayerContentsGravity { get }

/// The Swift 4 name of `UIImagePickerController.InfoKey.originalImage`.
@answers(UIImagePickerController.InfoKey.originalImage.rawValue)
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.originalImage")
public var UIImagePickerControllerOriginalImage: String { get }

/// The Swift 4 name of `UIImagePickerController.InfoKey.editedImage`.
@answers(UIImagePickerController.InfoKey.editedImage.rawValue)
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.editedImage")
public var UIImagePickerControllerEditedImage: String { get }

/// The largest number of the type `Float`, as C's headers name it.
@answers(.greatestFiniteMagnitude) public var MAXFLOAT: Float { get }

/// The Swift 3 name of `NSAttributedString.Key.font`.
@answers(.font)
@available(*, deprecated, renamed: "NSAttributedString.Key.font")
public var NSFontAttributeName: NSAttributedString.Key { get }

/// The Swift 3 name of `NSAttributedString.Key.paragraphStyle`.
@answers(.paragraphStyle)
@available(*, deprecated, renamed: "NSAttributedString.Key.paragraphStyle")
public var NSParagraphStyleAttributeName: NSAttributedString.Key { get }

/// The Swift 3 name of `NSAttributedString.Key.foregroundColor`.
@answers(.foregroundColor)
@available(*, deprecated, renamed: "NSAttributedString.Key.foregroundColor")
public var NSForegroundColorAttributeName: NSAttributedString.Key { get }

/// The Swift 3 name of `NSAttributedString.Key.backgroundColor`.
@answers(.backgroundColor)
@available(*, deprecated, renamed: "NSAttributedString.Key.backgroundColor")
public var NSBackgroundColorAttributeName: NSAttributedString.Key { get }

/// The Swift 3 name of `NSAttributedString.Key.kern`.
@answers(.kern)
@available(*, deprecated, renamed: "NSAttributedString.Key.kern")
public var NSKernAttributeName: NSAttributedString.Key { get }

/// The Swift 3 name of `NSAttributedString.Key.ligature`.
@answers(.ligature)
@available(*, deprecated, renamed: "NSAttributedString.Key.ligature")
public var NSLigatureAttributeName: NSAttributedString.Key { get }

/// The Swift 3 name of `NSAttributedString.Key.underlineStyle`.
@answers(.underlineStyle)
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineStyle")
public var NSUnderlineStyleAttributeName: NSAttributedString.Key { get }

/// The Swift 3 name of `NSAttributedString.Key.underlineColor`.
@answers(.underlineColor)
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineColor")
public var NSUnderlineColorAttributeName: NSAttributedString.Key { get }

/// The Swift 3 name of `NSAttributedString.Key.strikethroughStyle`.
@answers(.strikethroughStyle)
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughStyle")
public var NSStrikethroughStyleAttributeName: NSAttributedString.Key { get }

/// The Swift 3 name of `NSAttributedString.Key.strikethroughColor`.
@answers(.strikethroughColor)
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughColor")
public var NSStrikethroughColorAttributeName: NSAttributedString.Key { get }

/// The Swift 3 name of `NSAttributedString.Key.baselineOffset`.
@answers(.baselineOffset)
@available(*, deprecated, renamed: "NSAttributedString.Key.baselineOffset")
public var NSBaselineOffsetAttributeName: NSAttributedString.Key { get }

/// The Swift 3 name of `NSAttributedString.Key.attachment`.
@answers(.attachment)
@available(*, deprecated, renamed: "NSAttributedString.Key.attachment")
public var NSAttachmentAttributeName: NSAttributedString.Key { get }

/// The Swift 3 name of `NSAttributedString.Key.link`.
@answers(.link)
@available(*, deprecated, renamed: "NSAttributedString.Key.link")
public var NSLinkAttributeName: NSAttributedString.Key { get }

// The names that members of UIKit had in Swift 4.
extension UIView {
  /// The Swift 4 name of `bringSubviewToFront(_:)`.
  @answers(bringSubviewToFront(view))
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView)

  /// The Swift 4 name of `sendSubviewToBack(_:)`.
  @answers(sendSubviewToBack(view))
  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView)
}

extension UIViewController {
  /// The Swift 4 name of `children`.
  @answers(children)
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [UIViewController] { get }

  /// The Swift 4 name of `addChild(_:)`.
  @answers(addChild(childController))
  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController)

  /// The Swift 4 name of `removeFromParent()`.
  @answers(removeFromParent())
  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController()

  /// The Swift 4 name of `willMove(toParent:)`.
  @answers(willMove(toParent: parent))
  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?)

  /// The Swift 4 name of `didMove(toParent:)`.
  @answers(didMove(toParent: parent))
  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?)
}

extension Notification.Name {
  /// The Swift 4 name of `UIResponder.keyboardWillShowNotification`.
  @answers(UIResponder.keyboardWillShowNotification)
  @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: Notification.Name { get }
  /// The Swift 4 name of `UIResponder.keyboardDidShowNotification`.
  @answers(UIResponder.keyboardDidShowNotification)
  @available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: Notification.Name { get }
  /// The Swift 4 name of `UIResponder.keyboardWillHideNotification`.
  @answers(UIResponder.keyboardWillHideNotification)
  @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: Notification.Name { get }
  /// The Swift 4 name of `UIResponder.keyboardDidHideNotification`.
  @answers(UIResponder.keyboardDidHideNotification)
  @available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: Notification.Name { get }
  /// The Swift 4 name of `UIResponder.keyboardWillChangeFrameNotification`.
  @answers(UIResponder.keyboardWillChangeFrameNotification)
  @available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: Notification.Name { get }
  /// The Swift 4 name of `UIApplication.didEnterBackgroundNotification`.
  @answers(UIApplication.didEnterBackgroundNotification)
  @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
  public static var UIApplicationDidEnterBackground: Notification.Name { get }
  /// The Swift 4 name of `UIApplication.willEnterForegroundNotification`.
  @answers(UIApplication.willEnterForegroundNotification)
  @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
  public static var UIApplicationWillEnterForeground: Notification.Name { get }
  /// The Swift 4 name of `UIApplication.didBecomeActiveNotification`.
  @answers(UIApplication.didBecomeActiveNotification)
  @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
  public static var UIApplicationDidBecomeActive: Notification.Name { get }
  /// The Swift 4 name of `UIApplication.willResignActiveNotification`.
  @answers(UIApplication.willResignActiveNotification)
  @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
  public static var UIApplicationWillResignActive: Notification.Name { get }
  /// The Swift 4 name of `UIDevice.orientationDidChangeNotification`.
  @answers(UIDevice.orientationDidChangeNotification)
  @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
  public static var UIDeviceOrientationDidChange: Notification.Name { get }
  /// The Swift 4 name of `UITextField.textDidChangeNotification`.
  @answers(UITextField.textDidChangeNotification)
  @available(*, deprecated, renamed: "UITextField.textDidChangeNotification")
  public static var UITextFieldTextDidChange: Notification.Name { get }
  /// The Swift 4 name of `UITextView.textDidChangeNotification`.
  @answers(UITextView.textDidChangeNotification)
  @available(*, deprecated, renamed: "UITextView.textDidChangeNotification")
  public static var UITextViewTextDidChange: Notification.Name { get }
  /// The Swift 4 name of `UIContentSizeCategory.didChangeNotification`.
  @answers(UIContentSizeCategory.didChangeNotification)
  @available(*, deprecated, renamed: "UIContentSizeCategory.didChangeNotification")
  public static var UIContentSizeCategoryDidChange: Notification.Name { get }
}

// The names that types of UIKit had in Swift 4, when they were not nested. The compiler offers the present ones.

/// The Swift 4 name of `UIApplication.LaunchOptionsKey`.
@available(*, deprecated, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

/// The Swift 4 name of `UIApplication.OpenURLOptionsKey`.
@available(*, deprecated, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey

/// The Swift 4 name of `UIApplication.State`.
@available(*, deprecated, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State

/// The Swift 4 name of `UITableViewCell.CellStyle`.
@available(*, deprecated, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

/// The Swift 4 name of `UITableViewCell.SeparatorStyle`.
@available(*, deprecated, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle

/// The Swift 4 name of `UITableViewCell.SelectionStyle`.
@available(*, deprecated, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle

/// The Swift 4 name of `UITableViewCell.EditingStyle`.
@available(*, deprecated, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle

/// The Swift 4 name of `UITableViewCell.AccessoryType`.
@available(*, deprecated, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType

/// The Swift 4 name of `UITableView.Style`.
@available(*, deprecated, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style

/// The Swift 4 name of `UITableView.ScrollPosition`.
@available(*, deprecated, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition

/// The Swift 4 name of `UITableView.RowAnimation`.
@available(*, deprecated, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation

/// The Swift 4 name of `UICollectionView.ScrollDirection`.
@available(*, deprecated, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection

/// The Swift 4 name of `UICollectionView.ScrollPosition`.
@available(*, deprecated, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

/// The Swift 4 name of `UIView.AnimationOptions`.
@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions

/// The Swift 4 name of `UIView.AnimationCurve`.
@available(*, deprecated, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve

/// The Swift 4 name of `UIView.KeyframeAnimationOptions`.
@available(*, deprecated, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions

/// The Swift 4 name of `UIView.ContentMode`.
@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode

/// The Swift 4 name of `UIView.AutoresizingMask`.
@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask

/// The Swift 4 name of `UIView.TintAdjustmentMode`.
@available(*, deprecated, renamed: "UIView.TintAdjustmentMode")
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode

/// The Swift 4 name of `UIControl.Event`.
@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event

/// The Swift 4 name of `UIControl.State`.
@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State

/// The Swift 4 name of `UIControl.ContentHorizontalAlignment`.
@available(*, deprecated, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment

/// The Swift 4 name of `UIControl.ContentVerticalAlignment`.
@available(*, deprecated, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment

/// The Swift 4 name of `UIButton.ButtonType`.
@available(*, deprecated, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType

/// The Swift 4 name of `UITextField.ViewMode`.
@available(*, deprecated, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode

/// The Swift 4 name of `UITextField.BorderStyle`.
@available(*, deprecated, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle

/// The Swift 4 name of `UIBarButtonItem.Style`.
@available(*, deprecated, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

/// The Swift 4 name of `UIBarButtonItem.SystemItem`.
@available(*, deprecated, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem

/// The Swift 4 name of `UITabBarItem.SystemItem`.
@available(*, deprecated, renamed: "UITabBarItem.SystemItem")
public typealias UITabBarSystemItem = UITabBarItem.SystemItem

/// The Swift 4 name of `UIAlertController.Style`.
@available(*, deprecated, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style

/// The Swift 4 name of `UIAlertAction.Style`.
@available(*, deprecated, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style

/// The Swift 4 name of `UIActivityIndicatorView.Style`.
@available(*, deprecated, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

/// The Swift 4 name of `UIActivity.ActivityType`.
@available(*, deprecated, renamed: "UIActivity.ActivityType")
public typealias UIActivityType = UIActivity.ActivityType

/// The Swift 4 name of `UIImagePickerController.SourceType`.
@available(*, deprecated, renamed: "UIImagePickerController.SourceType")
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType

/// The Swift 4 name of `NSLayoutConstraint.Axis`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// The Swift 4 name of `NSLayoutConstraint.Attribute`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

/// The Swift 4 name of `NSLayoutConstraint.Relation`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

/// The Swift 4 name of `NSLayoutConstraint.FormatOptions`.
@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

/// The Swift 4 name of `UIStackView.Distribution`.
@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution

/// The Swift 4 name of `UIStackView.Alignment`.
@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment

/// The Swift 4 name of `UIFont.TextStyle`.
@available(*, deprecated, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle

/// The Swift 4 name of `UIFont.Weight`.
@available(*, deprecated, renamed: "UIFont.Weight")
public typealias UIFontWeight = UIFont.Weight

/// The Swift 4 name of `NSAttributedString.Key`.
@available(*, deprecated, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key

/// The Swift 4 name of `UIGestureRecognizer.State`.
@available(*, deprecated, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

/// The Swift 4 name of `UISwipeGestureRecognizer.Direction`.
@available(*, deprecated, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

/// The Swift 4 name of `UIImage.RenderingMode`.
@available(*, deprecated, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode

/// The Swift 4 name of `UIImage.Orientation`.
@available(*, deprecated, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation

/// The Swift 4 name of `UIPageViewController.TransitionStyle`.
@available(*, deprecated, renamed: "UIPageViewController.TransitionStyle")
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle

/// The Swift 4 name of `UIPageViewController.NavigationDirection`.
@available(*, deprecated, renamed: "UIPageViewController.NavigationDirection")
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection

/// The Swift 4 name of `UIPageViewController.NavigationOrientation`.
@available(*, deprecated, renamed: "UIPageViewController.NavigationOrientation")
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation

/// The Swift 4 name of `UISearchBar.Style`.
@available(*, deprecated, renamed: "UISearchBar.Style")
public typealias UISearchBarStyle = UISearchBar.Style

/// The Swift 4 name of `UINavigationController.Operation`.
@available(*, deprecated, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation

/// The Swift 4 name of `UIBlurEffect.Style`.
@available(*, deprecated, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style

/// The Swift 4 name of `UIProgressView.Style`.
@available(*, deprecated, renamed: "UIProgressView.Style")
public typealias UIProgressViewStyle = UIProgressView.Style

/// The Swift 4 name of `UIDatePicker.Mode`.
@available(*, deprecated, renamed: "UIDatePicker.Mode")
public typealias UIDatePickerMode = UIDatePicker.Mode

/// The Swift 4 name of `UIWindow.Level`.
@available(*, deprecated, renamed: "UIWindow.Level")
public typealias UIWindowLevel = UIWindow.Level
