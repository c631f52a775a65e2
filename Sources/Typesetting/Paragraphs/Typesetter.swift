/// Lays out text in containers, with a cache that all copies share. Results do not depend on the cache.
public struct Typesetter: Sendable {
  /// The typesetter that all parts of the process share.
  public static let shared = Typesetter()

  private let cache: TextCache

  /// Makes a typesetter with its own cache.
  ///
  /// - Parameter cacheLimit: the approximate number of UTF-16 units that the cache may hold; 0 for no cache.
  public init(cacheLimit: Int = 4_000_000) { cache = TextCache(limit: cacheLimit) }

  /// Breaks a text into lines and positions them in a container.
  ///
  /// - Complexity: linear in the length of the text. If an equal text was laid out in an equal container before, the
  ///   layout comes from the cache.
  public func layout(_ text: AttributedText, in container: TextContainer = TextContainer()) -> TextLayout {
    cache.layout(text, in: container)
  }

  /// The width of a string on one line, in points and not rounded.
  public func width(of string: String, font: Font) -> Double {
    layout(AttributedText(string, font: font)).width
  }
}
