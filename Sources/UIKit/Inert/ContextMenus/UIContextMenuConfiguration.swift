import Foundation

/// The menu of a view that is touched for long. Inert: the menu is not shown; code may call its closures.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Makes the menu, of the elements that the system suggests.
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
  /// Makes what is shown above the menu.
  public typealias PreviewProvider = @MainActor () -> UIViewController?

  /// Distinguishes the menus of a view.
  public let identifier: any NSCopying
  /// Makes what is shown above the menu.
  let previewProvider: PreviewProvider?
  /// Makes the menu.
  let actionProvider: ActionProvider?
  /// Which element stands closest to the finger. Inert: kept.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// How many things the menu is for. Inert: kept.
  open var badgeCount = 0
  /// Further things that the menu is for. Inert: kept.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// The order of the elements.
  public typealias ElementOrder = UIMenuElementOrder

  /// A menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}
