import Foundation

/// A menu element that calls a closure when it is chosen. Buttons and bar items use it, too.
open class UIAction: UIMenuElement {
  /// The name by which an action is found.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    /// An identifier of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An identifier of a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The name by which the action is found.
  public let identifier: Identifier
  /// A longer text that explains the action.
  open var discoverabilityTitle: String?
  /// How the action looks and behaves.
  open var attributes: Attributes
  /// Whether the action is shown with a checkmark.
  open var state: State
  /// The control, or other object, that triggered the action. It is set only while the closure runs.
  open private(set) var sender: Any?

  private let handler: (UIAction) -> Void

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Calls the closure. `target` is ignored.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}
