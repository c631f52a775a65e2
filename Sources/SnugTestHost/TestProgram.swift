@_spi(Generated) import SnugHost
import XCTest

/// The program of an app's tests. `snug test` starts it; generated code makes it.
///
/// It lists the tests and runs one after the other, as the command requests: those of XCTest, which generated code
/// lists, and those of Swift Testing, which the library finds itself.
@_spi(Generated) @MainActor public struct TestProgram {
  private let host: ApplicationHost
  private let isLaunched: Bool
  private let cases: [XCTestCaseEntry]

  /// - Parameters:
  ///   - host: the app, or a host without an app's code for tests without one.
  ///   - isLaunched: whether the app is launched before the tests.
  ///   - cases: the test methods of XCTest, class by class.
  public init(of host: ApplicationHost, isLaunched: Bool = true, cases: [XCTestCaseEntry]) {
    self.host = host
    self.isLaunched = isLaunched
    self.cases = cases
  }

  /// Answers the requests of the command. Never returns.
  public func run() -> Never {
    host.run(LinkedTests(methods: TestCaseMethods(cases), functions: TestFunctions()), isLaunched: isLaunched)
  }
}
