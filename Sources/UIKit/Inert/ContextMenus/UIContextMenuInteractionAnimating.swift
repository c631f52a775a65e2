import Foundation

/// Animates beside a menu. Inert: menus are not shown.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// What is shown above the menu.
  var previewViewController: UIViewController? { get }
  /// Animates.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls a closure at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How the preview of a menu goes away.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// It fades.
  case dismiss = 0
  /// It becomes the next screen.
  case pop = 1
}

/// Animates the end of a menu whose preview was tapped. Inert: menus are not shown.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview goes away.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
