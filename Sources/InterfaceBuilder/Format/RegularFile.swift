import Foundation

/// Reads files of which only the path is known. The path may lead to a pipe that never ends, or to a file that is too
/// large.
nonisolated package enum RegularFile {
  /// Why a file cannot be read.
  package enum Problem: Error, Hashable {
    case missing
    case isFolder
    /// A pipe, a socket or a device.
    case isNoFile
    case notPermitted
    case tooLarge(megabytes: Int)
    /// Another reason, in words.
    case other(String)

    /// The reason in words.
    package var reason: String {
      switch self {
      case .missing: "no such file"
      case .isFolder: "it is a folder"
      case .isNoFile: "it is not a regular file"
      case .notPermitted: "no permission to read the file"
      case .tooLarge(let megabytes): "it is larger than \(megabytes) MB"
      case .other(let reason): reason
      }
    }
  }

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: the file, or a link to it.
  ///   - megabytes: the largest size that is read.
  package static func read(_ path: String, atMost megabytes: Int) throws(Problem) -> Data {
    guard try size(of: path) <= megabytes << 20 else { throw .tooLarge(megabytes: megabytes) }
    return try contents(of: path, options: [])
  }

  /// The bytes of a file of any size. Only the bytes that are read take memory.
  static func map(_ path: String) throws(Problem) -> Data {
    _ = try size(of: path)
    return try contents(of: path, options: .mappedIfSafe)
  }

  private static func size(of path: String) throws(Problem) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { throw errno == EACCES ? .notPermitted : .missing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFDIR: throw .isFolder
    default: throw .isNoFile
    }
  }

  private static func contents(of path: String, options: Data.ReadingOptions) throws(Problem) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path), options: options)
    } catch let error as CocoaError where error.code == .fileReadNoPermission {
      throw .notPermitted
    } catch {
      throw .other(error.localizedDescription)
    }
  }
}
