import Foundation
import Synchronization

/// Files and folders that the process has begun and not completed. Whoever ends it before its time removes them.
enum UnfinishedOutput {
  private static let most = 32
  private static let longestPath = 4_096
  /// Guards the writing of `files`.
  private static let lock = Mutex(())
  /// Paths that end with a zero, empty where none is. Only bytes, so that a signal handler can read them.
  ///
  /// Unsafe because a handler must not wait for the lock: it reads the bytes as they are, and a path counts from the
  /// moment that its first byte is there.
  nonisolated(unsafe) private static let files = UnsafeMutableBufferPointer<CChar>.allocate(
    capacity: most * longestPath)
  private static let folders = Mutex<Set<String>>([])
  private static let isPrepared = Atomic(false)

  /// Makes room for paths. A signal handler may run from then on.
  static func prepare() {
    lock.withLock { _ in
      guard !isPrepared.load(ordering: .relaxed) else { return }
      files.initialize(repeating: 0)
      isPrepared.store(true, ordering: .releasing)
    }
  }

  /// A file has a name that it does not keep.
  static func begin(file path: String) {
    prepare()
    lock.withLock { _ in
      let bytes = path.utf8CString
      guard bytes.count <= longestPath else { return }
      for place in 0..<most where files[place * longestPath] == 0 {
        // The first byte comes last: until then, the path is none.
        for index in bytes.indices.dropFirst() { files[place * longestPath + index] = bytes[index] }
        files[place * longestPath] = bytes[0]
        return
      }
    }
  }

  /// A file is complete, or it was removed.
  static func end(file path: String) {
    lock.withLock { _ in
      guard isPrepared.load(ordering: .relaxed) else { return }
      let bytes = path.utf8CString
      for place in 0..<most {
        let begin = place * longestPath
        if bytes.indices.allSatisfy({ $0 < longestPath && files[begin + $0] == bytes[$0] }) { files[begin] = 0 }
      }
    }
  }

  /// A folder is kept only for as long as the run takes.
  static func begin(folder path: String) { folders.withLock { _ = $0.insert(path) } }

  /// A folder was removed.
  static func end(folder path: String) { folders.withLock { _ = $0.remove(path) } }

  /// Removes the unfinished files. It asks for no lock and no memory, so a signal handler may call it.
  static func removeFiles() {
    guard isPrepared.load(ordering: .acquiring), let first = files.baseAddress else { return }
    for place in 0..<most {
      let path = first + place * longestPath
      if path.pointee != 0 { unlink(path) }
    }
  }

  /// Removes files and folders.
  static func removeAll() {
    removeFiles()
    for folder in folders.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: folder) }
  }
}
