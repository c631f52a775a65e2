import Foundation
import Typesetting

/// Reads and writes attributed strings in keyed archives. The plain string is stored under a key, and its runs of
/// attributes under keys that begin with that key.
///
/// Every attribute value has a key of its own, because Foundation outside of Apple's platforms does not archive
/// attributed strings and nested containers completely. Attributes whose values can't be archived are left out.
enum AttributedStringArchive {
  private enum Suffix {
    static let runs = ".NSRunCount"
    static let location = ".NSLocation"
    static let length = ".NSLength"
    static let objects = ".NSObjectNames"
    static let numbers = ".NSNumberNames"
  }

  /// Writes a string into an archive.
  static func encode(_ string: NSAttributedString, with coder: NSCoder, forKey key: String) {
    coder.encode(string.string, forKey: key)
    var count = 0
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { values, range, _ in
      let run = "\(key).\(count)"
      count += 1
      coder.encode(range.location, forKey: run + Suffix.location)
      coder.encode(range.length, forKey: run + Suffix.length)
      let objects = values.compactMapValues { $0 as? NSObject & NSCoding }.filter { !($0.value is NSNumber) }
      let numbers = values.compactMapValues { TextAttributes.number($0) }
      coder.encode(names(objects), forKey: run + Suffix.objects)
      coder.encode(names(numbers), forKey: run + Suffix.numbers)
      for (name, value) in objects { coder.encode(value, forKey: "\(run).\(name.rawValue)") }
      for (name, value) in numbers { coder.encode(value, forKey: "\(run).\(name.rawValue)") }
    }
    coder.encode(count, forKey: key + Suffix.runs)
  }

  /// The attributed string under a key; nil if there is none. Runs of attributes that reach beyond the end of the
  /// string are ignored.
  static func decode(from coder: NSCoder, forKey key: String) -> NSAttributedString? {
    guard coder.containsValue(forKey: key + Suffix.runs), let text = coder.decodeIfPresent(String.self, forKey: key)
    else { return nil }
    let string = NSMutableAttributedString(string: text)
    let count = max(0, coder.decodeInteger(forKey: key + Suffix.runs))
    for index in (0..<count).prefix(while: { coder.containsValue(forKey: "\(key).\($0)\(Suffix.length)") }) {
      let run = "\(key).\(index)"
      let location = coder.decodeInteger(forKey: run + Suffix.location)
      let length = coder.decodeInteger(forKey: run + Suffix.length)
      guard location >= 0, length > 0, location <= string.length - length else { continue }
      var attributes: [NSAttributedString.Key: Any] = [:]
      for name in decodeNames(from: coder, forKey: run + Suffix.objects) {
        attributes[name] = coder.decodeIfPresent(NSObject.self, forKey: "\(run).\(name.rawValue)")
      }
      for name in decodeNames(from: coder, forKey: run + Suffix.numbers) {
        attributes[name] = coder.decodeDouble(forKey: "\(run).\(name.rawValue)")
      }
      string.setAttributes(attributes, range: NSRange(location: location, length: length))
    }
    return string
  }

  private static func names(_ values: [NSAttributedString.Key: some Any]) -> String {
    values.keys.map(\.rawValue).sorted().joined(separator: "\n")
  }

  private static func decodeNames(from coder: NSCoder, forKey key: String) -> [NSAttributedString.Key] {
    (coder.decodeIfPresent(String.self, forKey: key) ?? "").split(separator: "\n")
      .map { NSAttributedString.Key(rawValue: String($0)) }
  }
}
