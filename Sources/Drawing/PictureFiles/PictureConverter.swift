import Foundation

/// An external program that converts picture files of one kind to PNG.
///
/// It runs as a separate process with limits of time and memory, because the files may come from untrusted sources. It
/// is not linked into this program.
nonisolated struct PictureConverter: Hashable {
  /// The name of the program, which is searched on the `PATH`.
  let program: String
  /// The Debian package that contains the program.
  let package: String
  let arguments: [String]

  static let svg = PictureConverter(
    program: "rsvg-convert", package: "librsvg2-bin", arguments: ["--width", "WIDTH", "--height", "HEIGHT"])
  static let pdf = PictureConverter(
    program: "pdftocairo", package: "poppler-utils",
    arguments: ["-png", "-singlefile", "-transp", "-scale-to-x", "WIDTH", "-scale-to-y", "HEIGHT", "-", "-"])

  /// Converts a picture file to a PNG file of `width` × `height` pixels.
  ///
  /// The program reads the file from its standard input. It does not know the file's path, so it cannot resolve
  /// relative references to other files.
  func png(ofFile path: String, width: Int, height: Int) throws(PictureProblem) -> Data {
    let numbers = ["WIDTH": "\(width)", "HEIGHT": "\(height)"]
    let process = BoundedProcess(command: [program] + arguments.map { numbers[$0] ?? $0 })
    do {
      return try process.output(readingFile: path)
    } catch {
      throw PictureProblem(path: path, reason(error, of: process))
    }
  }

  private func reason(_ failure: BoundedProcess.Failure, of process: BoundedProcess) -> String {
    switch failure {
    case .isMissing: "needs the program \(program), which is not installed (Debian's package \(package))"
    case .tookTooLong: "takes \(program) longer than \(process.seconds) s"
    case .failed: "could not be drawn by \(program)"
    }
  }
}
