import Drawing
import Environments
import Foundation

/// A picture and a view tree that are kept beside a test: `__Screens__/FILE/TEST.png` and `.txt`.
@MainActor struct Recording {
  private let base: URL
  private let name: String
  private let artifacts: URL

  /// - Parameters:
  ///   - test: the name of the test function.
  ///   - name: distinguishes several recordings of a test.
  ///   - file: the path of the test's file.
  init(test: String, name: String?, file: String) {
    let file = URL(filePath: file)
    let suite = file.deletingPathExtension().lastPathComponent
    base = file.deletingLastPathComponent().appending(path: "__Screens__/\(suite)")
    let function = test.prefix { $0 != "(" }
    self.name = ([String(function)] + (name.map { [$0] } ?? [])).map(Self.safe).joined(separator: ".")
    let folder = ProcessInfo.processInfo.environment["SNUG_ARTIFACTS"].map { URL(filePath: $0) }
    let temporary = FileManager.default.temporaryDirectory.appending(path: "snug-screens")
    artifacts = (folder ?? temporary).appending(path: suite)
  }

  private static func safe(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
  }

  private var picture: URL { base.appending(path: "\(name).png") }
  private var tree: URL { base.appending(path: "\(name).txt") }

  /// Compares a picture and a tree with the recording, or records them.
  ///
  /// - Returns: what is wrong; `nil` if picture and tree are as recorded.
  func check(_ actual: Data, tree actualTree: String, mode: RecordMode) throws -> String? {
    let expected = try? Data(contentsOf: picture)
    let expectedTree = (try? Data(contentsOf: tree)).map { String(decoding: $0, as: UTF8.self) }
    guard let expected, let expectedTree, mode != .all else {
      if mode == .never {
        return "Nothing is recorded for \(name): \(picture.path) or its .txt is missing. "
          + "Record it with SNUG_RECORD=missing."
      }
      try record(actual, actualTree)
      let why = mode == .all ? "Recorded anew" : "Nothing was recorded, so it was now"
      return "\(why): \(picture.path) and its view tree. Look at it, and run the test again."
    }
    guard expected != actual || expectedTree != actualTree else { return nil }
    return try describe(expected, expectedTree, actual, actualTree)
  }

  private func record(_ data: Data, _ text: String) throws {
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    try data.write(to: picture, options: .atomic)
    try Data(text.utf8).write(to: tree, options: .atomic)
  }

  private func describe(_ expected: Data, _ expectedTree: String, _ actual: Data, _ actualTree: String) throws
    -> String
  {
    var message = "The screen is not as recorded in \(picture.path)."
    if expected == actual {
      message += "\nThe pictures are the same."
    } else if let comparison = PictureComparison(expected: expected, actual: actual) {
      try FileManager.default.createDirectory(at: artifacts, withIntermediateDirectories: true)
      let path = artifacts.appending(path: "\(name).png")
      try comparison.picture().write(to: path, options: .atomic)
      let count = comparison.differentPixels
      message +=
        count == 0
        ? "\nThe files of the pictures differ, but no pixel does."
        : "\n\(count) pixels differ. Expected, actual and difference: \(path.path)"
    } else {
      message += "\nThe recorded picture cannot be read."
    }
    let lines = LineDifference(from: expectedTree, to: actualTree).lines
    message +=
      lines.isEmpty
      ? "\nThe view trees are the same." : "\nThe view trees differ:\n" + lines.joined(separator: "\n")
    return message + "\nIf that is right, record it anew with SNUG_RECORD=all."
  }
}
