import Environments
import Foundation
import UIKit

extension TestScreen {
  // MARK: Taps

  /// Taps the element with a name. The element is scrolled into sight if necessary.
  ///
  /// The name is an accessibility identifier, an accessibility label, or a title or other text; they are tried in this
  /// order. Bar items and segments can be named as well.
  ///
  /// - Parameter count: the number of taps in quick succession.
  public func tap(
    _ name: String, count: Int = 1, fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: Int = #column
  ) {
    record(at: TestLine(fileID, file, line, column)) { () throws(TestScreenError) in
      try tap(element(name), count: count)
    }
  }

  /// Taps the middle of a view. The view is scrolled into sight if necessary.
  public func tap(
    _ view: UIView, count: Int = 1, fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: Int = #column
  ) {
    record(at: TestLine(fileID, file, line, column)) { () throws(TestScreenError) in
      try tap(element(view), count: count)
    }
  }

  /// Taps a point of the window.
  public func tap(at point: CGPoint, count: Int = 1) {
    perform { fingers.tap(at: [point], count: count) }
  }

  private func tap(_ element: ScreenElement, count: Int) throws(TestScreenError) {
    let place = try place(of: element)
    perform { fingers.tap(at: [place], count: count) }
  }

  /// Presses the element with a name for a number of seconds, as for a long-press recognizer.
  public func press(
    _ name: String, for seconds: TimeInterval = 1, fileID: String = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: Int = #column
  ) {
    record(at: TestLine(fileID, file, line, column)) { () throws(TestScreenError) in
      let place = try place(of: element(name))
      perform { fingers.press(at: place, for: seconds) }
    }
  }

  // MARK: Ways

  /// Moves a finger from one point of the window to another, and lifts it after it has come to rest.
  ///
  /// - Parameter seconds: the duration of the movement.
  public func drag(from start: CGPoint, to end: CGPoint, in seconds: TimeInterval = 0.5) {
    perform { fingers.drag(from: start, to: end, in: seconds, rest: 0.5) }
  }

  /// Moves a finger quickly over the element with a name, and lifts it while it moves.
  public func swipe(
    _ direction: UISwipeGestureRecognizer.Direction, on name: String, fileID: String = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) {
    record(at: TestLine(fileID, file, line, column)) { () throws(TestScreenError) in
      let element = try element(name)
      _ = try place(of: element)
      let frame = element.frame.intersection(window.bounds)
      let (middle, reach) = (CGPoint(x: frame.midX, y: frame.midY), max(60, min(frame.width, frame.height) * 0.8) / 2)
      var way = CGPoint.zero
      if direction.contains(.left) { way.x -= reach }
      if direction.contains(.right) { way.x += reach }
      if direction.contains(.up) { way.y -= reach }
      if direction.contains(.down) { way.y += reach }
      perform {
        let start = CGPoint(x: middle.x - way.x, y: middle.y - way.y)
        fingers.drag(from: start, to: CGPoint(x: middle.x + way.x, y: middle.y + way.y), in: 0.1)
      }
    }
  }

  /// Scrolls with a finger by a distance, or by less if the content ends before. A positive y scrolls down.
  ///
  /// - Parameters:
  ///   - distance: the change of the content offset, in points.
  ///   - name: the element whose nearest enclosing scroll view scrolls; `nil` for the largest scroll view on the
  ///     screen.
  public func scroll(
    by distance: CGPoint, in name: String? = nil, fileID: String = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: Int = #column
  ) {
    record(at: TestLine(fileID, file, line, column)) { () throws(TestScreenError) in
      let scroll = try scrollView(around: name)
      let frame = ScreenElement(view: scroll, item: nil).frame.intersection(window.bounds)
      var left = distance
      // A finger cannot leave the screen, so longer distances take several movements.
      while left != .zero, !frame.isEmpty {
        let step = CGPoint(
          x: max(-frame.width * 0.8, min(left.x, frame.width * 0.8)),
          y: max(-frame.height * 0.8, min(left.y, frame.height * 0.8)))
        let start = CGPoint(x: frame.midX + step.x / 2, y: frame.midY + step.y / 2)
        let before = scroll.contentOffset
        drag(from: start, to: CGPoint(x: start.x - step.x, y: start.y - step.y))
        left = CGPoint(x: left.x - step.x, y: left.y - step.y)
        if scroll.contentOffset == before { break }
      }
    }
  }

  /// Scrolls until the element with a name is in sight. If the element does not exist yet, as for rows of a list, the
  /// largest scroll view is scrolled down from its present position to its end until the element appears.
  public func scroll(
    to name: String, fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) {
    record(at: TestLine(fileID, file, line, column)) { () throws(TestScreenError) in
      while !shows(name) {
        let scroll = try scrollView(around: nil)
        let before = scroll.contentOffset
        perform {
          scroll.contentOffset.y = min(
            before.y + scroll.bounds.height / 2,
            max(before.y, scroll.contentSize.height + scroll.adjustedContentInset.bottom - scroll.bounds.height))
        }
        if scroll.contentOffset == before { break }
      }
      _ = try place(of: element(name))
    }
  }

  private func scrollView(around name: String?) throws(TestScreenError) -> UIScrollView {
    if let name {
      let element = try element(name)
      var view: UIView? = element.view
      while let current = view {
        if let scroll = current as? UIScrollView { return scroll }
        view = current.superview
      }
      throw .nothingToScroll(element.words)
    }
    let all = views(UIScrollView.self).filter { !($0 is UITextView) && $0.isScrollEnabled }
    let largest = all.max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height }
    guard let largest else { throw .nothingToScroll(nil) }
    return largest
  }

  // MARK: Typing

  /// Types a text, character by character, into the field that is being edited. If a name is given, the field with this
  /// name is tapped first. A line break in the text presses the return key.
  public func type(
    _ text: String, into name: String? = nil, fileID: String = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: Int = #column
  ) {
    record(at: TestLine(fileID, file, line, column)) { () throws(TestScreenError) in
      if let name { try tap(element(name), count: 1) }
      for character in text {
        // The return key may have moved the focus to another field.
        guard keyboard.receiver != nil else {
          throw .nothingToTypeInto(try name.map { (name) throws(TestScreenError) in try element(name).words })
        }
        perform { keyboard.press(character) }
      }
    }
  }

  /// Presses the return key.
  public func pressReturn(
    fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) {
    type("\n", fileID: fileID, file: file, line: line, column: column)
  }

  /// Presses the delete key, which deletes the character before the cursor.
  ///
  /// - Parameter count: the number of times that the key is pressed.
  public func deleteBackward(
    count: Int = 1, fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line, column: Int = #column
  ) {
    record(at: TestLine(fileID, file, line, column)) { () throws(TestScreenError) in
      guard keyboard.receiver != nil else { throw .nothingToTypeInto(nil) }
      for _ in 0..<count { perform { keyboard.deleteBackward() } }
    }
  }

  private var keyboard: Keyboard { Keyboard(of: window) }

  // MARK: Failures

  private func record(at line: TestLine, _ body: () throws(TestScreenError) -> Void) {
    do throws(TestScreenError) {
      try body()
    } catch {
      line.fail(error.description)
    }
  }
}
