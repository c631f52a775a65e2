import Foundation

/// Wakes the preview when something may have changed in folders. ``FileWatch`` finds which files were saved.
///
/// On Linux the kernel reports a change at once (`inotify`), after the file was closed, so that no half-written file is
/// read. Folders about which it reports nothing, such as those of other machines, are checked at intervals.
@MainActor final class FolderWatch {
  /// The source of a signal.
  enum Signal: Sendable {
    /// The kernel: something has changed in one of the folders.
    case kernel
    /// The clock: something may have changed.
    case clock
  }

  /// Something may have changed. If several signals have not been read yet, later ones are dropped: one look finds all
  /// changes.
  let signals: AsyncStream<Signal>
  private let signal: AsyncStream<Signal>.Continuation
  private var folders: Set<String> = []
  private let descriptor: Int32
  private var source: (any DispatchSourceRead)?
  /// The most folders that the kernel is asked to watch; the others are checked at intervals.
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

  /// Reads the kernel's reports, away from the main actor. Their contents are ignored.
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

  /// Watches folders from now on, beside those that are watched.
  func watch(_ folders: some Sequence<String>) {
    #if os(Linux)
      guard source != nil else { return }
      let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
      for folder in folders where self.folders.count < Self.mostFolders && self.folders.insert(folder).inserted {
        _ = inotify_add_watch(descriptor, folder, events)
      }
    #endif
  }

  /// Gives signals by the clock until the task is cancelled.
  func run() async {
    while (try? await Task.sleep(for: interval)) != nil { signal.yield(.clock) }
    source?.cancel()
    signal.finish()
  }
}
