/// A word that tells CoreFoundation that an object is none of its own.
///
/// Foundation on Linux compares the attributes of neighbouring runs of text by CoreFoundation's equality. That takes the first
/// word after an object's header for CoreFoundation's own description of the object: bits 8 to 17 are its kind. Where they are
/// 0, which depends on what the object keeps there, it stops the program; where they name a kind that is not one of
/// CoreFoundation's, it asks the object's `isEqual(_:)`.
///
/// A class whose objects are attributes of text has it as its first stored property.
struct CoreFoundationMark: Sendable {
  private let kind: UInt = 0x3FF << 8
}
