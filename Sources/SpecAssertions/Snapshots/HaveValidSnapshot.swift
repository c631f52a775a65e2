import Foundation
import SnapshotAssertions
import UIKit

/// What can be compared with a picture, with the names of
/// [Nimble-Snapshots](https://github.com/ashfurrow/Nimble-Snapshots).
public protocol Snapshotable {
  /// The view of which the picture is taken; `nil` for none.
  @MainActor var snapshotObject: UIView? { get }
}

extension UIView: Snapshotable {
  /// The view itself.
  public var snapshotObject: UIView? { self }
}

extension UIViewController: Snapshotable {
  /// The view of the controller.
  public var snapshotObject: UIView? { view }
}

/// Matches a view that looks as its reference. The reference is recorded if there is none.
///
/// - Parameters:
///   - name: distinguishes several snapshots of an example.
///   - tolerance: the share of pixels that may differ.
public func haveValidSnapshot<Value: Snapshotable>(
  named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false, pixelTolerance: CGFloat? = nil,
  tolerance: CGFloat? = nil, file: StaticString = #filePath, line: UInt = #line
) -> Matcher<Value> {
  snapshot(named: name, identifier, tolerance: tolerance, pixelTolerance, record: nil, file, line)
}

/// Records the reference of a view, and fails, so that it does not stay in the test.
public func recordSnapshot<Value: Snapshotable>(
  named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false, file: StaticString = #filePath,
  line: UInt = #line
) -> Matcher<Value> { snapshot(named: name, identifier, tolerance: nil, nil, record: .all, file, line) }

/// Matches a view that looks as its reference. References of Linux have nothing of the device in their names.
public func haveValidDeviceAgnosticSnapshot<Value: Snapshotable>(
  named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false, pixelTolerance: CGFloat? = nil,
  tolerance: CGFloat? = nil, file: StaticString = #filePath, line: UInt = #line
) -> Matcher<Value> { snapshot(named: name, identifier, tolerance: tolerance, pixelTolerance, record: nil, file, line) }

/// Records the reference of a view, and fails.
public func recordDeviceAgnosticSnapshot<Value: Snapshotable>(
  named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false, file: StaticString = #filePath,
  line: UInt = #line
) -> Matcher<Value> { snapshot(named: name, identifier, tolerance: nil, nil, record: .all, file, line) }

/// A reference, for `expect(view) == snapshot()`.
public struct Snapshot {
  fileprivate let name: String?
  fileprivate let identifier: String?
  fileprivate let record: SnapshotTestingConfiguration.Record?
}

/// The reference of a view.
public func snapshot(_ name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false) -> Snapshot {
  Snapshot(name: name, identifier: identifier, record: nil)
}

/// The reference of a view, which is recorded.
public func recordSnapshot(_ name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false) -> Snapshot {
  Snapshot(name: name, identifier: identifier, record: .all)
}

/// Fails if a view does not look as its reference.
public func == <Value: Snapshotable>(expectation: SyncExpectation<Value>, reference: Snapshot) {
  expectation.to(
    snapshot(
      named: reference.name, reference.identifier, tolerance: nil, nil, record: reference.record, expectation.file,
      expectation.line))
}

private func snapshot<Value: Snapshotable>(
  named name: String?, _ identifier: String?, tolerance: CGFloat?, _ pixelTolerance: CGFloat?,
  record: SnapshotTestingConfiguration.Record?, _ file: StaticString, _ line: UInt
) -> Matcher<Value> {
  Matcher { expression in
    let precision = 1 - Float(tolerance ?? 0)
    let perceptual = 1 - Float(pixelTolerance ?? 0)
    let suffix = [name, identifier].compactMap(\.self).joined(separator: "_")
    let example = Example.current ?? ""
    let message: String? =
      switch try expression.evaluate() {
      case nil: "There is no view."
      case let controller as UIViewController:
        verifySnapshot(
          of: controller, as: .image(precision: precision, perceptualPrecision: perceptual),
          named: suffix.isEmpty ? nil : suffix, record: record, file: file, testName: example, line: line)
      case let value?:
        MainThread.run(value) { $0.snapshotObject }.flatMap { view in
          verifySnapshot(
            of: view, as: .image(precision: precision, perceptualPrecision: perceptual),
            named: suffix.isEmpty ? nil : suffix, record: record, file: file, testName: example, line: line)
        }
      }
    return MatcherResult(bool: message == nil, message: .fail(message ?? "expected another look than the reference"))
  }
}
