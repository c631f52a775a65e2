import Foundation
import Testing
import UIKit

/// Changes that are undone and redone.
struct UndoManagerTests {
  /// A text that registers what undoes its changes.
  private final class Document {
    let manager = UndoManager()
    private(set) var text = ""

    init() {
      manager.groupsByEvent = false
    }

    /// Changes the text, as one group.
    func write(_ text: String, name: String = "") {
      manager.beginUndoGrouping()
      set(text)
      if !name.isEmpty { manager.setActionName(name) }
      manager.endUndoGrouping()
    }

    func set(_ text: String) {
      let old = self.text
      manager.registerUndo(withTarget: self) { $0.set(old) }
      self.text = text
    }
  }

  private let document = Document()
  private var manager: UndoManager { document.manager }

  @Test func changesAreUndoneAndRedoneOneAfterTheOther() {
    document.write("a")
    document.write("ab")
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(document.text == "a")
    manager.undo()
    #expect(document.text == "" && !manager.canUndo)
    manager.redo()
    manager.redo()
    #expect(document.text == "ab" && !manager.canRedo)
    manager.undo()
    #expect(document.text == "a")
  }

  @Test func aNewChangeEndsWhatCanBeRedone() {
    document.write("a")
    manager.undo()
    document.write("b")
    #expect(!manager.canRedo)
    manager.redo()
    #expect(document.text == "b")
  }

  @Test func changesOfAGroupAndOfGroupsInsideAreUndoneTogether() {
    manager.beginUndoGrouping()
    document.set("a")
    document.write("ab")
    #expect(manager.groupingLevel == 1)
    document.set("abc")
    manager.endUndoGrouping()
    manager.undo()
    #expect(document.text == "")
    manager.redo()
    #expect(document.text == "abc")
  }

  @Test func aGroupWithoutChangesIsNotKept() {
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    #expect(!manager.canUndo)
  }

  @Test func changesOfOneEventAreOneGroupThatUndoEnds() {
    manager.groupsByEvent = true
    document.set("a")
    document.set("ab")
    #expect(manager.groupingLevel == 1 && manager.canUndo)
    manager.undo()
    #expect(document.text == "" && manager.groupingLevel == 0)
  }

  @Test func anActionIsNamedForUndoAndForRedo() {
    document.write("a", name: "Typing")
    #expect(manager.undoActionName == "Typing")
    #expect(manager.undoMenuItemTitle == "Undo Typing")
    manager.undo()
    #expect(manager.undoActionName == "")
    #expect(manager.redoActionName == "Typing")
    #expect(manager.redoMenuItemTitle == "Redo Typing")
  }

  @Test func onlyTheLastLevelsAreKept() {
    manager.levelsOfUndo = 2
    for text in ["a", "b", "c"] { document.write(text) }
    for _ in 0..<3 { manager.undo() }
    #expect(document.text == "a")
  }

  @Test func nothingIsRegisteredWhileRegistrationIsDisabled() {
    manager.disableUndoRegistration()
    document.write("a")
    #expect(!manager.isUndoRegistrationEnabled && !manager.canUndo)
    manager.enableUndoRegistration()
    document.write("b")
    manager.undo()
    #expect(document.text == "a")
  }

  @Test func changesOfAnObjectAreForgottenOnRequest() {
    document.write("a")
    manager.removeAllActions(withTarget: Document())
    #expect(manager.canUndo)
    manager.removeAllActions(withTarget: document)
    #expect(!manager.canUndo)
    document.write("b")
    manager.removeAllActions()
    #expect(!manager.canUndo)
  }

  @Test func aTargetIsNotKeptAlive() {
    weak var target: Document?
    do {
      let other = Document()
      target = other
      manager.beginUndoGrouping()
      manager.registerUndo(withTarget: other) { _ in Issue.record("the target is gone") }
      manager.endUndoGrouping()
    }
    #expect(target == nil)
    manager.undo()
  }

  @Test func observersAreToldOfUndo() {
    var told: [String] = []
    let names: [Notification.Name] = [.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange]
    nonisolated(unsafe) let add = { (name: String) in told.append(name) }
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { add($0.name.rawValue) }
    }
    document.write("a")
    manager.undo()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(told == names.map(\.rawValue))
  }
}
