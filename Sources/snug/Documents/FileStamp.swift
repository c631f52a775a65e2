import Foundation

/// The modification time, size and inode of a file. A file with the same stamp as before counts as unchanged.
struct FileStamp: Hashable, Sendable {
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int64
  private let inode: UInt64

  /// Reads the stamp of a file; `nil` if there is no regular file at the path.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if os(Linux)
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    #else
      seconds = status.st_mtimespec.tv_sec
      nanoseconds = status.st_mtimespec.tv_nsec
    #endif
    size = Int64(status.st_size)
    inode = UInt64(status.st_ino)
  }
}
