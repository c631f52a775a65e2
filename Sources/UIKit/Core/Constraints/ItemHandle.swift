/// What constraints and anchors know of a view or guide: the object itself, until it goes.
///
/// Each view and guide has one handle. Weak references would do the same, but an object that was referred to weakly is
/// retained and released at several times the cost from then on (decision 139).
final class ItemHandle {
  // Not isolated: `deinit` empties them, and the last reference to a view may go on any thread.
  nonisolated(unsafe) private(set) unowned(unsafe) var view: UIView?
  nonisolated(unsafe) private(set) unowned(unsafe) var guide: UILayoutGuide?
  /// What is neither, and can't take part in layout.
  private nonisolated(unsafe) weak var other: AnyObject?

  init(_ view: UIView) {
    self.view = view
  }

  init(_ guide: UILayoutGuide) {
    self.guide = guide
  }

  private init(other: AnyObject) {
    self.other = other
  }

  /// The handle of any object.
  @MainActor static func of(_ item: AnyObject) -> ItemHandle {
    if let item = item as? any ConstraintItem { return item.handle }
    return ItemHandle(other: item)
  }

  /// The view or guide; `nil` once that is gone.
  var item: AnyObject? { view ?? guide ?? other }

  /// The view that the item is or belongs to.
  @MainActor var owningView: UIView? { view ?? guide?.owner }

  /// Forgets the object, which goes.
  func empty() {
    view = nil
    guide = nil
  }
}

/// A view or guide: what constraints can refer to.
@MainActor protocol ConstraintItem: AnyObject {
  /// What constraints know the item by.
  var handle: ItemHandle { get }
}

extension UIView: ConstraintItem {
  var handle: ItemHandle {
    if let ownHandle { return ownHandle }
    let handle = ItemHandle(self)
    ownHandle = handle
    return handle
  }
}

extension UILayoutGuide: ConstraintItem {
  var handle: ItemHandle {
    if let ownHandle { return ownHandle }
    let handle = ItemHandle(self)
    ownHandle = handle
    return handle
  }
}
