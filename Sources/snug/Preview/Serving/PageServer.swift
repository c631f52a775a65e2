/// An HTTP server on the loopback interface. The main program sets an implementation (``ProgramServer``), so that this
/// module does not depend on a networking library.
package protocol PageServer: Sendable {
  /// Answers requests until the task is cancelled.
  ///
  /// Only programs on this machine can reach it. It refuses requests whose body is larger than ``PageLimits/body`` or
  /// whose headers are larger than ``PageLimits/header``. It disconnects clients that send or read too slowly.
  ///
  /// - Parameters:
  ///   - port: the port; 0 for any free port.
  ///   - limits: the limits for requests and connections.
  ///   - started: called with the port when the server listens.
  ///   - answer: answers a request.
  func serve(
    port: UInt16, limits: PageLimits, started: @escaping @Sendable (UInt16) async throws -> Void,
    answer: @escaping @Sendable (PageRequest) async -> PageResponse
  ) async throws
}

/// The limits for requests and connections to the preview's server.
package struct PageLimits: Sendable {
  /// The largest body of a request, in bytes.
  package var body = 1 << 16
  /// The largest size of the first line and the headers of a request, without its body, in bytes.
  package var header = 1 << 14
  /// The most connections at one time.
  package var connections = 64
  /// The seconds within which a client has to read the data that wait for it.
  package var writingSeconds = 5.0
  /// The seconds within which a client has to send its next bytes.
  package var readingSeconds = 20.0
  /// The seconds within which a client has to send the first line and the headers of a request.
  package var headerSeconds = 5.0
  /// The seconds within which a request has to be answered.
  package var answeringSeconds = 60.0

  /// Makes the default limits.
  package init() {}
}
