import Synchronization

/// A cache of fonts: equal descriptors get the same font object.
final class FontRegistry: Sendable {
  static let shared = FontRegistry()

  private let fonts = Mutex<[FontDescriptor: ResolvedFont]>([:])

  func font(for descriptor: FontDescriptor) -> ResolvedFont {
    fonts.withLock { fonts in
      if let font = fonts[descriptor] { return font }
      let made = ResolvedFont(descriptor)
      // Descriptors that differ only in an invalid size must give the same font object.
      let font = fonts[made.descriptor] ?? made
      fonts[descriptor] = font
      fonts[made.descriptor] = font
      return font
    }
  }
}
