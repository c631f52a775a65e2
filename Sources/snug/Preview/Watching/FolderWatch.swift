import Foundation

/// Sends a signal when something may have changed in the watched folders. ``FileWatch`` then finds which files changed.
///
/// On Linux the kernel (`inotify`) reports that a file was created, closed after writing, moved or removed. For folders
/// about which the kernel reports nothing, such as network volumes, a clock sends signals as well. A file that is found
/// half-written after one signal is found again after a later one, because its size or modification time changes.
@MainActor final class FolderWatch {
  /// The source of a signal.
  enum Signal: Sendable {
    /// The kernel reported a change in one of the folders.
    case kernel
    /// The clock's interval has passed, so something may have changed.
    case clock
  }

  /// The signals that something may have changed. While two signals wait to be read, further ones are dropped, because
  /// one check finds all changes.
  let signals: AsyncStream<Signal>
  private let signal: AsyncStream<Signal>.Continuation
  private var folders: Set<String> = []
  private let descriptor: Int32
  private var source: (any DispatchSourceRead)?
  /// The most folders that the kernel watches. For further folders, only the clock sends signals.
  private static let mostFolders = 4_000

  init() {
    (signals, signal) = AsyncStream.makeStream(of: Signal.self, bufferingPolicy: .bufferingOldest(2))
    #if os(Linux)
      // The flags of `inotify_init1` have the values of those of `open`.
      descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
      guard descriptor >= 0 else { return }
      source = Self.source(of: descriptor, signal)
    #else
      descriptor = -1
    #endif
  }

  /// The time between two signals of the clock.
  private var interval: Duration { source == nil ? .milliseconds(15) : .milliseconds(500) }

  /// Reads the kernel's reports on another queue than the main one, and sends a signal. The reports' contents are
  /// ignored.
  nonisolated private static func source(
    of descriptor: Int32, _ signal: AsyncStream<Signal>.Continuation
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global(qos: .userInteractive))
    source.setEventHandler {
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while read(descriptor, &buffer, buffer.count) > 0 {}
      signal.yield(.kernel)
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
    return source
  }

  /// Watches further folders, in addition to those that are already watched.
  func watch(_ folders: some Sequence<String>) {
    #if os(Linux)
      guard source != nil else { return }
      let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
      for folder in folders where self.folders.count < Self.mostFolders && self.folders.insert(folder).inserted {
        _ = inotify_add_watch(descriptor, folder, events)
      }
    #endif
  }

  /// Sends the clock's signals until the task is cancelled.
  func run() async {
    while (try? await Task.sleep(for: interval)) != nil { signal.yield(.clock) }
    source?.cancel()
    signal.finish()
  }
}
