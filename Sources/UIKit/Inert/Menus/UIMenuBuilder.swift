/// Changes the menus of an app. Inert: menus are not drawn, and no builder is made.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// The system whose menus are changed.
  var system: UIMenuSystem { get }
  /// The menu of a name.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of a name.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command of a method.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu by another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Changes the children of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Adds a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu as the first one of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu as the last one of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
