/// How constraints and anchors refer to a view or guide: the object while it lives, and its number in layout.
///
/// Each view and guide has one handle. Weak references would do the same. But once an object has been referenced
/// weakly, every later retain and release of it costs several times as much (decision 139).
class ItemHandle {
  // Not isolated to the main actor: `deinit` clears them, and the last reference to a view may be released on any
  // thread.
  private nonisolated(unsafe) final var viewReference = Unretained<UIView>()
  private nonisolated(unsafe) final var guideReference = Unretained<UILayoutGuide>()
  /// The layout model that numbered the item last. That model may no longer exist: its identity is not given to another
  /// one.
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

  @MainActor static func of(_ item: AnyObject) -> ItemHandle {
    // Casts to the two classes take less time than one to the protocol.
    if let view = item as? UIView { return view.handle }
    if let guide = item as? UILayoutGuide { return guide.handle }
    return ForeignItemHandle(item)
  }

  /// The view; `nil` for guides, and after its deallocation.
  final var view: UIView? { viewReference.object }

  /// The guide; `nil` for views, and after its deallocation.
  final var guide: UILayoutGuide? { guideReference.object }

  /// The view or guide; `nil` after its deallocation.
  var item: AnyObject? { view ?? guide }

  /// The view that the item is or belongs to.
  @MainActor final var owningView: UIView? { owningViewReference.object }

  /// The view that the item is or belongs to, not retained.
  @MainActor final var owningViewReference: Unretained<UIView> {
    if !viewReference.isEmpty { return viewReference }
    return guideReference.read { $0.ownerReference } ?? Unretained()
  }

  /// Whether the engine's rows are up to date with the safe area and margins of the view that the item is or belongs
  /// to. This is read for many constraints after every change, so it retains nothing.
  @MainActor final var hasRowsForInsets: Bool {
    if let isUpToDate = viewReference.read({ $0.surroundings.hasRowsForInsets }) { return isUpToDate }
    return guideReference.read { $0.hasRowsForInsets } ?? true
  }

  /// Forgets the object, which is being deallocated.
  final func empty() {
    viewReference = Unretained()
    guideReference = Unretained()
  }
}

/// The handle of an object that is neither a view nor a guide, and can't take part in layout.
private final class ForeignItemHandle: ItemHandle {
  // Not isolated, as in the superclass. The reference only changes when the object is deallocated, which is
  // thread-safe.
  private nonisolated(unsafe) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
    super.init()
  }

  override var item: AnyObject? { object }
}

/// A view or guide: what constraints can refer to.
@MainActor protocol ConstraintItem: AnyObject {
  /// The handle by which constraints refer to the item.
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
