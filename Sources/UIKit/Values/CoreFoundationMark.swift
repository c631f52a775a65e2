/// A word that tells CoreFoundation that an object is not one of its own.
///
/// Foundation on Linux compares the attributes of neighbouring runs of text by CoreFoundation's equality.
/// CoreFoundation reads the first word after an object's header as its own description of the object, in which bits 8
/// to 17 are the kind. If the object's first property happens to leave them 0, CoreFoundation stops the program. If
/// they name a kind that is not one of CoreFoundation's, it calls the object's `isEqual(_:)`.
///
/// Classes whose objects are used as text attributes have this word as their first stored property.
struct CoreFoundationMark: Sendable {
  private let kind: UInt = 0x3FF << 8
}
