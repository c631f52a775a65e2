import XCTest
import snug

/// The test methods of XCTest, each of which can be run alone.
///
/// The methods `setUp` and `tearDown` of a class are called before its first test that runs, and after its last one: when
/// a test of another class begins.
@MainActor final class TestCaseMethods {
  private typealias Method = (suite: XCTestCase.Type, body: (XCTestCase) throws -> Void)

  /// The names of the methods in the order in which they run.
  let names: [TestName]
  private var methods: [String: Method] = [:]
  private let observer = TestCaseObserver()
  /// The class of the last test.
  private var current: XCTestCase.Type?

  /// - Parameter cases: the test methods, class by class.
  init(_ cases: [XCTestCaseEntry]) {
    var names: [TestName] = []
    for (suite, tests) in cases {
      // The name has the module before that of the class.
      let path = String(reflecting: suite).split(separator: ".").dropFirst().joined(separator: ".")
      for (function, body) in tests {
        let name = TestName(
          library: .xctest, suite: path, function: function, identifier: "\(path)/\(function)")
        names.append(name)
        methods[name.identifier] = (suite, body)
      }
    }
    self.names = names
    XCTestObservationCenter.shared.addTestObserver(observer)
  }

  func run(_ name: TestName) -> TestResult {
    guard let (suite, body) = methods[name.identifier] else {
      var result = TestResult()
      result.issues = [TestResult.Issue(message: "There is no test \(name.words).", file: nil, line: 0)]
      return result
    }
    observer.result = TestResult()
    if current != suite {
      current?.tearDown()
      suite.setUp()
      current = suite
    }
    suite.init(name: name.function) { [observer] test in
      do {
        try body(test)
      } catch let skip as XCTSkip {
        observer.result.skipped = skip.message
        throw skip
      }
    }.run()
    return observer.result
  }
}
