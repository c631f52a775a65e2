import Foundation

/// An action that assistive technology offers for an element. Inert: no assistive technology runs; the action is only
/// stored.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action. It returns whether the action was performed.
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  /// The name of the action. Inert: the value is stored and has no effect.
  open var name: String
  /// The name with attributes. Inert: the value is stored and has no effect.
  open var attributedName: NSAttributedString { didSet { name = attributedName.string } }
  /// The image beside the name. Inert: the value is stored and has no effect.
  open var image: UIImage?
  /// The object whose method performs the action. Inert: the value is stored and has no effect.
  open weak var target: AnyObject?
  /// The method that performs the action. Inert: the value is stored and has no effect.
  open var selector: Selector
  /// The closure that performs the action. Inert: the value is stored and has no effect.
  open var actionHandler: Handler?
  /// The category of the action. Inert: the value is stored and has no effect.
  open var category: String?

  /// Creates an action that calls a method.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Creates an action that calls a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    selector = ""
    self.actionHandler = actionHandler
  }

  /// Creates an action with an attributed name that calls a method.
  public convenience init(attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.init(name: attributedName.string, image: image, target: target, selector: selector)
    self.attributedName = attributedName
  }

  /// Creates an action with an attributed name that calls a closure.
  public convenience init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?) {
    self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
    self.attributedName = attributedName
  }
}
