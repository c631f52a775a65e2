import Audit
import Foundation
import InputFiles
import Reports

/// Copies the pictures of an HTML report, with their files of outlines, into another folder. `snug merge` uses it to
/// join the results of several machines.
@MainActor struct PictureCopy {
  /// The largest file that is copied, in megabytes.
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
        // A run file is not trusted, so only paths below its own folder of pictures are read or written.
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
