import Foundation
import InterfaceBuilder
import SnugTesting
import TestSupport
import Testing
@_spi(Generated) import UIKit

@_spi(Generated) @testable import AutoLayoutGuide
@_spi(Generated) @testable import BattlePets
@_spi(Generated) @testable import SameFontSize
@_spi(Generated) @testable import StackHeights

/// The examples that are apps.
enum ExampleApp: String {
  case autoLayoutGuide = "AutoLayoutGuide"
  case battlePets = "BattlePets"
  case sameFontSize = "SameFontSize"
  case stackHeights = "StackHeights"

  /// The app's classes are registered once per process.
  private static let registration: Void = {
    snugRegister_AutoLayoutGuide(.shared)
    snugRegister_BattlePets(.shared)
    snugRegister_SameFontSize(.shared)
    snugRegister_StackHeights(.shared)
  }()

  /// The folder of the app's sources and documents.
  nonisolated var folder: URL {
    Project.root.appending(path: "Examples/\(rawValue)/\(rawValue)")
  }

  /// Makes this app the one whose documents code loads. A test calls it first, and must not suspend after it.
  func begin() {
    Self.registration
    DocumentLoader.current = AppDocuments(folder: folder.path)
  }

  /// The app for tests that use its screens.
  var tested: TestApp { TestApp(folder: folder.path) { Self.registration } }

  // MARK: Windows

  /// Shows a controller in a window of the size of an iPhone 15.
  func show<Controller: UIViewController>(_ make: () -> Controller) -> (window: UIWindow, controller: Controller) {
    begin()
    let controller = make()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, controller)
  }

  // MARK: Commands

  /// The result of a command.
  struct Run {
    var output: String
    var errors: String
    var status: Int32
  }

  /// Runs a command of `snug` with the app's program, which was built together with the tests.
  ///
  /// - Parameter path: the file or folder to work on; `nil` for the app's folder.
  func snug(_ command: String, _ options: [String] = [], on path: String? = nil) throws -> Run {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.executableURL
    let programs = try #require(tests).deletingLastPathComponent()
    let process = Process()
    process.executableURL = programs.appending(path: "snug")
    process.arguments =
      [command, path ?? folder.path, "--app", programs.appending(path: rawValue).path] + options
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      output: String(decoding: printed, as: UTF8.self), errors: String(decoding: complaints, as: UTF8.self),
      status: process.terminationStatus)
  }

  /// Audits a copy of one of the app's documents in which a text was replaced, with the app's code.
  func audit(_ document: String, replacing text: String, with replacement: String) throws -> String {
    try run("audit", ["--all", "--review"], on: document, replacing: text, with: replacement).output
  }

  /// Runs a command on a copy of one of the app's documents in which a text was replaced, with the app's code.
  func run(
    _ command: String, _ options: [String] = [], on document: String, replacing text: String,
    with replacement: String
  ) throws -> Run {
    let original = try String(contentsOf: folder.appending(path: document), encoding: .utf8)
    try #require(original.contains(text))
    let copies = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: copies) }
    let copy = copies.appending(path: document)
    try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try original.replacing(text, with: replacement).write(to: copy, atomically: true, encoding: .utf8)
    return try snug(command, options, on: copy.path)
  }
}
