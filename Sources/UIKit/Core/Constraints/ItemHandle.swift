/// A reference by which constraints and anchors refer to a view or layout guide without keeping it alive. It also
/// stores the index of the view or guide in the layout engine.
///
/// Each view and guide has one handle, which its `deinit` empties. Weak references would do the same, but once an
/// object has been referenced weakly, every later retain and release of it costs several times as much (decision 139).
class ItemHandle {
  // Both references are not isolated to the main actor, because the `deinit` of the view or guide clears them and may
  // run on any thread.
  private nonisolated(unsafe) final var viewReference = Unretained<UIView>()
  private nonisolated(unsafe) final var guideReference = Unretained<UILayoutGuide>()
  /// Identifies the ``LayoutModel`` to which `numberInModel` belongs, the last one that numbered the view or guide.
  /// That model may have been deallocated. No other model gets its identity.
  @exclusivity(unchecked) final var model = LayoutModel.Identity.none
  /// The index of the view or guide among the items of the ``LayoutModel`` that `model` identifies.
  @exclusivity(unchecked) final var numberInModel: Int32 = 0

  init(_ view: UIView) {
    viewReference = Unretained(view)
  }

  init(_ guide: UILayoutGuide) {
    guideReference = Unretained(guide)
  }

  fileprivate init() {}

  @MainActor static func of(_ item: AnyObject) -> ItemHandle {
    // Two casts to classes take less time than one cast to the protocol `ConstraintItem`.
    if let view = item as? UIView { return view.handle }
    if let guide = item as? UILayoutGuide { return guide.handle }
    return ForeignItemHandle(item)
  }

  /// The view that the handle refers to; `nil` if it refers to a guide, or if the view was deallocated.
  final var view: UIView? { viewReference.object }

  /// The guide that the handle refers to; `nil` if it refers to a view, or if the guide was deallocated.
  final var guide: UILayoutGuide? { guideReference.object }

  /// The view or guide that the handle refers to; `nil` if it was deallocated.
  var item: AnyObject? { view ?? guide }

  /// The view that the handle refers to, or the owning view of the guide that it refers to; `nil` if there is none.
  @MainActor final var owningView: UIView? { owningViewReference.object }

  /// `owningView` as a reference that does not retain the view.
  @MainActor final var owningViewReference: Unretained<UIView> {
    if !viewReference.isEmpty { return viewReference }
    return guideReference.read { $0.ownerReference } ?? Unretained()
  }

  /// Whether the solver's equations use the current safe area and margins of `owningView`.
  ///
  /// This is read for many constraints after every change. For speed, it retains no object.
  @MainActor final var hasRowsForInsets: Bool {
    if let isUpToDate = viewReference.read({ $0.surroundings.hasRowsForInsets }) { return isUpToDate }
    return guideReference.read { $0.hasRowsForInsets } ?? true
  }

  /// Clears the reference. The `deinit` of the view or guide calls this.
  final func empty() {
    viewReference = Unretained()
    guideReference = Unretained()
  }
}

/// The handle of a constraint's item that is neither a view nor a guide. Layout ignores constraints with such items.
private final class ForeignItemHandle: ItemHandle {
  // Not isolated to the main actor, because a handle may be released on any thread. The weak reference only changes
  // when the object is deallocated, which is thread-safe.
  private nonisolated(unsafe) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
    super.init()
  }

  override var item: AnyObject? { object }
}

/// An object that constraints can refer to: a view or a layout guide.
@preconcurrency @MainActor protocol ConstraintItem: AnyObject {
  /// The handle by which constraints and anchors refer to this object, created on first use.
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
