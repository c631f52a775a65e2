import Foundation
import InputFiles

/// Checks, before anything is written, that the outputs of a run overwrite neither its inputs, nor files of the app,
/// nor each other.
struct OutputCheck {
  /// The paths of the files that the run reads.
  private let inputs: [String]

  /// Whether a file has the extension of an app's files, which no report has.
  private static func isOfApp(_ path: String) -> Bool {
    AppFile.extensions.contains((path as NSString).pathExtension.lowercased())
  }

  /// - Parameter inputs: the paths of all files that the run reads: documents, configuration, baseline, run files.
  init(inputs: [String]) { self.inputs = inputs }

  /// The error message for unusable output files; `nil` if all are usable.
  func complaint(about outputs: [String]) -> String? {
    let known = Dictionary(
      inputs.compactMap { input in FileIdentity(input).map { ($0, input) } }, uniquingKeysWith: { first, _ in first })
    var places: Set<Place> = []
    for output in outputs {
      // Pipes and devices have no `Place`: several outputs may go to one of them.
      if let place = Place(output), !places.insert(place).inserted { return "error: two outputs go to \(output)" }
      guard RegularFile.isThere(output, isNamed: true) else { continue }
      if let input = FileIdentity(output).flatMap({ known[$0] }) {
        let same = PathBytes(input) == PathBytes(output) ? "" : ", which is \(input),"
        return "error: \(output)\(same) is read by this run, and the output would replace it; name another file"
      }
      if Self.isOfApp(output) {
        return "error: \(output) is a file of an app, and the output would replace it; name another file"
      }
    }
    return nil
  }

  /// The error message for a folder that cannot be used for an HTML page, because it contains a file of the app that
  /// the run reads; `nil` if the folder is usable.
  func complaint(aboutPageIn folder: String) -> String? {
    guard let real = ProjectRoots.real(folder) else { return nil }
    let start = real.hasSuffix("/") ? real : "\(real)/"
    let inside = inputs.first { input in
      guard Self.isOfApp(input), let path = ProjectRoots.real(input) else { return false }
      return path.utf8.starts(with: start.utf8)
    }
    return inside.map { "error: \(folder) holds \($0), which this run reads; name another folder for the page" }
  }

  /// The error message for a folder that cannot be used for output, because it lies in an asset catalog; `nil` if it is
  /// usable.
  static func complaint(aboutFolder folder: String) -> String? {
    let parts = ProjectRoots.absolute(ProjectRoots.real(folder) ?? folder).split(separator: "/")
    guard parts.contains(where: { $0.hasSuffix(".xcassets") }) else { return nil }
    return "error: \(folder) lies in an asset catalog, whose pictures could be replaced; name another folder"
  }

  /// The identity of an output file, to find out whether two paths lead to the same file.
  private enum Place: Hashable {
    case file(FileIdentity)
    /// A file that does not exist yet, by its absolute path.
    case path(PathBytes)

    /// The identity of the file at an output path; `nil` for pipes and devices.
    init?(_ output: String) {
      var status = stat()
      if stat(output, &status) == 0 {
        guard status.st_mode & S_IFMT == S_IFREG, let identity = FileIdentity(output) else { return nil }
        self = .file(identity)
        return
      }
      let path = ProjectRoots.absolute(ProjectRoots.destination(of: output) ?? output)
      let folder = (path as NSString).deletingLastPathComponent
      self = .path(PathBytes("\(ProjectRoots.real(folder) ?? folder)/\((path as NSString).lastPathComponent)"))
    }
  }
}
