import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// Tells the library that runs a test that the test has failed: Swift Testing or XCTest.
enum TestFailure {
  /// Records a failure.
  ///
  /// - Parameters:
  ///   - message: what is wrong.
  ///   - file: the path of the test's file, for XCTest.
  ///   - location: the place in it.
  static func record(_ message: String, file: StaticString, at location: SourceLocation) {
    #if canImport(XCTest)
      if !isRunOfSwiftTesting {
        XCTFail(message, file: file, line: UInt(location.line))
        return
      }
    #endif
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }

  #if canImport(XCTest)
    /// Whether Swift Testing runs the test. `swift test` runs each library's tests in a process of their own.
    ///
    /// A detached task of a test of Swift Testing has no current test, but the process has its arguments.
    private static var isRunOfSwiftTesting: Bool {
      Test.current != nil || CommandLine.arguments.contains("swift-testing")
    }
  #endif
}
