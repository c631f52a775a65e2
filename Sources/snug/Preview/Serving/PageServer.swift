/// An HTTP server on the loopback interface. The program passes one in, so that no library depends on it.
package protocol PageServer: Sendable {
  /// Answers requests until the task is cancelled.
  ///
  /// Only programs of this machine reach it. Bodies larger than ``PageLimits/body`` and longer headers are refused.
  /// Clients that take too long to send or to read are dropped.
  ///
  /// - Parameters:
  ///   - port: the port; 0 for a free one.
  ///   - limits: what a client may ask for.
  ///   - started: called with the port when the server listens.
  ///   - answer: answers a request.
  func serve(
    port: UInt16, limits: PageLimits, started: @escaping @Sendable (UInt16) async throws -> Void,
    answer: @escaping @Sendable (PageRequest) async -> PageResponse
  ) async throws
}

/// The limits for clients of the preview.
package struct PageLimits: Sendable {
  /// The largest body of a request, in bytes.
  package var body = 1 << 16
  /// The largest size of the first line and the headers of a request, without its body, in bytes.
  package var header = 1 << 14
  /// Connections at a time.
  package var connections = 64
  /// Seconds in which a client has to read what waits for it.
  package var writingSeconds = 5.0
  /// Seconds in which a client has to send its next bytes.
  package var readingSeconds = 20.0
  /// Seconds in which a client has to send the first line and the headers of a request.
  package var headerSeconds = 5.0
  /// Seconds in which a request has to be answered.
  package var answeringSeconds = 60.0

  /// The usual limits.
  package init() {}
}
