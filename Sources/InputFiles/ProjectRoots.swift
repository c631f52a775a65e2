import Foundation
import Synchronization

/// The folders out of which links do not lead: repositories, and the folders that a person named.
///
/// A checkout may hold links to any file of the machine. What such a link leads to would be quoted in reports, or,
/// where something is written, be overwritten. A link that lies above the project, as `/tmp` on macOS, is followed.
/// ``RegularFile`` refuses to read through such a link.
package enum ProjectRoots {
  /// A folder that a person named.
  private struct Root: Hashable {
    /// Its path as it was named, absolute.
    var written: String
    /// Its path without links.
    var real: String
  }

  private static let named = Mutex<Set<Root>>([])

  /// Takes in what a person named: the closest folder with a repository at or above a path, or else the folder.
  ///
  /// - Returns: the folder, which ``add(_:)`` takes in another process.
  @discardableResult package static func add(around path: String) -> String {
    var status = stat()
    let isFolder = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    let folder = isFolder ? absolute(path) : parent(absolute(path))
    let root = repository(around: folder) ?? folder
    add(root)
    return root
  }

  /// Takes in a folder.
  package static func add(_ folder: String) {
    let root = Root(written: absolute(folder), real: real(folder) ?? absolute(folder))
    named.withLock { _ = $0.insert(root) }
  }

  /// The closest folder at or above a folder that is a repository of git; `nil` if there is none.
  package static func repository(around folder: String) -> String? {
    var folder = absolute(folder)
    while !isRepository(folder) {
      if folder == "/" { return nil }
      folder = parent(folder)
    }
    return folder
  }

  /// Whether a path passes a link that lies in a project and leads out of it. What is not there yet is judged by the
  /// folder in which it would be.
  package static func leadsOut(_ path: String) -> Bool {
    let path = absolute(path)
    var existing = path
    while existing != "/" {
      if let target = real(existing) { return leadsOut(path, to: target) }
      // A link to what is not there.
      if let link = destination(of: existing) {
        return leadsOut(path, to: real(parent(link)) ?? link)
      }
      existing = parent(existing)
    }
    return false
  }

  /// Whether the path of an open file passes such a link.
  static func leadsOut(_ path: String, opened descriptor: Int32) -> Bool {
    let path = absolute(path)
    guard let target = self.path(of: descriptor) ?? real(path) else { return false }
    return leadsOut(path, to: target)
  }

  private static func leadsOut(_ path: String, to target: String) -> Bool {
    if contains(target, path) { return false }
    let roots = named.withLock { $0 }
    var root: String?
    var folder = ""
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      if let root, isLink("\(folder)/\(Substring(part))") {
        let isInside = contains(real(root) ?? root, target) || roots.contains { contains($0.real, target) }
        return !isInside
      }
      folder += "/\(Substring(part))"
      if roots.contains(where: { PathBytes($0.written) == PathBytes(folder) }) || isRepository(folder) { root = folder }
    }
    return false
  }

  // MARK: Paths

  /// Whether a path is a folder's or lies below it, both without links.
  private static func contains(_ folder: String, _ path: String) -> Bool {
    let (folder, path) = (folder.utf8, path.utf8)
    guard path.starts(with: folder) else { return false }
    return folder.count == path.count || folder.last == UInt8(ascii: "/")
      || path[path.index(path.startIndex, offsetBy: folder.count)] == UInt8(ascii: "/")
  }

  private static func isRepository(_ folder: String) -> Bool {
    access(folder == "/" ? "/.git" : "\(folder)/.git", F_OK) == 0
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a path lies in a folder, after all links. What is not there yet is judged by the folder in which it would
  /// be.
  package static func isInside(_ folder: String, _ path: String) -> Bool {
    let folder = real(folder) ?? absolute(folder)
    let path = absolute(path)
    var existing = path
    while true {
      if let target = real(existing) { return contains(folder, target) }
      if existing == "/" { return false }
      existing = parent(existing)
    }
  }

  /// Where a link leads, by its text; `nil` if there is no link.
  package static func destination(of path: String) -> String? {
    guard let text = text(ofLink: path) else { return nil }
    return absolute(text.hasPrefix("/") ? text : "\(parent(path))/\(text)")
  }

  private static func text(ofLink path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// A path without links; `nil` if it leads to nothing.
  package static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path of an open file, without links; `nil` if the system does not say it.
  private static func path(of descriptor: Int32) -> String? {
    #if os(Linux)
      return text(ofLink: "/proc/self/fd/\(descriptor)")
    #else
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      guard fcntl(descriptor, F_GETPATH, &buffer) >= 0 else { return nil }
      return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #endif
  }

  /// A path from the root of the file system on, without `.` and `..`. Links are not followed.
  package static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    var parts: [Substring.UTF8View] = []
    for part in whole.utf8.split(separator: UInt8(ascii: "/")) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    return "/" + parts.map { String(Substring($0)) }.joined(separator: "/")
  }

  private static func parent(_ path: String) -> String {
    let parent = (path as NSString).deletingLastPathComponent
    return parent.isEmpty ? "/" : parent
  }
}
