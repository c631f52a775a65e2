import Environments
@_spi(Generated) import UIKit

/// The menu of something on a screen: the one that a button shows, or the one that a long press shows.
///
/// Menus are not drawn. A walk does what a tap on an element of the menu does.
struct TargetMenu {
  /// An element that can be chosen.
  struct Choice {
    /// The numbers, counted from 0, that lead through the submenus to the element.
    let path: [Int]
    let title: String
    /// Everything by which the settings of a walk may name the element.
    let names: [String]
    /// Does what a tap on the element does.
    let perform: () -> Void
  }

  private let menu: UIMenu?
  /// The view or item whose menu it is.
  private let sender: AnyObject
  /// The view from which commands go up the responder chain.
  private let view: UIView
  /// Taps the preview above the menu; `nil` if there is none.
  let openPreview: (() -> Void)?

  /// Finds the menu of a view or of an item in it; `nil` if it has none.
  ///
  /// - Parameter row: the row whose cell the view is, or `nil`.
  init?(of element: ScreenElement, row: TargetRow?) {
    view = element.view
    sender = element.item?.source ?? element.view
    if let menu = element.ownMenu {
      self.menu = menu
      openPreview = nil
      return
    }
    guard element.item == nil, let shown = row?.contextMenu ?? element.view.contextMenu else { return nil }
    menu = shown.configuration.actionProvider?([])
    openPreview = shown.configuration.previewProvider.map { makePreview in
      { makePreview().map(shown.openPreview) }
    }
  }

  /// The elements that can be chosen, in the order of the menu.
  var choices: [Choice] { menu.map { choices(in: $0.children, at: []) } ?? [] }

  private func choices(in elements: [UIMenuElement], at path: [Int]) -> [Choice] {
    elements.enumerated().flatMap { index, element in choices(of: element, at: path + [index]) }
  }

  private func choices(of element: UIMenuElement, at path: [Int]) -> [Choice] {
    switch element {
    case let menu as UIMenu: return choices(in: menu.children, at: path)
    case let deferred as UIDeferredMenuElement:
      var elements: [UIMenuElement] = []
      deferred.provider { elements = $0 }
      PostponedWork.shared.run()
      return choices(in: elements, at: path)
    case let action as UIAction where action.attributes.isDisjoint(with: [.disabled, .hidden]):
      return [
        choice(action, at: path, help: action.discoverabilityTitle) { action.performWithSender(sender, target: nil) }
      ]
    case let command as UICommand where command.attributes.isDisjoint(with: [.disabled, .hidden]):
      return [
        choice(command, at: path, help: command.discoverabilityTitle) {
          guard let target = view.target(forAction: command.action, withSender: command) else { return }
          UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
        }
      ]
    default: return []
    }
  }

  private func choice(
    _ element: UIMenuElement, at path: [Int], help: String?, perform: @escaping () -> Void
  ) -> Choice {
    let names = [element.title, help, element.accessibilityLabel, element.accessibilityIdentifier]
      .compactMap(\.self).filter { !$0.isEmpty }
    let number = path.map { "\($0 + 1)" }.joined(separator: ".")
    return Choice(path: path, title: names.first ?? "element \(number)", names: names, perform: perform)
  }
}

extension ScreenElement {
  /// The menu of a button in a bar or outside of it; `nil` if it has none.
  fileprivate var ownMenu: UIMenu? {
    if let item { return (item.source as? UIBarButtonItem)?.menu }
    return (view as? UIButton)?.menu
  }

  /// Whether a tap shows the element's menu and does nothing else.
  var tapShowsMenu: Bool {
    guard ownMenu != nil else { return false }
    if let button = item?.source as? UIBarButtonItem { return button.primaryAction == nil && button.action == nil }
    return (view as? UIControl)?.showsMenuAsPrimaryAction ?? false
  }
}
