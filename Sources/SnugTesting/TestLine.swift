import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// The line of a test that calls a function of this module, and at which a failure is reported.
///
/// Its parts are separate parameters of public functions: `#_sourceLocation` would be an error in a file that imports
/// XCTest and not Testing.
struct TestLine {
  /// The module and the file's name.
  let fileID: String
  /// The path of the file.
  let file: StaticString
  let line: UInt
  let column: Int

  init(_ fileID: String, _ file: StaticString, _ line: UInt, _ column: Int) {
    (self.fileID, self.file, self.line, self.column) = (fileID, file, line, column)
  }

  /// Tells the library that runs the test that it has failed here: Swift Testing or XCTest.
  ///
  /// - Parameter message: what is wrong.
  func fail(_ message: String) {
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
    /// Whether Swift Testing runs the test. `swift test` runs each library's tests in a process of their own.
    ///
    /// A detached task of a test of Swift Testing has no current test, but the process has its arguments.
    private var isRunOfSwiftTesting: Bool {
      Test.current != nil || CommandLine.arguments.contains("swift-testing")
    }
  #endif
}
