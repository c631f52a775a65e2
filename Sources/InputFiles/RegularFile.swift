import Foundation

/// Reads files at untrusted paths. All files of a checkout are opened by this type.
///
/// It refuses to read pipes, which may never end, devices, which may act when they are opened, files that are too
/// large, and files behind symbolic links that lead out of the project (``ProjectRoots``).
package enum RegularFile {
  /// The kinds of files that are neither regular files nor folders.
  package enum Kind: String, Hashable, Sendable {
    case pipe, socket, device
  }

  /// The reason why a file cannot be read.
  package enum Problem: Error, Hashable {
    case missing
    case isFolder
    case isNoFile(Kind)
    case notPermitted
    case tooLarge(megabytes: Int)
    /// The path goes through a symbolic link that leads out of the project (``ProjectRoots``).
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

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - megabytes: the largest size that is read.
  ///   - isNamed: whether the user named the file, so that symbolic links are followed even out of the project.
  package static func read(_ path: String, atMost megabytes: Int, isNamed: Bool = false) throws(Problem) -> Data {
    let (descriptor, size) = try open(path, isNamed: isNamed)
    defer { close(descriptor) }
    guard size <= megabytes << 20 else { throw .tooLarge(megabytes: megabytes) }
    // The file may grow while it is read.
    let data = try bytes(of: descriptor, expecting: size, atMost: (megabytes << 20) + 1)
    guard data.count <= megabytes << 20 else { throw .tooLarge(megabytes: megabytes) }
    return data
  }

  /// Reads the first bytes of a file of any size.
  package static func beginning(of path: String, atMost count: Int, isNamed: Bool = false) throws(Problem) -> Data {
    let (descriptor, size) = try open(path, isNamed: isNamed)
    defer { close(descriptor) }
    return try bytes(of: descriptor, expecting: min(size, count), atMost: count)
  }

  /// Maps a file of any size into memory. Only the parts that are accessed take memory.
  package static func map(_ path: String, isNamed: Bool = false) throws(Problem) -> Data {
    let (descriptor, size) = try open(path, isNamed: isNamed)
    defer { close(descriptor) }
    if size == 0 { return Data() }
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
      throw .other(String(cString: strerror(errno)).lowercased())
    }
    return Data(bytesNoCopy: start, count: size, deallocator: .unmap)
  }

  /// Whether there is a file at a path that can be opened for reading.
  package static func isThere(_ path: String, isNamed: Bool = false) -> Bool {
    guard let (descriptor, _) = try? open(path, isNamed: isNamed) else { return false }
    close(descriptor)
    return true
  }

  /// Opens a file.
  ///
  /// - Returns: the descriptor of the open file, which the caller must close, and the file's size in bytes.
  package static func open(_ path: String, isNamed: Bool = false) throws(Problem) -> (descriptor: Int32, size: Int) {
    // The kind is checked before opening, because opening a device may have an effect.
    var status = stat()
    guard stat(path, &status) == 0 else { throw problem(errno) }
    _ = try size(status)
    // The file may have been replaced by a pipe in the meantime; without O_NONBLOCK, opening would then wait.
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
    // The buffer has one byte more than expected, so that the end of the file is found without enlarging it.
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
