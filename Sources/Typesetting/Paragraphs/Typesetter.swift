/// Lays text out in containers. Copies share one cache; results do not depend on its content.
public struct Typesetter: Sendable {
  /// The typesetter of the process.
  public static let shared = Typesetter()

  private let cache: TextCache

  /// Makes a typesetter with a cache of its own.
  ///
  /// - Parameter cacheLimit: the approximate number of UTF-16 units that the cache may hold; 0 for no cache.
  public init(cacheLimit: Int = 4_000_000) { cache = TextCache(limit: cacheLimit) }

  /// Breaks a text into lines and positions them in a container.
  ///
  /// - Complexity: linear in the length of the text; an equal text in an equal container comes from the cache.
  public func layout(_ text: AttributedText, in container: TextContainer = TextContainer()) -> TextLayout {
    cache.layout(text, in: container)
  }

  /// The width of a string on one line, in points and not rounded.
  public func width(of string: String, font: Font) -> Double {
    layout(AttributedText(string, font: font)).width
  }
}
