/// Changes that are undone together.
@MainActor struct UndoGroup {
  /// A registered change, or a group inside.
  enum Entry {
    case change(UndoneChange)
    case group(UndoGroup)
  }

  var entries: [Entry] = []
  var actionName = ""
  var isDiscardable = false

  /// Undoes the changes, the last one first.
  func perform() {
    for entry in entries.reversed() {
      switch entry {
      case .change(let change): change.perform()
      case .group(let group): group.perform()
      }
    }
  }

  /// Removes the changes of a target, also in groups inside.
  mutating func removeChanges(of target: AnyObject) {
    entries = entries.compactMap { entry in
      switch entry {
      case .change(let change): return change.target === target ? nil : entry
      case .group(var group):
        group.removeChanges(of: target)
        return group.entries.isEmpty ? nil : .group(group)
      }
    }
  }
}

/// What undoes one change.
@MainActor struct UndoneChange {
  /// The object whose change is undone. If it is gone, nothing happens.
  private(set) weak var target: AnyObject?
  private let handler: @MainActor (AnyObject) -> Void

  init(target: AnyObject, handler: @escaping @MainActor (AnyObject) -> Void) {
    self.target = target
    self.handler = handler
  }

  func perform() {
    if let target { handler(target) }
  }
}
