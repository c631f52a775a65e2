/// The versions of Xcode for which a rule of the canvas holds.
nonisolated struct XcodeRange: Hashable, Sendable {
  /// The first version of the range; nil if the range has no beginning.
  let first: XcodeVersion?
  /// The first version after the range; nil if the range has no end.
  let end: XcodeVersion?

  /// All versions.
  static let always = XcodeRange(first: nil, end: nil)

  static func before(_ end: XcodeVersion) -> XcodeRange { XcodeRange(first: nil, end: end) }

  static func from(_ first: XcodeVersion) -> XcodeRange { XcodeRange(first: first, end: nil) }

  static func from(_ first: XcodeVersion, before end: XcodeVersion) -> XcodeRange {
    XcodeRange(first: first, end: end)
  }

  func contains(_ version: XcodeVersion) -> Bool {
    if let first, version < first { return false }
    if let end { return version < end }
    return true
  }
}
