/// Builds an app at the start of a preview and after each save.
protocol AppBuilder {
  /// Builds the app.
  ///
  /// - Parameter progress: called with a line for each step of the build.
  /// - Returns: whether the app is built, and what the build printed.
  @MainActor func build(progress: @escaping (String) -> Void) async throws -> (isBuilt: Bool, lines: [String])
}
