/// The Xcode that saved a document, as stated by the document's `toolsVersion`: `14313.18` for Xcode 10.
///
/// Interface Builder lays documents out by the rules of its own release. Those rules are in `XcodeReleases`. Code asks
/// the `CanvasPolicy` of a version for them and does not compare versions.
nonisolated public struct XcodeVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number before the first point: 14313 of `14313.18`.
  public let build: Int
  /// The version as the document writes it.
  public let description: String

  /// Reads a `toolsVersion`; nil if it does not start with a number.
  public init?(toolsVersion text: String) {
    guard let build = Int(text.prefix { $0 != "." }) else { return nil }
    self.build = build
    self.description = text
  }

  /// A version with this number.
  public init(build: Int) {
    self.build = build
    self.description = String(build)
  }

  /// The version that saved a document; 0 if the document does not state it.
  ///
  /// Some builds of Xcode write 32700 instead of their version. Then the version of the plug-in for UIKit's views is
  /// used, which differs from Xcode's by a few numbers at most.
  init(of document: Element) {
    let stated = document["toolsVersion"].flatMap(XcodeVersion.init(toolsVersion:)) ?? XcodeVersion(build: 0)
    let plugIns = stated.build == Self.withoutNumber ? document.child("dependencies")?.children : nil
    let plugIn = plugIns?.first { $0["identifier"] == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin" }
    self = plugIn?["version"].flatMap(XcodeVersion.init(toolsVersion:)) ?? stated
  }

  private static let withoutNumber = 32700

  /// Whether the left version is the older one, by the number before the first point.
  public static func < (left: XcodeVersion, right: XcodeVersion) -> Bool { left.build < right.build }
}
