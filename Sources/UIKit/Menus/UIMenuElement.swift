import Foundation

/// An element of a menu: an action, a command or a submenu. Buttons and bar items use actions, too.
@preconcurrency @MainActor open class UIMenuElement: NSObject, UIAccessibilityIdentification {
  /// Whether an element is shown with a checkmark.
  public enum State: Int, Sendable {
    /// Without a checkmark.
    case off = 0
    case on = 1
    /// Mixed: the element stands for several things, and some of them are on.
    case mixed = 2
  }

  /// How an element looks and behaves.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing the element leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The text.
  open internal(set) var title: String
  /// The text below the title.
  open var subtitle: String?
  /// A name by which tests find the element. It is never shown.
  open var accessibilityIdentifier: String?
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}
