import Foundation

/// Renumbers the identifiers of elements in SVG files, so that equal pictures have equal bytes. Cairo counts the
/// numbers in these identifiers for the whole process, so they differ between equal pictures.
nonisolated enum SVGNames {
  /// The file with its identifiers (`surface7`, `image12`) renumbered in the order in which they first appear.
  static func renumbered(_ file: Data) -> Data {
    let text = String(decoding: file, as: UTF8.self)
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var numbers: [Substring: Int] = [:]
    var rest = text[...]
    while let match = rest.firstMatch(of: /(["#])((?:surface|image|source|pattern|mask|linear|radial)-?)([0-9]+)/) {
      let name = rest[match.output.2.startIndex..<match.output.3.endIndex]
      let number = numbers[name] ?? numbers.count + 1
      numbers[name] = number
      result += rest[..<match.output.3.startIndex]
      result += String(number)
      rest = rest[match.range.upperBound...]
    }
    return Data((result + rest).utf8)
  }
}
