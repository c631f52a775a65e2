/// Numbers the views and guides below a layout root in tree order.
@MainActor struct ItemCollector {
  private(set) var items: [LayoutItem] = []
  /// The numbers of the scroll views.
  private(set) var scrollViews: [Int] = []
  /// The number of constraints that are installed at the items.
  private(set) var constraintCount = 0
  /// The numbers of the items, where the items don't store them.
  private(set) var numbers: [ObjectIdentifier: Int] = [:]
  /// The model's identity, which the items store with their number; `nil` if they don't store it.
  let identity: LayoutModel.Identity?
  private let engine: LayoutEngine?

  /// Collects the items of a root. With an engine, the items store their numbers and report to the engine.
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
      // It was the root of an engine, and is no more.
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
