/// The name of a test of an app.
package struct TestName: Codable, Hashable, Sendable {
  /// The library that runs the test.
  package enum Library: String, Codable, Sendable {
    case xctest
    case swiftTesting
  }

  package var library: Library
  /// The class or type around the test, such as `FormTests`; empty for a test function at the top level of a file.
  package var suite: String
  /// The name of the method or function: `testTitle` in XCTest, `title()` in Swift Testing.
  package var function: String
  /// The identifier by which the library finds the test.
  package var identifier: String

  package init(library: Library, suite: String, function: String, identifier: String) {
    self.library = library
    self.suite = suite
    self.function = function
    self.identifier = identifier
  }

  /// Whether it is an example of a spec, which all belong to one function.
  var isExample: Bool { library == .xctest && (!function.hasPrefix("test") || function.contains(" ")) }

  /// The name as people write it, such as `FormTests/testTitle`. Options of the command line choose tests by it.
  package var words: String { suite.isEmpty ? function : "\(suite)/\(function)" }
}
