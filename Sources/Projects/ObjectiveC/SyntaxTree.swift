import Foundation

/// The declarations of a file and those that it imports, as clang writes them as JSON.
struct SyntaxTree {
  /// The declarations of the outermost level, with the names of the files they stand in.
  private(set) var declarations: [(node: SyntaxNode, file: String)] = []

  /// clang names a file only where it is another than that of the place before.
  private var file = ""

  /// The largest tree in bytes. JSON with more than 512 levels is refused by Foundation.
  private static let most = 512 << 20

  /// - Parameter data: what clang prints.
  /// - Throws: ``ObjectiveCError`` if it is no tree.
  init(_ data: Data) throws(ObjectiveCError) {
    guard data.count <= Self.most else { throw ObjectiveCError("clang prints more than \(Self.most >> 20) MB") }
    guard let whole = try? JSONSerialization.jsonObject(with: data), let root = SyntaxNode(whole) else {
      throw ObjectiveCError("clang prints nothing that can be read")
    }
    for node in root.inner {
      let isOwn = follow(node.node("loc"))
      _ = follow(node.node("range")?.node("begin"))
      _ = follow(node.node("range")?.node("end"))
      declarations.append((node, isOwn ?? file))
      node.inner.forEach { followAll($0) }
    }
  }

  private mutating func followAll(_ node: SyntaxNode) {
    _ = follow(node.node("loc"))
    _ = follow(node.node("range")?.node("begin"))
    _ = follow(node.node("range")?.node("end"))
    node.inner.forEach { followAll($0) }
  }

  /// Follows a place; returns the file in which it is.
  private mutating func follow(_ place: SyntaxNode?) -> String? {
    guard let place else { return nil }
    var isKnown = false
    if let spelling = place.node("spellingLoc") { follow(bare: spelling, &isKnown) }
    if let expansion = place.node("expansionLoc") { follow(bare: expansion, &isKnown) }
    follow(bare: place, &isKnown)
    return isKnown ? file : nil
  }

  private mutating func follow(bare place: SyntaxNode, _ isKnown: inout Bool) {
    if let name = place["file"] { file = name }
    if place.mentions("offset") { isKnown = true }
  }
}
