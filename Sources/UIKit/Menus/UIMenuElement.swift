import Foundation

/// What a menu, a button or a bar offers to do.
@preconcurrency @MainActor open class UIMenuElement: NSObject, UIAccessibilityIdentification {
  /// Whether an element is marked.
  public enum State: Int, Sendable {
    /// Not marked.
    case off = 0
    case on = 1
    /// Mixed: some of what the element stands for is on.
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
    /// Leaves the menu open.
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
