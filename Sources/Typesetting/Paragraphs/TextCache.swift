import Foundation

/// A cache of shaped and laid-out texts, by content. Safe to use from any thread.
///
/// The cache never changes results, only the time that they take. When it exceeds its limit it is emptied, so its
/// memory does not grow with the number of texts.
final class TextCache: @unchecked Sendable {
  private struct LayoutKey: Hashable {
    let text: AttributedText
    let container: TextContainer

    // Hashing all attributes takes longer than comparing the few texts that differ in nothing else.
    func hash(into hasher: inout Hasher) {
      hasher.combine(text.string)
      hasher.combine(text.runs.first?.attributes.font)
      hasher.combine(container.width)
      hasher.combine(container.maximumLines)
    }
  }

  private struct ShapeKey: Hashable {
    let text: AttributedText
    let direction: WritingDirection

    func hash(into hasher: inout Hasher) {
      hasher.combine(text.string)
      hasher.combine(text.runs.first?.attributes.font)
    }
  }

  private let lock = NSLock()
  private let limit: Int
  private var layouts: [LayoutKey: TextLayout] = [:]
  private var shapes: [ShapeKey: ShapedText] = [:]
  private var held = 0

  /// - Parameter limit: the total number of UTF-16 units of all texts. Each text counts as 64 units more than it has.
  init(limit: Int) { self.limit = limit }

  func layout(_ text: AttributedText, in container: TextContainer) -> TextLayout {
    let key = LayoutKey(text: text, container: container)
    lock.lock()
    let found = layouts[key]
    lock.unlock()
    if let found { return found }
    var filler = LineFiller(shape(text, direction: container.direction), container)
    let made = filler.layout()
    store(text) { layouts[key] = made }
    return made
  }

  private func shape(_ text: AttributedText, direction: WritingDirection) -> ShapedText {
    let key = ShapeKey(text: text, direction: direction)
    lock.lock()
    let found = shapes[key]
    lock.unlock()
    if let found { return found }
    let made = Shaper.shape(text, direction: direction)
    store(text) { shapes[key] = made }
    return made
  }

  private func store(_ text: AttributedText, _ insert: () -> Void) {
    let cost = text.length + 64
    guard cost <= limit / 8 else { return }
    lock.lock()
    defer { lock.unlock() }
    if held + cost > limit {
      layouts.removeAll()
      shapes.removeAll()
      held = 0
    }
    held += cost
    insert()
  }
}
