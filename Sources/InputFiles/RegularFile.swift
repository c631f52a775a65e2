import Foundation

/// Reads files of which only the path is known. This is the one way in which files of a checkout are opened.
///
/// The path may lead to a pipe that never ends, to a device that acts when it is opened, to a file that is too large, or
/// by a link out of the project. None of these is read.
/// ``ProjectRoots`` decides whether a link leads out.
package enum RegularFile {
  /// What a path leads to that is no regular file and no folder.
  package enum Kind: String, Hashable, Sendable {
    case pipe, socket, device
  }

  /// Why a file cannot be read.
  package enum Problem: Error, Hashable {
    case missing
    case isFolder
    case isNoFile(Kind)
    case notPermitted
    case tooLarge(megabytes: Int)
    /// A link of the project leads out of it (``ProjectRoots``).
    case leadsOut
    /// Another reason, in words.
    case other(String)

    /// The reason in words.
    package var reason: String {
      switch self {
      case .missing: "no such file"
      case .isFolder: "it is a folder"
      case .isNoFile(let kind): "it is a \(kind.rawValue), not a file"
      case .notPermitted: "no permission to read the file"
      case .tooLarge(let megabytes): "it is larger than \(megabytes) MB"
      case .leadsOut: "a link leads out of the project"
      case .other(let reason): reason
      }
    }
  }

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: the file, or a link to it.
  ///   - megabytes: the largest size that is read.
  ///   - isNamed: whether a person named the file, so that links are followed wherever they lead.
  package static func read(_ path: String, atMost megabytes: Int, isNamed: Bool = false) throws(Problem) -> Data {
    let (descriptor, size) = try open(path, isNamed: isNamed)
    defer { close(descriptor) }
    guard size <= megabytes << 20 else { throw .tooLarge(megabytes: megabytes) }
    // The file may grow while it is read.
    let data = try bytes(of: descriptor, expecting: size, atMost: (megabytes << 20) + 1)
    guard data.count <= megabytes << 20 else { throw .tooLarge(megabytes: megabytes) }
    return data
  }

  /// The first bytes of a file of any size.
  package static func beginning(of path: String, atMost count: Int, isNamed: Bool = false) throws(Problem) -> Data {
    let (descriptor, size) = try open(path, isNamed: isNamed)
    defer { close(descriptor) }
    return try bytes(of: descriptor, expecting: min(size, count), atMost: count)
  }

  /// The bytes of a file of any size. Only the bytes that are used take memory.
  package static func map(_ path: String, isNamed: Bool = false) throws(Problem) -> Data {
    let (descriptor, size) = try open(path, isNamed: isNamed)
    defer { close(descriptor) }
    if size == 0 { return Data() }
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
      throw .other(String(cString: strerror(errno)).lowercased())
    }
    return Data(bytesNoCopy: start, count: size, deallocator: .unmap)
  }

  /// Whether a path leads to a file that can be read.
  package static func isThere(_ path: String, isNamed: Bool = false) -> Bool {
    guard let (descriptor, _) = try? open(path, isNamed: isNamed) else { return false }
    close(descriptor)
    return true
  }

  /// Opens a file.
  ///
  /// - Returns: the open file, which the caller closes, and its size.
  package static func open(_ path: String, isNamed: Bool = false) throws(Problem) -> (descriptor: Int32, size: Int) {
    // Opening a device may do something, so it is not even tried.
    var status = stat()
    guard stat(path, &status) == 0 else { throw problem(errno) }
    _ = try size(status)
    // Should something else have taken the place of the file, opening does not wait for the other end of a pipe.
    let descriptor = Foundation.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem(errno) }
    do throws(Problem) {
      guard fstat(descriptor, &status) == 0 else { throw problem(errno) }
      let size = try size(status)
      if !isNamed, ProjectRoots.leadsOut(path, opened: descriptor) { throw .leadsOut }
      return (descriptor, size)
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func size(_ status: stat) throws(Problem) -> Int {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFDIR: throw .isFolder
    case S_IFIFO: throw .isNoFile(.pipe)
    case S_IFSOCK: throw .isNoFile(.socket)
    default: throw .isNoFile(.device)
    }
  }

  private static func problem(_ code: Int32) -> Problem {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM: .notPermitted
    default: .other(String(cString: strerror(code)).lowercased())
    }
  }

  private static func bytes(of descriptor: Int32, expecting size: Int, atMost most: Int) throws(Problem) -> Data {
    // One byte more than expected, so that the end is met without another buffer.
    var data = Data(count: min(size + 1, most))
    var count = 0
    while true {
      if count == data.count {
        if count == most { break }
        data.count = min(max(2 * count, 1 << 16), most)
      }
      let (start, room) = (count, data.count - count)
      let got = data.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { Foundation.read(descriptor, $0 + start, room) } ?? 0
      }
      if got < 0 {
        if errno == EINTR { continue }
        throw problem(errno)
      }
      if got == 0 { break }
      count += got
    }
    data.count = count
    return data
  }
}
