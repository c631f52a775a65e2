import UIKit

/// The animation with which the preview of a context menu becomes a screen. Its end comes at once.
final class PreviewOpening: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ preview: UIViewController) { previewViewController = preview }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Plays the animation to its end.
  func finish() {
    (animations + completions).forEach { $0() }
    (animations, completions) = ([], [])
  }
}
