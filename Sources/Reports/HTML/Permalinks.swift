/// Identifiers of places in a page. They are the same on every run, so that links to them stay valid.
struct Permalinks {
  private var taken: Set<String> = []

  /// An identifier for a text. If the same text comes again, a number is added.
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
