/// The exception that UIKit throws on misuse, which ends the app. Swift has no exceptions, so ``raise()`` stops the
/// program with the same text.
///
/// Two details differ from UIKit's texts. Anchors have no addresses, because each is made when it is read. A constraint
/// is described by its equation. An extension in `Core/Constraints` has the texts about constraints.
@MainActor struct UIKitException {
  nonisolated enum Name: String {
    case invalidArgument = "NSInvalidArgumentException"
    case generic = "NSGenericException"
    case invalidLayoutConstraint = "NSInvalidLayoutConstraintException"
    case invalidLayer = "CALayerInvalid"
  }

  let name: Name
  /// UIKit's own words.
  let reason: String
  /// The part of the reason that is the same for all objects.
  let rule: String
  /// The views that take part, which the report describes.
  let views: [UIView]

  init(name: Name, reason: String, rule: String? = nil, views: [UIView]) {
    self.name = name
    self.reason = reason
    self.rule = rule ?? reason
    self.views = views
  }

  /// The report as UIKit prints it, with one line per view.
  var report: String {
    let heading = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
    return ([heading] + views.map { "  \(Self.text(of: $0))" }).joined(separator: "\n")
  }

  /// Stops the program with the report.
  func raise() -> Never { fatalError(report) }

  // MARK: Descriptions

  /// A view as UIKit's exceptions describe it: class, address, frame and layer.
  static func text(of view: UIView) -> String {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(ConstraintDescription.number)
    return
      "<\(type(of: view)): \(address(of: view)); frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3])); "
      + "layer = \(text(of: view.layer))>"
  }

  /// An item of a constraint as UIKit's exceptions describe it.
  static func text(of item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    if let view = item as? UIView { return text(of: view) }
    return "<\(type(of: item)): \(address(of: item))>"
  }

  /// One side of a constraint as UIKit's exceptions describe it: `<NSLayoutXAxisAnchor "UIView:0x600000.leading">`.
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

/// View trees that UIKit refuses.
extension UIKitException {
  /// What is wrong with a view becoming a subview of another; `nil` if nothing is.
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
