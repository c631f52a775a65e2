import Foundation

/// Notifies the open pages of the preview about changes, by server-sent events
/// ([HTML standard](https://html.spec.whatwg.org/multipage/server-sent-events.html)).
@MainActor final class EventStreams {
  /// The most pages that are connected. A further page replaces the oldest one.
  private static let most = 16
  /// The most events that are kept for a page that does not read them. Older ones may be dropped, because a page that
  /// receives any event asks for the latest state.
  private static let waiting = 64

  private var listeners: [(id: Int, stream: AsyncStream<[UInt8]>.Continuation)] = []
  private var count = 0

  /// Whether no page is connected.
  var isEmpty: Bool { listeners.isEmpty }

  /// Connects a page: returns the stream of its events.
  func open() -> AsyncStream<[UInt8]> {
    if listeners.count == Self.most { listeners.removeFirst().stream.finish() }
    count += 1
    let id = count
    let (stream, continuation) = AsyncStream.makeStream(
      of: [UInt8].self, bufferingPolicy: .bufferingNewest(Self.waiting))
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.listeners.removeAll { $0.id == id } }
    }
    listeners.append((id, continuation))
    continuation.yield(Array("retry: 500\n\n".utf8))
    return stream
  }

  /// Sends an event with a name and JSON data to all connected pages.
  func send(_ name: String, _ data: String) {
    for listener in listeners { listener.stream.yield(Array("event: \(name)\ndata: \(data)\n\n".utf8)) }
  }

  func end() {
    for listener in listeners { listener.stream.finish() }
    listeners = []
  }
}
