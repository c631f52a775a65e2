import Foundation
import Testing
import UIKit

/// Responders find the manager that undoes changes.
@Suite struct ResponderUndoTests {
  @Test func viewsHaveTheManagerOfTheirWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.undoManager == nil)
    window.addSubview(outer)
    #expect(inner.undoManager != nil && inner.undoManager === window.undoManager)
    #expect(window.undoManager !== UIWindow(frame: .zero).undoManager)
  }

  @Test func aResponderMayHaveAManagerOfItsOwn() {
    final class Canvas: UIView {
      let manager = UndoManager()
      override var undoManager: UndoManager? { manager }
    }
    let (canvas, inner) = (Canvas(), UIView())
    canvas.addSubview(inner)
    #expect(inner.undoManager === canvas.manager)
  }
}
