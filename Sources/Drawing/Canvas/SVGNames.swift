import Foundation

/// Renumbers the parts of SVG files, so that equal pictures have equal bytes. Cairo numbers the parts across the whole
/// process.
nonisolated enum SVGNames {
  /// The file with its names (`surface7`, `image12`) renumbered in the order in which they appear.
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
