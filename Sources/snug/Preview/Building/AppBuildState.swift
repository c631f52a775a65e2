/// How far an app is built, for the page.
struct AppBuildState: Encodable, Hashable, Sendable {
  /// The steps of a build.
  enum Phase: String, Encodable {
    /// It is being built.
    case building
    /// The program that was built last is running.
    case built
    /// It does not compile. The program that was built before keeps running, if there is one.
    case failed
  }

  /// The app's name.
  var app: String
  var phase: Phase
  /// The last line that the build printed.
  var progress = ""
  var errors: [CompilerMessage] = []
  /// The last output of the build, if it failed without an error of the compiler; and what may be wrong.
  var output = ""
  /// How long the build took.
  var seconds = 0.0
}
