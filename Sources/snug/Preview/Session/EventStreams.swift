import Foundation

/// The pages that are told about changes, by server-sent events
/// ([HTML standard](https://html.spec.whatwg.org/multipage/server-sent-events.html)).
@MainActor final class EventStreams {
  /// The most pages that may listen. Further pages replace the oldest.
  private static let most = 16
  /// How many events wait for a page that does not read; older ones are dropped, as a page asks for the latest state.
  private static let waiting = 64

  private var listeners: [(id: Int, stream: AsyncStream<[UInt8]>.Continuation)] = []
  private var count = 0

  /// Whether any page listens.
  var isEmpty: Bool { listeners.isEmpty }

  /// A stream for one page.
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

  /// Tells all pages something.
  func send(_ name: String, _ data: String) {
    for listener in listeners { listener.stream.yield(Array("event: \(name)\ndata: \(data)\n\n".utf8)) }
  }

  func end() {
    for listener in listeners { listener.stream.finish() }
    listeners = []
  }
}
