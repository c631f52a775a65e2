import Audit

/// A form that the results of an audit can be written in.
///
/// Documents are reported one after another as they are done, so that a run over a large code base needs no more
/// memory than its longest document. Everything that a reporter returns, joined in order, is the report.
public protocol Reporter {
  /// What stands before the first document.
  mutating func begin(_ run: RunHeader) throws -> String
  /// One document. Called in the order of the input.
  mutating func report(_ document: DocumentReport) throws -> String
  /// What stands after the last document.
  mutating func end() throws -> String
}
