import Foundation
import Reports

/// What a trial of an edit found out.
struct FixAnswer: DividedProduct {
  /// Why the edit is not made, without a capital letter and a period; `nil` if it holds.
  var problem: String?
  /// The bytes of the document before the edit and after it.
  var bytesBefore = Data()
  var bytesAfter = Data()
  /// The findings that are gone after the edit.
  var mended: Set<Baseline.Entry> = []

  mutating func add(_ other: FixAnswer) throws(UnequalParts) { throw UnequalParts() }
}
