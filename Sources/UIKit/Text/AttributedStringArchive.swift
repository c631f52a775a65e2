import Foundation
import Typesetting

/// Attributed strings in keyed archives: the string under the key, its runs under keys that begin with it.
///
/// Outside of Apple's platforms, Foundation does not archive attributed strings and nested containers completely. So
/// every value has its own key. Attributes whose values can't be archived are left out.
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

  /// The string under a key; nil where there is none. Runs that reach beyond its end are left out.
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
