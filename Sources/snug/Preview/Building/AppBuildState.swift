/// The state of an app's build, as the preview's page shows it.
struct AppBuildState: Encodable, Hashable, Sendable {
  /// The steps of a build.
  enum Phase: String, Encodable {
    /// The app is being built.
    case building
    /// The last build succeeded, and its program is running.
    case built
    /// The last build failed. The program of an earlier build keeps running, if there is one.
    case failed
  }

  /// The app's name.
  var app: String
  var phase: Phase
  /// The last line that the build printed.
  var progress = ""
  var errors: [CompilerMessage] = []
  /// For a failed build: the last lines of its output, if it printed no compiler error, and a hint about the cause.
  var output = ""
  /// The duration of the build in seconds.
  var seconds = 0.0
  /// How far the walk through the app has got, in words; `nil` if none is going on.
  var walk: String?
}
