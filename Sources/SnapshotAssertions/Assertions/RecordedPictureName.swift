import Foundation
import UIKit

/// The name of a reference of iOSSnapshotTestCase, which a simulator recorded, such as
/// `ReferenceImages_64/FormTests.FormPictures/testLabel_named_17_5_393x852@3x.png`.
///
/// [The library's rules](https://github.com/uber/ios-snapshot-test-case#advanced)
struct RecordedPictureName: Sendable {
  /// The name of the test method.
  let test: String
  /// What distinguishes several references of one test; `nil` for none.
  let identifier: String?
  /// What the name contains of the device.
  let parts: FBSnapshotTestCaseFileNameIncludeOption
  /// The name of the folder of the test's class.
  let folder: String

  /// The environment variable with the path of the folders of the references, without the suffix of the architecture.
  private static let variable = "FB_REFERENCE_IMAGE_DIR"
  /// The suffixes of the folders, by the architecture of the simulator.
  static let suffixes = ["_64", "_32"]

  /// The absolute path of the reference. Without the environment variable, the folder is `ReferenceImages` beside the test.
  ///
  /// - Parameter file: the path of the test's file.
  @MainActor func path(beside file: String) -> String {
    let base =
      ProcessInfo.processInfo.environment[Self.variable]
      ?? URL(filePath: file).deletingLastPathComponent().appending(path: "ReferenceImages").path
    let paths = (Self.suffixes + [""]).map { "\(base)\($0)/\(folder)/\(fileName)" }
    return paths.first { FileManager.default.fileExists(atPath: $0) } ?? paths[0]
  }

  /// The name of the file.
  @MainActor var fileName: String {
    let screen = UIScreen.main
    var name = test + (identifier.map { "_\($0)" } ?? "")
    if parts.contains(.device) { name += "_\(UIDevice.current.model)" }
    if parts.contains(.OS) { name += "_\(UIDevice.current.systemVersion)" }
    if parts.contains(.screenSize) {
      // in range: a screen has at most some thousand points per side
      name += "_\(Int(screen.bounds.width.rounded()))x\(Int(screen.bounds.height.rounded()))"
    }
    let plain = name.components(separatedBy: .whitespaces.union(.punctuationCharacters)).joined(separator: "_")
    // in range: a screen has at most some pixels per point
    return plain + (parts.contains(.screenScale) ? "@\(Int(screen.scale.rounded()))x" : "") + ".png"
  }
}
