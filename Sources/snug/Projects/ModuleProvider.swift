/// Compiles the modules that others import, if their sources are in the checkout.
@MainActor protocol ModuleProvider {
  /// The modules that are compiled, those first that others need.
  var compiled: [String] { get }

  /// Compiles a module.
  ///
  /// - Returns: whether there is such a module now; not if its sources are not in the checkout, if it does not compile,
  ///   or if it waits for the one that asks.
  func compile(_ name: String) async throws -> Bool
}
