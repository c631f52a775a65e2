/// Sets text in containers. Copies share one cache; results never depend on what is in it.
public struct Typesetter: Sendable {
  /// One for the whole process.
  public static let shared = Typesetter()

  private let cache: TextCache

  /// - Parameter cacheLimit: how many UTF-16 units the cache may hold, about; 0 for none.
  public init(cacheLimit: Int = 4_000_000) { cache = TextCache(limit: cacheLimit) }

  /// Breaks a text into lines and finds where they stand. The time is linear in the length of the text; the same text in the same
  /// container is set once.
  public func layout(_ text: AttributedText, in container: TextContainer = TextContainer()) -> TextLayout {
    cache.layout(text, in: container)
  }

  /// The width of a string on one line, in points and not rounded.
  public func width(of string: String, font: Font) -> Double {
    layout(AttributedText(string, font: font)).width
  }
}
