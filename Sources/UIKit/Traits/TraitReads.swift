import Foundation

/// Records which of the traits that users choose in the device's settings are read.
///
/// If no code of a screen reads the text size, the screen is the same at every text size, and an audit lays it out only
/// once for all of them. Each read of such a trait, from a ``UITraitCollection`` or from the description of an
/// environment, goes through ``Noted``
/// ([decision 174](../../../docs/decisions/174-environments-share-what-nobody-reads.md)).
nonisolated package enum TraitReads {
  /// A set of traits that users choose in the device's settings.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let textSize = Traits(rawValue: 1)
    /// Light or dark appearance.
    package static let appearance = Traits(rawValue: 2)
    /// More contrast.
    package static let contrast = Traits(rawValue: 4)
    package static let boldText = Traits(rawValue: 8)
  }

  /// The key under which a thread stores where reads are recorded. Nothing is stored, and nothing recorded, unless
  /// `during(_:)` runs on the thread.
  private static let place: pthread_key_t = {
    var key = pthread_key_t()
    guard pthread_key_create(&key, nil) == 0 else { fatalError("the system has no thread-specific key left") }
    return key
  }()

  /// Records that these traits are read on the current thread.
  package static func note(_ traits: Traits) {
    pthread_getspecific(place)?.assumingMemoryBound(to: Traits.self).pointee.formUnion(traits)
  }

  /// Runs `body`, and returns its result and the traits that it read on this thread.
  package static func during<Result>(_ body: () throws -> Result) rethrows -> (result: Result, traits: Traits) {
    let outside = pthread_getspecific(place)
    var noted: Traits = []
    return try withUnsafeMutablePointer(to: &noted) { noted in
      _ = pthread_setspecific(place, noted)
      defer {
        _ = pthread_setspecific(place, outside)
        note(noted.pointee)
      }
      let result = try body()
      return (result, noted.pointee)
    }
  }
}
