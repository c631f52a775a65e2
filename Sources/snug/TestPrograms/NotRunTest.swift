import Foundation

/// A test that cannot run, because parts of its own code do not compile.
struct NotRunTest: Hashable {
  /// The name of the test, such as `FormTests/testTitle`.
  var name: String
  /// The reason, with file and line.
  var reason: String

  /// The tests with code that was left out of a build.
  ///
  /// A test without some of its statements could pass although the app is wrong, so it does not run at all.
  ///
  /// - Parameters:
  ///   - cuts: the parts that were left out.
  ///   - files: the paths of the files with tests.
  ///   - names: the tests that could run. Other functions of the files are no tests, except those that XCTest would take for
  ///     one by their names, which may be left out as a whole.
  static func all(of cuts: [SourceRewriter.Cut], in files: [String], among names: [TestName]) -> [NotRunTest] {
    let files = Set(files)
    var seen: Set<String> = []
    return cuts.filter { files.contains($0.path) }.compactMap { cut in
      let parts = cut.declaration.split(separator: ".").map { $0.prefix { $0 != "(" } }
      guard parts.count > 1, let function = parts.last else { return nil }
      let name = parts.dropLast().joined(separator: ".") + "/" + function
      guard seen.insert(name).inserted else { return nil }
      let test = NotRunTest(name: name, reason: "\(cut.path):\(cut.line): \(cut.message)")
      return function.hasPrefix("test") || names.contains(where: test.concerns) ? test : nil
    }
  }

  /// Whether this is a test, or a part of one. The examples of a spec are made by all functions of its class.
  func concerns(_ test: TestName) -> Bool {
    if test.isExample { return name.hasPrefix("\(test.suite)/") }
    return name == "\(test.suite)/\(test.function.prefix { $0 != "(" })"
  }
}
