/// The reason why a baseline file cannot be read.
public enum BaselineError: Error, Equatable, CustomStringConvertible {
  /// There is no file, or it cannot be opened.
  case unreadable
  /// The file is not a baseline.
  case malformed
  /// The file has a version of the format that this program does not read.
  case otherVersion(Int)

  /// The reason, without the file's name.
  public var description: String {
    switch self {
    case .unreadable: "the baseline could not be read; --write-baseline writes one"
    case .malformed: "this is no baseline; --write-baseline writes one"
    case .otherVersion(let version):
      "the baseline has version \(version), and this program reads version \(Baseline.version); "
        + "--write-baseline writes a new one"
    }
  }
}
