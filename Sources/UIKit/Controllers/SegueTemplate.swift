/// A segue as a storyboard describes it. The segues that are performed are made from it.
@MainActor package struct SegueTemplate {
  /// Where a segue leads.
  package enum Target {
    /// To a controller that is made for it; the closure takes the sender.
    case controller((_ sender: Any?) -> UIViewController?)
    /// Back to a controller that has a method.
    case unwind(Selector)
  }

  /// Its identifier in the document.
  package let id: String
  private let identifier: String?
  private let kind: UIStoryboardSegue.Kind
  private let segueClass: UIStoryboardSegue.Type?
  private let target: Target

  /// - Parameters:
  ///   - id: its identifier in the document.
  ///   - identifier: its name, by which code performs it.
  ///   - kind: how it shows its destination.
  ///   - segueClass: the app's class of a custom segue.
  ///   - target: where it leads.
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

  /// Performs the segue if `shouldPerformSegue(withIdentifier:sender:)` allows it, as for controls and rows.
  package func performIfAllowed(from source: UIViewController, sender: Any?) {
    guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
    perform(from: source, sender: sender)
  }

  /// Makes the segue, has the source prepare for it, and performs it.
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
  /// The nearest controller that has an unwind action and allows the segue. The containers of this controller and their
  /// children are searched first, then the controllers that present it.
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
