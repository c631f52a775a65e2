/// Makes identifiers for elements of a page (anchors). They are the same on every run, so that links stay valid.
struct Permalinks {
  private var taken: Set<String> = []

  /// The identifier for a text: a prefix and a hash of the text. If the same text was used before, a number is added.
  mutating func identifier(_ prefix: String, for text: String) -> String {
    let name = "\(prefix)-\(StableHash.hexadecimal(text))"
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }
}
