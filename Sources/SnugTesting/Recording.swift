import Drawing
import Environments
import Foundation
import InputFiles

/// The recording of a screen in a test: a picture, `__Screens__/FILE/TEST.png`, and a view tree, `TEST.txt`, beside the
/// test's file.
///
/// ``ScreenCheck`` compares a ``TestScreen`` with it. ``FailedScreens`` writes the page of all screens that differ.
@MainActor struct Recording {
  private let base: URL
  private let name: String
  private let function: String
  private let failures: FailedScreens
  /// The path of the test's file, relative to the package, without the extension.
  private let suite: String

  /// - Parameters:
  ///   - test: the name of the test function.
  ///   - name: distinguishes several recordings of a test.
  ///   - environment: the environment in words, if the test compares several; otherwise `nil`.
  ///   - file: the path of the test's file.
  ///   - failures: the folder of failed screens; `nil` for the default folder.
  init(test: String, name: String?, environment: String? = nil, file: String, failures: FailedScreens? = nil) {
    let file = URL(filePath: file)
    let package = FailedScreens.package(around: file)
    let whole = file.deletingPathExtension().path
    suite = package.map { String(whole.dropFirst($0.path.count + 1)) } ?? file.deletingPathExtension().lastPathComponent
    base = file.deletingLastPathComponent().appending(
      path: "__Screens__/\(file.deletingPathExtension().lastPathComponent)")
    function = String(test.prefix { $0 != "(" })
    let environment = environment.map { Self.safe($0).split(separator: "-").joined(separator: "-") }
    self.name = [function, name, environment].compactMap(\.self).map(Self.safe).joined(separator: ".")
    self.failures = failures ?? FailedScreens(package: package)
  }

  private static func safe(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
  }

  private var picture: URL { base.appending(path: "\(name).png") }
  private var tree: URL { base.appending(path: "\(name).txt") }

  /// Compares a screen with the recording, or records it.
  ///
  /// - Returns: the failure message; `nil` if picture and view tree are as recorded.
  func check(_ look: ScreenLook, mode: RecordMode, tolerance: PictureTolerance = PictureTolerance()) throws -> String? {
    let expected = Self.read(picture)
    let expectedTree = Self.read(tree).map { String(decoding: $0, as: UTF8.self) }
    guard let expected, let expectedTree, mode != .all else { return try whatIsMissing(look, mode) }
    let comparison =
      expected == look.picture
      ? nil : PictureComparison(expected: expected, actual: look.picture, within: tolerance)
    let isSamePicture = expected == look.picture || comparison?.isSame(within: tolerance) == true
    guard !isSamePicture || expectedTree != look.tree else {
      failures.remove(key)
      return nil
    }
    let lines = LineDifference(from: expectedTree, to: look.tree).lines
    let message =
      ["The screen is not as recorded in \(picture.path)."] + Self.words(for: comparison, isSame: isSamePicture)
      + (lines.isEmpty ? ["The view trees are the same."] : ["The view trees differ:"] + lines)
      + [show(look, expected: expected, comparison, lines), "If that is right, record it again with SNUG_RECORD=all."]
    return message.joined(separator: "\n")
  }

  private static func read(_ file: URL) -> Data? { try? RegularFile.read(file.path, atMost: 64, isNamed: true) }

  /// Handles a screen that has no recording, or is to be recorded again: records it, unless the mode forbids it.
  /// Returns the failure message.
  private func whatIsMissing(_ look: ScreenLook, _ mode: RecordMode) throws -> String {
    if mode == .never {
      let message =
        "Nothing is recorded for \(name): \(picture.path) or its .txt is missing. "
        + "Record it with SNUG_RECORD=missing."
      return "\(message)\n\(show(look, expected: nil, nil, []))"
    }
    try record(look)
    failures.remove(key)
    let why = mode == .all ? "Recorded again" : "Nothing was recorded, so it was now"
    return "\(why): \(picture.path) and its view tree. Look at it, and run the test again."
  }

  /// The sentences about how the pictures differ.
  private static func words(for comparison: PictureComparison?, isSame: Bool) -> [String] {
    guard let comparison else {
      return [isSame ? "The pictures are the same." : "The recorded picture cannot be read."]
    }
    var words = ["No pixel differs."]
    let count = comparison.differentPixels
    if count > 0 {
      let allowance = isSame ? ", which the tolerance allows" : ""
      words = ["\(count) \(count == 1 ? "pixel differs" : "pixels differ") of \(comparison.pixels)\(allowance)."]
    }
    if let enlargement = comparison.enlargement, enlargement != 1 {
      words.append("The recorded picture is \(Number.exact(enlargement)) times as large: give the scale it had.")
    }
    return words
  }

  private func record(_ look: ScreenLook) throws {
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    try look.picture.write(to: picture, options: .atomic)
    try Data(look.tree.utf8).write(to: tree, options: .atomic)
  }

  /// The unique name of the recording among those of all tests.
  private var key: String { "\(suite)/\(name)" }

  /// Adds the screen to the page of failed screens. Returns a sentence with the path of the page.
  private func show(
    _ look: ScreenLook, expected: Data?, _ comparison: PictureComparison?, _ lines: [String]
  ) -> String {
    let screen = FailedScreen(
      key: key, file: "\(suite).swift", test: function, environment: look.environment, width: look.width,
      differentPixels: comparison?.differentPixels ?? 0, pixels: comparison?.pixels ?? 0, isRecorded: expected != nil,
      lines: lines)
    do {
      let difference = try comparison.flatMap { $0.differentPixels > 0 ? try $0.differencePicture() : nil }
      let page = try failures.add(screen, expected: expected, actual: look.picture, difference: difference)
      return "All failed screens, expected and actual: \(page.path)"
    } catch {
      return "The page of failed screens could not be written: \(error)"
    }
  }
}
