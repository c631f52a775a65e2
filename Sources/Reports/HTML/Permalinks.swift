/// Identifiers of places in a page, the same on every run, so that links to them hold.
struct Permalinks {
  private var taken: Set<String> = []

  /// An identifier for what a text names; the second one of the same text gets a number.
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
