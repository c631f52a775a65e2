import Environments
import Foundation
import InputFiles
import Reports

/// Collects the screens that an app's tests show.
///
/// What several snapshots show is one screen if it looks the same on the usual device: the device, text size and appearance that an
/// assertion states are replaced by those of each environment.
struct ShownTests {
  /// The name of the target with the tests.
  private let target: String
  /// The paths of the documents that may have the assertions, as they are reported.
  private let files: Set<String>
  /// The screens by the paths of the files with the assertions.
  private(set) var screens: [String: [TestScreen]] = [:]
  /// The number of tests that ran.
  private var tests = 0
  /// The number of snapshots that show a screen of an earlier one.
  private var repeated = 0
  private var looks: Set<String> = []
  private var names: Set<String> = []
  private var failures: [String] = []

  /// - Parameters:
  ///   - target: the name of the target with the tests.
  ///   - files: the paths of the documents that may have the assertions, as they are reported.
  init(by target: String, files: [String]) {
    self.target = target
    self.files = Set(files)
  }

  /// Adds the result of a test.
  mutating func add(_ entry: TestRun.Entry) {
    tests += 1
    if let stop = entry.stop { failures.append("\(entry.name.words): \(stop)") }
    let current = FileManager.default.currentDirectoryPath
    for screen in entry.result.screens {
      let file = RelativePath.shortened(screen.file, from: current)
      guard files.contains(file) else {
        failures.append("\(entry.name.words): its assertion stands in \(file), which is no file of the target")
        continue
      }
      guard looks.insert(screen.look).inserted else {
        repeated += 1
        continue
      }
      let name = uniqueName(Self.name(of: screen.snapshot, in: entry.name))
      screens[file, default: []].append(
        TestScreen(name: name, test: entry.name, snapshot: screen.snapshot, line: max(1, screen.line)))
    }
  }

  /// Adds tests that do not compile.
  mutating func add(_ notRun: [NotRunTest]) {
    let folder = "\(FileManager.default.currentDirectoryPath)/"
    failures += notRun.map { "\($0.name): \($0.reason.replacing(folder, with: ""))" }
  }

  /// The name of a screen: `FormTests.testForm`, and for a snapshot with a name `FormTests.testForm.dark`.
  private static func name(of snapshot: String, in test: TestName) -> String {
    let function = test.function.prefix { $0 != "(" }
    // The snapshot is named after the whole function, with hyphens in the place of parentheses and colons.
    let stem = snapshot.prefix { $0 != "." }
    let isOwn = stem == test.function.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
    let own = isOwn ? "\(function)\(snapshot.dropFirst(stem.count))" : "\(function).\(snapshot)"
    let name = own.hasSuffix(".1") ? String(own.dropLast(2)) : own
    return test.suite.isEmpty ? name : "\(test.suite).\(name)"
  }

  private mutating func uniqueName(_ name: String) -> String {
    var (unique, number) = (name, 1)
    while !names.insert(unique).inserted {
      number += 1
      unique = "\(name) \(number)"
    }
    return unique
  }

  /// The tests for reports.
  var record: TestsRecord {
    TestsRecord(
      target: target, tests: tests, screens: screens.values.map(\.count).reduce(0, +), repeated: repeated,
      failures: failures)
  }
}
