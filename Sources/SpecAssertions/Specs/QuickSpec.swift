import Foundation
public import XCTest

/// A class of tests that are written as examples, with the names of [Quick](https://github.com/Quick/Quick).
///
/// `spec()` describes the examples; it may be a method of the class or, as in versions before 7, of the object.
open class QuickSpec: XCTestCase, @unchecked Sendable {
  /// Describes the examples.
  open class func spec() {}
  /// Describes the examples, in versions before 7.
  open func spec() {}

  /// Makes a test. XCTest and the collection of examples call it.
  public required init(name: String, testClosure: @escaping XCTestCaseClosure) {
    super.init(name: name, testClosure: testClosure)
  }

  /// The examples as tests of XCTest; `nil` if there are none. Generated code calls it.
  @MainActor package class func entry() -> XCTestCaseEntry? {
    let tests = SpecTree.of(self).tests
    if tests.isEmpty { return nil }
    return (
      self,
      tests.map { name, example in
        (name, { _ in try MainActor.assumeIsolated { try SpecTree.run(example) } })
      }
    )
  }
}
