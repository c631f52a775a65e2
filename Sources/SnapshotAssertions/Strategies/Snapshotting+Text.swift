import Environments
import Foundation

extension Diffing where Value == String {
  /// Texts, compared line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        guard old != new else { return nil }
        let lines = LineDifference(from: old, to: new).lines
        return (lines.isEmpty ? "Only empty lines differ." : lines.joined(separator: "\n"), [])
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  /// Texts, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
  /// The description of a value.
  public static var description: Snapshotting { SimplySnapshotting.lines.pullback(String.init(describing:)) }

  /// The value and its parts, level by level.
  public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueOutline($0).text } }

  /// A value of `JSONSerialization`, such as a dictionary.
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      return data.map { String(decoding: $0, as: UTF8.self) } ?? "no JSON can be made of \(value)"
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// The value as JSON.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting { encoded("json") { try encoder.encode($0) } }

  /// The value as a property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// The value as a property list.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded("plist") { try encoder.encode($0) }
  }

  private static func encoded(_ pathExtension: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      do {
        return String(decoding: try encode(value), as: UTF8.self)
      } catch {
        return "the value cannot be encoded: \(error)"
      }
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(
        toData: { $0 }, fromData: { $0 },
        diff: { $0 == $1 ? nil : ("\($0.count) bytes were expected, and there are \($1.count).", []) }))
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// A function: a line per value with the value and the function's result.
  public static func `func`<Result>(
    into witness: Snapshotting<Result, Format>
  ) -> Snapshotting<(Value) -> Result, Format> {
    var strategy = SimplySnapshotting.lines.asyncPullback { (function: (Value) -> Result) in
      let lines = Value.allCases.map { value in
        witness.snapshot(function(value)).map { "\"\(value)\",\"\($0)\"" }
      }
      return Async.all(lines).map { $0.joined(separator: "\n") }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
