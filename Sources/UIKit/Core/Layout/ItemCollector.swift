/// Collects the root view of a layout engine and the views and guides that the engine places, and numbers them in tree
/// order. The root has the number 0.
@MainActor struct ItemCollector {
  private(set) var items: [LayoutItem] = []
  /// The numbers of the items that are scroll views.
  private(set) var scrollViews: [Int] = []
  /// How many constraints are installed at the collected views.
  private(set) var constraintCount = 0
  /// The numbers of the items by their handles. Only filled if the items don't store their numbers themselves.
  private(set) var numbers: [ObjectIdentifier: Int] = [:]
  /// The identity of the layout model, which the items store together with their number; `nil` if they don't store
  /// their number.
  let identity: LayoutModel.Identity?
  private let engine: LayoutEngine?

  /// Collects the items of a root view.
  ///
  /// - Parameters:
  ///   - root: the root view of the engine.
  ///   - engine: the engine to which the items report their changes from now on. If it is `nil`, as for a temporary
  ///     engine, the items are not changed, and their numbers are only in `numbers`.
  init(root: UIView, reportingTo engine: LayoutEngine?) {
    self.engine = engine
    identity = engine == nil ? nil : .make()
    collect(root, parent: 0)
  }

  private mutating func collect(_ view: UIView, parent: Int) {
    let index = items.count
    number(view.handle)
    if index > 0, let engine {
      view.layoutState.engineReference = Unretained(engine)
      // If the view was the root of another engine before, that engine is discarded.
      view.layoutState.ownEngine = nil
    }
    items.append(LayoutItem(index == 0 ? nil : view.handle, parent: parent, container: index))
    if view.scrollableContent != nil { scrollViews.append(index) }
    constraintCount += view.layoutState.constraints.count
    for guide in view.layoutState.guides {
      number(guide.handle)
      if let engine { guide.engineReference = Unretained(engine) }
      items.append(LayoutItem(guide.handle, parent: index, container: index))
    }
    for child in view.children where !child.isOwnRoot { collect(child, parent: index) }
  }

  private mutating func number(_ handle: ItemHandle) {
    if let identity {
      handle.model = identity
      handle.numberInModel = Int32(items.count)
    } else {
      numbers[ObjectIdentifier(handle)] = items.count
    }
  }
}
