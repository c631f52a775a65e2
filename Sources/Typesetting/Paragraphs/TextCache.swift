import Synchronization

/// A cache of shaped and laid-out texts, by their content. It can be used from any thread.
///
/// The cache does not affect results. When it would exceed its limit, it is emptied, so its memory is bounded.
final class TextCache: Sendable {
  private struct LayoutKey: Hashable {
    let text: AttributedText
    let container: TextContainer

    // Only some properties are hashed: hashing all attributes takes longer than comparing the few keys that collide.
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

  /// The content of the cache.
  private struct Texts {
    var layouts: [LayoutKey: TextLayout] = [:]
    var shapes: [ShapeKey: ShapedText] = [:]
    /// The sum of the costs of all entries (see `limit`).
    var held = 0
  }

  private let limit: Int
  private let texts = Mutex(Texts())

  /// Makes an empty cache.
  ///
  /// - Parameter limit: the largest total cost of all entries. The cost of an entry is the number of its UTF-16 units
  ///   plus 64.
  init(limit: Int) { self.limit = limit }

  func layout(_ text: AttributedText, in container: TextContainer) -> TextLayout {
    let key = LayoutKey(text: text, container: container)
    if let found = texts.withLock({ $0.layouts[key] }) { return found }
    // Outside of the lock, so that several threads can lay out texts at the same time. If two threads lay out the same
    // text, the results are equal.
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
