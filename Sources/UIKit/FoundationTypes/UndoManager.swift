import Foundation

/// Undoes and redoes changes. Foundation outside Apple's platforms doesn't have it.
///
/// Code registers what undoes a change. What it registers while the manager undoes, redoes the change.
@preconcurrency @MainActor open class UndoManager: NSObject {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The groups that were begun and not ended, from outside to inside.
  private var openGroups: [UndoGroup] = []
  private var disablings = 0
  /// Whether the outermost group was begun by a registration.
  private var groupIsOfEvent = false

  /// A manager without changes.
  public override init() {}

  // MARK: Groups

  /// Whether the changes of one turn of the run loop are one group.
  open var groupsByEvent = true
  /// The modes of the run loop in which groups end. Inert: they end in all modes.
  open var runLoopModes: [RunLoop.Mode] = [.default]
  /// How many groups are kept; 0 for all.
  open var levelsOfUndo = 0 { didSet { dropOldGroups() } }
  /// How many groups were begun and not ended.
  open var groupingLevel: Int { openGroups.count }

  /// Begins a group inside the present one.
  open func beginUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    if groupsByEvent, openGroups.isEmpty, !isUndoing, !isRedoing { beginGroupOfEvent() }
    begin()
  }

  private func begin() {
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func beginGroupOfEvent() {
    groupIsOfEvent = true
    begin()
    RunLoop.main.perform { [weak self] in MainActor.assumeIsolated { self?.endGroupOfEvent() } }
  }

  private func endGroupOfEvent() {
    if groupIsOfEvent, openGroups.count == 1 { endUndoGrouping() }
  }

  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard !openGroups.isEmpty else {
      fail(
        "_endUndoGroupRemovingIfEmpty:: NSUndoManager \(self) is in invalid state, endUndoGrouping called with no "
          + "matching begin")
      return
    }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = openGroups.removeLast()
    if openGroups.isEmpty { groupIsOfEvent = false }
    if !group.entries.isEmpty { keep(group) }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func keep(_ group: UndoGroup) {
    if let last = openGroups.indices.last {
      openGroups[last].entries.append(.group(group))
      if openGroups[last].actionName.isEmpty { openGroups[last].actionName = group.actionName }
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      dropOldGroups()
    }
  }

  private func dropOldGroups() {
    guard levelsOfUndo > 0 else { return }
    undoStack = undoStack.suffix(levelsOfUndo)
    redoStack = redoStack.suffix(levelsOfUndo)
  }

  // MARK: Registration

  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { disablings == 0 }

  /// Stops the registration of changes until it is enabled as often as it was disabled.
  open func disableUndoRegistration() { disablings += 1 }

  /// Ends what the last call of ``disableUndoRegistration()`` began.
  open func enableUndoRegistration() {
    guard disablings > 0 else {
      fail(
        "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration")
      return
    }
    disablings -= 1
  }

  /// Registers what undoes a change. The target is not kept alive; when it is gone, the change is not undone.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(UndoneChange(target: target) { ($0 as? TargetType).map(handler) })
  }

  /// Registers the method that undoes a change. The target is not kept alive; when it is gone, the change is not undone.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(
      UndoneChange(target: target as AnyObject) {
        RuntimeTable.shared.send(selector, to: $0, with: [anObject])
      })
  }

  private func register(_ change: UndoneChange) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else {
        fail("must begin a group before registering undo")
        return
      }
      beginGroupOfEvent()
    }
    openGroups[openGroups.count - 1].entries.append(.change(change))
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  /// Forgets all changes.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroups = []
    groupIsOfEvent = false
    disablings = 0
  }

  /// Forgets the changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ groups: [UndoGroup]) -> [UndoGroup] {
      groups.map {
        var group = $0
        group.removeChanges(of: target)
        return group
      }
    }
    undoStack = without(undoStack).filter { !$0.entries.isEmpty }
    redoStack = without(redoStack).filter { !$0.entries.isEmpty }
    openGroups = without(openGroups)
  }

  // MARK: Undo and redo

  /// Whether changes are being undone.
  open private(set) var isUndoing = false
  /// Whether changes are being redone.
  open private(set) var isRedoing = false

  /// Whether there are changes to undo.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.entries.isEmpty } }

  /// Whether there are changes to redo.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }

  /// Undoes the last group. Ends the group that is open.
  open func undo() {
    if openGroups.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group that was ended.
  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    guard openGroups.isEmpty, let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the group that was undone last.
  open func redo() {
    post(.NSUndoManagerCheckpoint)
    guard openGroups.isEmpty, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Performs a group, and makes a group of what it registers.
  private func perform(_ group: UndoGroup) {
    begin()
    openGroups[openGroups.count - 1].actionName = group.actionName
    openGroups[openGroups.count - 1].isDiscardable = group.isDiscardable
    group.perform()
    endUndoGrouping()
  }

  // MARK: Names

  /// Names the change of the present group, for the menu.
  open func setActionName(_ actionName: String) {
    changeLastGroup { $0.actionName = actionName }
  }

  /// Says whether the present group may be thrown away. It is only kept.
  open func setActionIsDiscardable(_ discardable: Bool) {
    changeLastGroup { $0.isDiscardable = discardable }
  }

  private func changeLastGroup(_ change: (inout UndoGroup) -> Void) {
    if let last = openGroups.indices.last {
      change(&openGroups[last])
    } else if let last = undoStack.indices.last {
      change(&undoStack[last])
    }
  }

  private var groupToUndo: UndoGroup? { openGroups.first { !$0.entries.isEmpty } ?? undoStack.last }

  /// The name of the change that is undone next; empty if it has none.
  open var undoActionName: String { groupToUndo?.actionName ?? "" }
  /// The name of the change that is redone next; empty if it has none.
  open var redoActionName: String { redoStack.last?.actionName ?? "" }
  /// Whether the change that is undone next may be thrown away.
  open var undoActionIsDiscardable: Bool { groupToUndo?.isDiscardable ?? false }
  /// Whether the change that is redone next may be thrown away.
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }
  /// The title of the menu's command, in English.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the menu's command, in English.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title of the menu's command for a name, in English.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The title of the menu's command for a name, in English.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Stops the program because calls do not match.
  private func fail(_ reason: String) { NSException(name: .internalInconsistencyException, reason: reason).raise() }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
