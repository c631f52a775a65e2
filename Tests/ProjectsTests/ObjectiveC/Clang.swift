import Foundation
import InputFiles
import TestSupport
import Testing

@testable import Projects

/// Runs clang for tests.
enum Clang {
  /// The path of clang; `nil` if it is not installed.
  static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/clang" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Makes the source for a header.
  static func source(
    _ header: String, declaredInSwift: Set<String> = [], keepsUnknownClasses: Bool = false,
    others: [String: String] = [:]
  ) throws -> InertSource {
    let checkout = try TemporaryFolder(others.merging(["App.h": header]) { _, new in new })
    let scratch = try TemporaryFolder()
    let bridge = try ObjectiveCBridge(bridgingHeader: checkout.path("App.h"), folders: [checkout.path])
    try bridge.write(to: scratch.path)
    return try bridge.source(
      of: run(ObjectiveCHeaders.clangArguments, in: scratch.path), declaredInSwift: declaredInSwift,
      frameworks: Kit.types, keepsUnknownClasses: keepsUnknownClasses)
  }

  /// Prints the tree of a header.
  static func tree(_ header: String) throws -> Data {
    let checkout = try TemporaryFolder(["App.h": header])
    let scratch = try TemporaryFolder()
    let bridge = try ObjectiveCBridge(bridgingHeader: checkout.path("App.h"), folders: [checkout.path])
    try bridge.write(to: scratch.path)
    return try run(ObjectiveCHeaders.clangArguments, in: scratch.path)
  }

  private static func run(_ arguments: [String], in folder: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: try #require(path))
    process.arguments = arguments
    process.environment = [:]
    process.currentDirectoryURL = URL(filePath: folder)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
