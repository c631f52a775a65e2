/// The server that the program was started with.
@MainActor enum ProgramServer {
  /// The server of the page of `snug preview`; `nil` if the program has none.
  static var current: (any PageServer)?
}
