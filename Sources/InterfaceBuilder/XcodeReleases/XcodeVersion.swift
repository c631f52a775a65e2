/// The Xcode that saved a document, as stated by the document's `toolsVersion`: `14313.18` for Xcode 10.
///
/// Each release of Interface Builder has its own layout rules, which are in the table `XcodeReleases`. Other code does
/// not compare versions: it uses the `CanvasPolicy` of a version.
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

  /// Makes a version with the given build number.
  public init(build: Int) {
    self.build = build
    self.description = String(build)
  }

  /// The version of the Xcode that saved a document; build 0 if the document does not state it.
  ///
  /// Some builds of Xcode write 32700 instead of their build number. For these, the version of the plug-in
  /// `IBCocoaTouchPlugin` is used, which differs from the build number of Xcode only slightly.
  init(of document: Element) {
    let stated = document["toolsVersion"].flatMap(XcodeVersion.init(toolsVersion:)) ?? XcodeVersion(build: 0)
    let plugIns = stated.build == Self.withoutNumber ? document.child("dependencies")?.children : nil
    let plugIn = plugIns?.first { $0["identifier"] == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin" }
    self = plugIn?["version"].flatMap(XcodeVersion.init(toolsVersion:)) ?? stated
  }

  private static let withoutNumber = 32700

  /// Whether the left version is older than the right one, according to their build numbers.
  public static func < (left: XcodeVersion, right: XcodeVersion) -> Bool { left.build < right.build }
}
