import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// The source line of a test at which a failure is reported: the line that calls a function of this module.
///
/// Public functions have its four values as separate parameters instead of a `SourceLocation` with the default
/// `#_sourceLocation`, because that macro does not compile in a file that imports XCTest and not Testing.
package struct TestLine {
  /// The value of `#fileID`: the module and the file's name.
  let fileID: String
  /// The path of the file.
  let file: StaticString
  let line: UInt
  let column: Int

  package init(_ fileID: String, _ file: StaticString, _ line: UInt, _ column: Int) {
    (self.fileID, self.file, self.line, self.column) = (fileID, file, line, column)
  }

  /// Reports a failure at this line to the library that runs the test, Swift Testing or XCTest.
  ///
  /// - Parameter message: the failure message.
  package func fail(_ message: String) {
    #if canImport(XCTest)
      if !isRunOfSwiftTesting {
        XCTFail(message, file: file, line: line)
        return
      }
    #endif
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(fileID: fileID, filePath: "\(file)", line: Int(line), column: column))
  }

  #if canImport(XCTest)
    /// Whether Swift Testing, not XCTest, runs the test.
    ///
    /// `Test.current` is `nil` in a detached task of a test, so the arguments of the process are checked as well. That
    /// is possible because `swift test` runs the tests of the two libraries in separate processes.
    private var isRunOfSwiftTesting: Bool {
      Test.current != nil || CommandLine.arguments.contains("swift-testing")
    }
  #endif
}
