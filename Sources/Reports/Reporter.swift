import Audit

/// Writes the results of an audit in one format.
///
/// Each document is reported as soon as it is audited, so that a run over a large code base need not keep all results
/// in memory. The report is the concatenation of all texts that the methods return.
public protocol Reporter {
  /// Returns the text before the first document. It is called once, first.
  mutating func begin(_ run: RunHeader) throws -> String
  /// Returns the text for one document. It is called for each document, in the order of the run.
  mutating func report(_ document: DocumentReport) throws -> String
  /// Returns the text after the last document. It is called once, last.
  mutating func end() throws -> String
}
