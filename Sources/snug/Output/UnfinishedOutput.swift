import Foundation
import Synchronization

/// Keeps the paths of output files and temporary folders that exist but are not complete, so that they are removed if
/// the process has to exit early.
enum UnfinishedOutput {
  private static let most = 32
  private static let longestPath = 4_096
  /// Guards the writing of `files`.
  private static let lock = Mutex(())
  /// The paths as C strings, in slots of `longestPath` bytes; an empty string is a free slot. Plain bytes are used, so
  /// that a signal handler can read them.
  ///
  /// It is unsafe because a signal handler must not wait for the lock: it reads the bytes at any time. Therefore the
  /// first byte of a path is written last, so that an incomplete path looks like a free slot.
  nonisolated(unsafe) private static let files = UnsafeMutableBufferPointer<CChar>.allocate(
    capacity: most * longestPath)
  private static let folders = Mutex<Set<String>>([])
  private static let isPrepared = Atomic(false)

  /// Allocates the slots. Before this call, a signal handler removes nothing.
  static func prepare() {
    lock.withLock { _ in
      guard !isPrepared.load(ordering: .relaxed) else { return }
      files.initialize(repeating: 0)
      isPrepared.store(true, ordering: .releasing)
    }
  }

  /// Registers a file with a temporary name.
  static func begin(file path: String) {
    prepare()
    lock.withLock { _ in
      let bytes = path.utf8CString
      guard bytes.count <= longestPath else { return }
      for place in 0..<most where files[place * longestPath] == 0 {
        // The first byte is written last: until then, the slot counts as free.
        for index in bytes.indices.dropFirst() { files[place * longestPath + index] = bytes[index] }
        files[place * longestPath] = bytes[0]
        return
      }
    }
  }

  /// Unregisters a file that is complete or was removed.
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

  /// Registers a temporary folder.
  static func begin(folder path: String) { folders.withLock { _ = $0.insert(path) } }

  /// Unregisters a folder that was removed.
  static func end(folder path: String) { folders.withLock { _ = $0.remove(path) } }

  /// Removes the unfinished files. It takes no lock and allocates no memory, so a signal handler may call it.
  static func removeFiles() {
    guard isPrepared.load(ordering: .acquiring), let first = files.baseAddress else { return }
    for place in 0..<most {
      let path = first + place * longestPath
      if path.pointee != 0 { unlink(path) }
    }
  }

  /// Removes the unfinished files and the temporary folders.
  static func removeAll() {
    removeFiles()
    for folder in folders.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: folder) }
  }
}
