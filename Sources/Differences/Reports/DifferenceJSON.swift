import Environments
import Foundation

/// Writes differences as JSON for programs: one object per document.
public nonisolated enum DifferenceJSON {
  /// The difference of a document as one line of JSON, without a line end. Keys are sorted.
  public static func line(_ difference: DocumentDifference) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return PlainLine.ofJSON(try encoder.encode(difference))
  }
}
