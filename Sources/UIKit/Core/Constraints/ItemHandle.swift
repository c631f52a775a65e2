/// What constraints and anchors know of a view or guide: the object itself, until it goes, and its place in layout.
///
/// Each view and guide has one handle. Weak references would do the same, but an object that was referred to weakly is
/// retained and released at several times the cost from then on (decision 139).
class ItemHandle {
  // Not isolated: `deinit` empties them, and the last reference to a view may go on any thread.
  private nonisolated(unsafe) final var viewReference = Unretained<UIView>()
  private nonisolated(unsafe) final var guideReference = Unretained<UILayoutGuide>()
  /// The layout model that numbered the item last. It may be gone: no other model has the same identity.
  @exclusivity(unchecked) final var model = LayoutModel.Identity.none
  /// The item's number in that model.
  @exclusivity(unchecked) final var numberInModel: Int32 = 0

  init(_ view: UIView) {
    viewReference = Unretained(view)
  }

  init(_ guide: UILayoutGuide) {
    guideReference = Unretained(guide)
  }

  fileprivate init() {}

  /// The handle of any object.
  @MainActor static func of(_ item: AnyObject) -> ItemHandle {
    if let item = item as? any ConstraintItem { return item.handle }
    return ForeignItemHandle(item)
  }

  /// The view; `nil` for guides, and once it is gone.
  final var view: UIView? { viewReference.object }

  /// The guide; `nil` for views, and once it is gone.
  final var guide: UILayoutGuide? { guideReference.object }

  /// Whether the item is a view.
  final func refers(to view: UIView) -> Bool { viewReference.refers(to: view) }

  /// The view or guide; `nil` once that is gone.
  var item: AnyObject? { view ?? guide }

  /// The view that the item is or belongs to.
  @MainActor final var owningView: UIView? { owningViewReference.object }

  /// The view that the item is or belongs to, not retained.
  @MainActor final var owningViewReference: Unretained<UIView> {
    if !viewReference.isEmpty { return viewReference }
    return guideReference.read { $0.ownerReference } ?? Unretained()
  }

  /// Whether the engine's rows are up to date with the safe area and margins of the view that the item is or belongs to. It is
  /// asked for each of many constraints per change, so nothing is retained.
  @MainActor final var hasRowsForInsets: Bool {
    if let isUpToDate = viewReference.read({ $0.surroundings.hasRowsForInsets }) { return isUpToDate }
    return guideReference.read { $0.hasRowsForInsets } ?? true
  }

  /// Forgets the object, which goes.
  final func empty() {
    viewReference = Unretained()
    guideReference = Unretained()
  }
}

/// The handle of an object that is neither a view nor a guide, and can't take part in layout.
private final class ForeignItemHandle: ItemHandle {
  private nonisolated(unsafe) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
    super.init()
  }

  override var item: AnyObject? { object }
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
