import Foundation
import Synchronization

/// The root folders of projects: symbolic links in a project are followed only to targets inside of a root. Roots are
/// repositories and the folders that the command line names.
///
/// A malicious checkout may contain links to any file of the machine. If they were followed, reports could quote such a
/// file, or output could overwrite it. ``RegularFile`` refuses to read through a link that leads out of a root. Links
/// above a project, such as `/tmp` on macOS, are always followed.
package enum ProjectRoots {
  /// A registered root folder.
  private struct Root: Hashable {
    /// The absolute path as it was given, with links.
    var written: String
    /// The path with symbolic links resolved.
    var real: String
  }

  private static let named = Mutex<Set<Root>>([])

  /// Registers the root for a path that the command line names: the folder of the repository that contains the path, or
  /// else the path's folder.
  ///
  /// - Returns: the root, so that another process can register it with ``add(_:)``.
  @discardableResult package static func add(around path: String) -> String {
    var status = stat()
    let isFolder = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    let folder = isFolder ? absolute(path) : parent(absolute(path))
    let root = repository(around: folder) ?? folder
    add(root)
    return root
  }

  /// Registers a folder as a root.
  package static func add(_ folder: String) {
    let root = Root(written: absolute(folder), real: real(folder) ?? absolute(folder))
    named.withLock { _ = $0.insert(root) }
  }

  /// The root folder of the git repository that contains a folder; `nil` if there is none.
  package static func repository(around folder: String) -> String? {
    var folder = absolute(folder)
    while !isRepository(folder) {
      if folder == "/" { return nil }
      folder = parent(folder)
    }
    return folder
  }

  /// Whether a path goes through a symbolic link that is in a project and leads out of it. If there is no file at the
  /// path yet, the folder in which it would be is examined.
  package static func leadsOut(_ path: String) -> Bool {
    let path = absolute(path)
    var existing = path
    while existing != "/" {
      if let target = real(existing) { return leadsOut(path, to: target) }
      // The path is a symbolic link whose target does not exist.
      if let link = destination(of: existing) {
        return leadsOut(path, to: real(parent(link)) ?? link)
      }
      existing = parent(existing)
    }
    return false
  }

  /// Whether the path by which a file was opened goes through a symbolic link that is in a project and leads out of it.
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

  /// Whether a path is that of a folder or is below it. Both paths must be free of symbolic links.
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

  /// Whether a path is in a folder, after resolving symbolic links. If there is no file at the path yet, the folder in
  /// which it would be is examined.
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

  /// The absolute path of a symbolic link's target, which need not exist; `nil` if the path is not a symbolic link.
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

  /// A path with all symbolic links resolved; `nil` if there is no file at the path.
  package static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path of an open file, with symbolic links resolved; `nil` if the system cannot tell it.
  private static func path(of descriptor: Int32) -> String? {
    #if os(Linux)
      return text(ofLink: "/proc/self/fd/\(descriptor)")
    #else
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      guard fcntl(descriptor, F_GETPATH, &buffer) >= 0 else { return nil }
      return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #endif
  }

  /// The absolute path, without `.` and `..`. Symbolic links are not resolved.
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
