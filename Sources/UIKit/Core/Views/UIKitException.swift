/// An Objective-C exception that UIKit throws when it is misused, and that ends the app. Swift has no such exceptions,
/// so ``raise()`` stops the program with UIKit's text.
///
/// Two details differ from UIKit's texts. Anchors have no addresses, because an anchor is created each time it is read.
/// A constraint is described by its equation. The exceptions about constraints are in an extension in
/// `Core/Constraints`.
@MainActor struct UIKitException {
  nonisolated enum Name: String {
    case invalidArgument = "NSInvalidArgumentException"
    case generic = "NSGenericException"
    case invalidLayoutConstraint = "NSInvalidLayoutConstraintException"
    case invalidLayer = "CALayerInvalid"
  }

  let name: Name
  /// The reason of the exception, in UIKit's words.
  let reason: String
  /// The part of `reason` that does not describe single views or constraints, so that it is the same each time.
  let rule: String
  /// The views that are involved. ``report`` describes each of them.
  let views: [UIView]

  init(name: Name, reason: String, rule: String? = nil, views: [UIView]) {
    self.name = name
    self.reason = reason
    self.rule = rule ?? reason
    self.views = views
  }

  /// The text that UIKit prints when the exception ends the app, followed by one line per view in ``views``.
  var report: String {
    let heading = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
    return ([heading] + views.map { "  \(Self.text(of: $0))" }).joined(separator: "\n")
  }

  /// Stops the program and prints ``report``.
  func raise() -> Never { fatalError(report) }

  // MARK: Descriptions

  /// The description of a view in UIKit's exceptions: its class, address, frame and layer.
  static func text(of view: UIView) -> String {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(ConstraintDescription.number)
    return
      "<\(type(of: view)): \(address(of: view)); frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3])); "
      + "layer = \(text(of: view.layer))>"
  }

  /// The description of a constraint's item in UIKit's exceptions; `(null)` for `nil`.
  static func text(of item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    if let view = item as? UIView { return text(of: view) }
    return "<\(type(of: item)): \(address(of: item))>"
  }

  /// The description of one side of a constraint in UIKit's exceptions, such as
  /// `<NSLayoutXAxisAnchor "UIView:0x600000.leading">`.
  static func anchor(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    guard let item else { return "(null)" }
    let kind =
      switch (attribute.isSize, attribute.axis) {
      case (true, _): "NSLayoutDimension"
      case (false, .horizontal): "NSLayoutXAxisAnchor"
      default: "NSLayoutYAxisAnchor"
      }
    return "<\(kind) \"\(type(of: item)):\(address(of: item)).\(attribute)\">"
  }

  private static func address(of item: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(item)), radix: 16)
  }
}

/// The exceptions that UIKit throws for view hierarchies that are not allowed.
extension UIKitException {
  /// The exception that UIKit throws if `view` is added to `superview`: for adding a view to itself, or to a view
  /// inside it. `nil` if the view can be added.
  static func ofSubview(_ view: UIView, in superview: UIView) -> UIKitException? {
    if view === superview {
      return UIKitException(name: .invalidArgument, reason: "Can't add self as subview", views: [view])
    }
    guard !view.children.isEmpty, superview.lies(in: view) else { return nil }
    return UIKitException(
      name: .invalidLayer, reason: "layer \(text(of: view.layer)) is a part of cycle in its layer tree",
      views: [view, superview])
  }
}
