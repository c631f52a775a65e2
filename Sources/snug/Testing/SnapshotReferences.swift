import Foundation

/// Writes the references of snapshots beside the tests, in folders that only Snug uses.
///
/// Tests run in processes that cannot write into the checkout, so the command writes what they record.
struct SnapshotReferences {
  /// The name of the folders, beside the folders `__Snapshots__` with the references of simulators.
  static let folderName = "__SnugSnapshots__"

  /// The folder below which references may be written: the checkout.
  let checkout: String

  /// Writes the reference of a snapshot. A link is not followed out of the checkout.
  ///
  /// - Throws: ``OutputError`` if the file cannot be written, or ``Refusal`` if it is in another place than the tests'
  ///   references are.
  func write(_ snapshot: TestResult.Snapshot) throws {
    let path = URL(filePath: snapshot.reference).standardized.path
    guard path.contains("/\(Self.folderName)/"), path.hasPrefix(checkout + "/") else { throw Refusal(path: path) }
    try OutputFile.write(snapshot.actual, to: path)
  }

  /// The error that a test wants a reference in a place where none is written.
  struct Refusal: Error, CustomStringConvertible {
    var path: String

    var description: String {
      "\(path): the reference is not written: it is in no folder \(SnapshotReferences.folderName) of the checkout"
    }
  }
}
