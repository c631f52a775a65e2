/// Compiles the modules that a target imports, if their sources are in the checkout or in Swift packages.
@MainActor protocol ModuleProvider {
  /// The names of the modules that were compiled. A module comes after the modules that it imports.
  var compiled: [String] { get }

  /// The folders of the compiled modules that are not below the app's folder. They may have storyboards and xibs.
  var foldersOfModules: [String] { get }

  /// The names of the libraries of compiled C code.
  var librariesOfC: [String] { get }

  /// The compiled modules that have stand-ins for types, by the names of the types. Other modules use the same stand-ins,
  /// so that values can be handed over between modules.
  var modulesByStandIn: [String: String] { get }

  /// The paths of the files that replace missing modules, by the names of the modules.
  var surfaces: [String: String] { get }

  /// Compiles a module, unless it was compiled before.
  ///
  /// - Returns: whether the module can be imported now. It cannot if its sources are neither in the checkout nor in a
  ///   package that can be fetched, if it does not compile, or if its own build is still in progress because modules
  ///   import each other.
  func compile(_ name: String) async throws -> Bool
}
