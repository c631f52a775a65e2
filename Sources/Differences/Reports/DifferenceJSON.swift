import Environments
import Foundation

/// Differences for programs: one JSON object per document.
public nonisolated enum DifferenceJSON {
  /// The line of a document, without its end. Keys are sorted.
  public static func line(_ difference: DocumentDifference) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return PlainLine.ofJSON(try encoder.encode(difference))
  }
}
