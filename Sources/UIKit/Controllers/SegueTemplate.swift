/// The description of a segue in a storyboard. A `UIStoryboardSegue` is created from it each time that the segue is
/// performed.
@MainActor package struct SegueTemplate {
  /// The destination of a segue.
  package enum Target {
    /// A controller that the closure creates each time; `nil` if it cannot create it. The closure gets the sender of
    /// the segue.
    case controller((_ sender: Any?) -> UIViewController?)
    /// An existing controller that has the method (unwind action).
    case unwind(Selector)
  }

  /// The identifier of the segue's XML element in the storyboard.
  package let id: String
  private let identifier: String?
  private let kind: UIStoryboardSegue.Kind
  private let segueClass: UIStoryboardSegue.Type?
  private let target: Target

  /// - Parameters:
  ///   - id: the identifier of the segue's XML element in the storyboard.
  ///   - identifier: the name by which code performs the segue; `nil` if it has none.
  ///   - kind: how the segue shows its destination.
  ///   - segueClass: the app's class of a custom segue; `nil` for UIKit's class.
  ///   - target: the destination of the segue.
  package init(
    id: String, identifier: String?, kind: UIStoryboardSegue.Kind, segueClass: UIStoryboardSegue.Type?, target: Target
  ) {
    self.id = id
    self.identifier = identifier
    self.kind = kind
    self.segueClass = segueClass
    self.target = target
  }

  func hasIdentifier(_ identifier: String) -> Bool { self.identifier == identifier }

  /// Performs the segue if `shouldPerformSegue(withIdentifier:sender:)` of the source allows it. Taps on controls and
  /// rows call this method.
  package func performIfAllowed(from source: UIViewController, sender: Any?) {
    guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
    perform(from: source, sender: sender)
  }

  /// Creates the segue, calls `prepare(for:sender:)` of the source, and performs the segue. An unwind segue also calls
  /// the unwind action. Does nothing if there is no destination.
  func perform(from source: UIViewController, sender: Any?) {
    switch target {
    case .controller(let make):
      guard let destination = make(sender) else { return }
      let segue = (segueClass ?? UIStoryboardSegue.self)
        .init(identifier: identifier, source: source, destination: destination)
      segue.kind = kind
      source.prepare(for: segue, sender: sender)
      segue.perform()
    case .unwind(let action):
      guard let destination = source.unwindDestination(for: action, sender: sender) else { return }
      let segue = (segueClass ?? UIStoryboardUnwindSegue.self)
        .init(identifier: identifier, source: source, destination: destination)
      source.prepare(for: segue, sender: sender)
      RuntimeTable.shared.perform(action, on: destination, with: [segue])
      segue.perform()
    }
  }
}

extension UIViewController {
  /// The nearest controller that has an unwind action and allows the segue; `nil` if there is none. The children and
  /// containers of this controller and the children of these containers are searched first, then in the same way the
  /// controllers that present it.
  fileprivate func unwindDestination(for action: Selector, sender: Any?) -> UIViewController? {
    var visited: [UIViewController] = [self]
    var level: UIViewController? = self
    while let current = level {
      var container: UIViewController? = current
      while let controller = container {
        for candidate in [controller] + controller.children.reversed()
        where !visited.contains(where: { $0 === candidate }) {
          visited.append(candidate)
          if candidate.canPerformUnwindSegueAction(action, from: self, sender: sender) { return candidate }
        }
        container = controller.parent
      }
      level = current.presentingViewController
    }
    return nil
  }
}
