/// How far an app is built, for the page.
struct AppBuildState: Encodable, Hashable, Sendable {
  /// The steps of a build.
  enum Phase: String, Encodable {
    /// It is being built.
    case building
    /// The program runs that was built last.
    case built
    /// It does not compile. The program that was built before goes on, if there is one.
    case failed
  }

  /// The app's name.
  var app: String
  var phase: Phase
  /// The last line that the build printed.
  var progress = ""
  /// What the compiler complains of.
  var errors: [CompilerMessage] = []
  /// What else the build said at its end, if it failed without such a complaint.
  var output = ""
  /// How long the build took.
  var seconds = 0.0
}
