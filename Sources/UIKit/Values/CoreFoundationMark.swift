/// A machine word that tells CoreFoundation that an object is not one of CoreFoundation's own types.
///
/// Foundation on Linux compares the attributes of neighbouring runs of text with CoreFoundation's equality. This takes
/// the first word after an object's header for CoreFoundation's own type information, whose bits 8 to 17 are a type
/// number. If the object's first property leaves these bits 0, CoreFoundation stops the program. If they are the number
/// of no CoreFoundation type, as here, it calls the object's `isEqual(_:)`.
///
/// Classes whose objects are used as text attributes have this word as their first stored property.
struct CoreFoundationMark: Sendable {
  private let kind: UInt = 0x3FF << 8
}
