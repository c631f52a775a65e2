import Foundation

/// An action that a swipe over a row offers. Inert: rows are not swiped; the action is kept.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What an action does with the row.
  public enum Style: Int, Hashable, Sendable {
    /// An ordinary action.
    case normal = 0
    /// An action that removes the row.
    case destructive = 1
  }

  /// What performs an action. It takes the action, the view that offers it, and a closure. It calls the closure at the
  /// end with whether the action was performed.
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action does with the row. Inert: the value is stored and has no effect.
  public let style: Style
  /// What performs the action. Code may call it.
  public let handler: Handler
  /// The title. Inert: the value is stored and has no effect.
  open var title: String?
  /// The image. Inert: the value is stored and has no effect.
  open var image: UIImage?
  /// The colour behind; red for destructive actions, grey for others. Inert: the value is stored and has no effect.
  // UIKit's type; nil restores the style's.
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
