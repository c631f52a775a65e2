import Foundation

/// An action that a swipe over a row reveals. Inert: rows are not swiped; only a walk through an app (`--walk`) performs
/// the action.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What an action does with the row.
  public enum Style: Int, Hashable, Sendable {
    /// An ordinary action.
    case normal = 0
    /// An action that removes the row.
    case destructive = 1
  }

  /// A closure that performs an action. Its arguments are the action, the view in which the action is shown, and a
  /// completion closure. It calls the completion closure with whether the action was performed.
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action does with the row. Inert: the value is stored and has no effect.
  public let style: Style
  /// The closure that performs the action. No swipe calls it, but code may.
  public let handler: Handler
  /// The title. Inert: the value is stored and has no effect.
  open var title: String?
  /// The image. Inert: the value is stored and has no effect.
  open var image: UIImage?
  /// The background colour; by default red for destructive actions, grey for other actions. Inert: the value is stored
  /// and has no effect.
  // The type is UIKit's; setting nil restores the colour of the action's style.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }
  private var ownBackgroundColor: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
