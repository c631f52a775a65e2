import Foundation

/// The declarations of a file and of the files that it imports, read from the JSON that clang prints.
struct SyntaxTree {
  /// The top-level declarations, with the names of the files that contain them.
  private(set) var declarations: [(node: SyntaxNode, file: String)] = []

  /// The file of the last position that was read. clang gives the file of a position only if it differs from that of
  /// the previous position.
  private var file = ""

  /// The maximum size of the JSON in bytes. Foundation rejects JSON with more than 512 levels.
  private static let most = 512 << 20

  /// - Parameter data: the JSON that clang prints.
  /// - Throws: ``ObjectiveCError`` if the data is too large or not a JSON object.
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

  /// Takes over the file name of a position, if it has one. Returns the file that contains the position; `nil` if there
  /// is no position.
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
