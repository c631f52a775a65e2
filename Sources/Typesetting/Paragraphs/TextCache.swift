import Synchronization

/// A cache of shaped and laid-out texts, by content. Safe to use from any thread.
///
/// The cache never changes results, only the time that they take. When it exceeds its limit it is emptied, so its
/// memory does not grow with the number of texts.
final class TextCache: Sendable {
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

  /// The texts that are held.
  private struct Texts {
    var layouts: [LayoutKey: TextLayout] = [:]
    var shapes: [ShapeKey: ShapedText] = [:]
    /// The sum of their costs.
    var held = 0
  }

  private let limit: Int
  private let texts = Mutex(Texts())

  /// - Parameter limit: the total number of UTF-16 units of all texts. Each text counts as 64 units more than it has.
  init(limit: Int) { self.limit = limit }

  func layout(_ text: AttributedText, in container: TextContainer) -> TextLayout {
    let key = LayoutKey(text: text, container: container)
    if let found = texts.withLock({ $0.layouts[key] }) { return found }
    // Not under the lock, so that threads lay out at once. Two may make the same layout; they are equal.
    var filler = LineFiller(shape(text, direction: container.direction), container)
    let made = filler.layout()
    store(text) { $0.layouts[key] = made }
    return made
  }

  private func shape(_ text: AttributedText, direction: WritingDirection) -> ShapedText {
    let key = ShapeKey(text: text, direction: direction)
    if let found = texts.withLock({ $0.shapes[key] }) { return found }
    let made = Shaper.shape(text, direction: direction)
    store(text) { $0.shapes[key] = made }
    return made
  }

  private func store(_ text: AttributedText, _ insert: (inout Texts) -> Void) {
    let cost = text.length + 64
    guard cost <= limit / 8 else { return }
    texts.withLock { texts in
      if texts.held + cost > limit { texts = Texts() }
      texts.held += cost
      insert(&texts)
    }
  }
}
