import Foundation
import SnugTesting
import UIKit
public import XCTest

/// A class of tests that compare views with reference pictures, with the names of
/// [iOSSnapshotTestCase](https://github.com/uber/ios-snapshot-test-case).
///
/// The references of Linux are kept in `__SnugSnapshots__` beside the test, in a folder with the name of the class. Those of a
/// simulator are read where the library keeps them: the environment variable `FB_REFERENCE_IMAGE_DIR` names the folder.
open class FBSnapshotTestCase: XCTestCase, @unchecked Sendable {
  /// Whether references are recorded, in the place of existing ones.
  open var recordMode = false
  /// Without an effect: views are drawn in one way here.
  open var usesDrawViewHierarchyInRect = false
  /// What the names of references of a simulator contain. Those of Snug have nothing of the device.
  open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
  /// The name of the folder of the references; `nil` for that of the class.
  open var folderName: String?

  /// Compares a view with its reference.
  ///
  /// - Parameters:
  ///   - view: the view, as large as its frame.
  ///   - identifier: distinguishes several references of one test.
  ///   - perPixelTolerance: the share by which each channel of a pixel's colour may differ.
  ///   - overallTolerance: the share of pixels that may differ by more.
  public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet? = nil, perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    verify(
      view, .image(precision: 1 - Float(overallTolerance), perceptualPrecision: 1 - Float(perPixelTolerance)),
      identifier, file, line)
  }

  /// Compares the view of a controller with its reference.
  public func FBSnapshotVerifyViewController(
    _ viewController: UIViewController, identifier: String? = nil, suffixes: NSOrderedSet? = nil,
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    verify(
      viewController,
      .image(precision: 1 - Float(overallTolerance), perceptualPrecision: 1 - Float(perPixelTolerance)),
      identifier, file, line)
  }

  /// Compares a layer with its reference.
  public func FBSnapshotVerifyLayer(
    _ layer: CALayer, identifier: String? = nil, suffixes: NSOrderedSet? = nil, perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    verify(
      layer, .image(precision: 1 - Float(overallTolerance), perceptualPrecision: 1 - Float(perPixelTolerance)),
      identifier, file, line)
  }

  private func verify<Value>(
    _ value: Value, _ strategy: Snapshotting<Value, UIImage>, _ identifier: String?, _ file: StaticString, _ line: UInt
  ) {
    // The name is as `FormTests.testTitle`.
    let names = name.split(separator: ".").map(String.init)
    let folder = URL(filePath: "\(file)").deletingLastPathComponent().appending(path: SnapshotPlace.folderName)
      .appending(path: folderName ?? names.first ?? "")
    let name = identifier?.isEmpty == false ? identifier : nil
    var place = SnapshotPlace(
      test: names.last ?? "", name: name, file: "\(file)", line: line, folder: folder.path,
      pathExtension: strategy.pathExtension)
    if SnapshotLog.recordedTolerance != nil {
      let recorded = RecordedPictureName(
        test: names.last ?? "", identifier: name, parts: fileNameOptions,
        folder: folderName ?? String(reflecting: type(of: self)))
      place.recordedPath = MainThread.run { recorded.path(beside: "\(file)") }
    }
    let check = SnapshotCheck(
      strategy: strategy, place: place, record: recordMode ? .all : recordInForce, timeout: 5)
    if let message = check.message(for: value) { TestLine("", file, line, 0).fail(message) }
  }
}

/// What the names of references contain.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The model of the device.
  public static let device = Self(rawValue: 1 << 1)
  /// The version of the system.
  public static let OS = Self(rawValue: 1 << 2)
  /// The size of the screen.
  public static let screenSize = Self(rawValue: 1 << 3)
  /// The pixels per point.
  public static let screenScale = Self(rawValue: 1 << 4)
}

/// The suffixes of the folders with references, by the architecture of the simulator.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet {
  NSOrderedSet(array: RecordedPictureName.suffixes)
}
