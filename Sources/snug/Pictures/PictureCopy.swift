import Audit
import Foundation
import InputFiles
import Reports

/// Copies the pictures of a page, with the files beside them, into another folder.
@MainActor struct PictureCopy {
  /// The largest file of a page.
  private static let largestMegabytes = 64

  private let source: String
  private let target: String

  init(from source: String, to target: String) {
    self.source = source
    self.target = target
  }

  /// Copies the pictures of a document.
  ///
  /// - Returns: the paths of pictures that could not be read.
  func copy(picturesOf document: DocumentReport) throws(OutputError) -> [String] {
    var missing: [String] = []
    if URL(filePath: source).standardizedFileURL == URL(filePath: target).standardizedFileURL { return [] }
    for picture in document.screens.flatMap(\.pictures) {
      for path in [picture.path, PageOutlines.path(ofPicture: picture.path)] {
        // A run file may come from anybody: nothing outside of its own pictures is read or written.
        let isInside =
          path.hasPrefix("\(HTMLReporter.pictureFolder)/") && !path.split(separator: "/").contains("..")
        guard isInside, let data = try? RegularFile.read("\(source)/\(path)", atMost: Self.largestMegabytes) else {
          missing.append("\(source)/\(path)")
          continue
        }
        try OutputFile.write(data, to: "\(target)/\(path)")
      }
    }
    return missing
  }
}
