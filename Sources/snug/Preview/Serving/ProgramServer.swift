/// Holds the server that the main program provides for the preview.
@MainActor enum ProgramServer {
  /// The server of the page of `snug preview`; `nil` if the program has none.
  static var current: (any PageServer)?
}
