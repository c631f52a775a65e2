/// Generates the code with which the program of a target begins.
struct EntryCode {
  /// The name of the target's module.
  let module: String
  /// The names of the other modules of the program. Their classes and members are registered, too.
  let modules: [String]
  let role: TargetRole
  /// The app's folder and property list, for the running app.
  let folder: String
  let infoPlist: String?
  /// The folders of the other modules that are not below the app's folder.
  let foldersOfModules: [String]
  /// The class of the app's delegate; `nil` if the target is no app.
  let delegate: String?
  /// The module of the app that is launched before the tests; `nil` for none.
  let host: String?

  /// The delegate of an app that has none of UIKit.
  static let noDelegate = "SnugApplicationDelegate"

  /// The imports that the code needs.
  var imports: String {
    let needed = isProgram ? ["SnugHost"] + modules : role == .host ? ["SnugHost"] : []
    return needed.map { "@_spi(Generated) import \($0)\n" }.joined()
      + (role == .tests ? "@_spi(Generated) import SnugTestHost\nimport Foundation\nimport XCTest\n" : "")
  }

  /// The declarations; empty for a module.
  var text: String {
    switch role {
    case .tests: return delegateText(isNeeded: host == nil) + main("TestProgram(\(testedApp), cases: snugTestCases())")
    case .host: return delegateText(isNeeded: delegate == Self.noDelegate) + hostFunction
    case .app, .module:
      guard let delegate else { return "" }
      return delegateText(isNeeded: delegate == Self.noDelegate) + main(applicationHost(delegate))
    }
  }

  private var isProgram: Bool { role == .tests || role != .host && delegate != nil }

  private func applicationHost(_ delegate: String) -> String {
    let arguments =
      ["folder: \(folder.quoted)"]
      + (foldersOfModules.isEmpty
        ? [] : ["foldersOfModules: [\(foldersOfModules.map(\.quoted).joined(separator: ", "))]"])
      + ["name: \(module.quoted)"] + (infoPlist.map { ["infoPlist: \($0.quoted)"] } ?? [])
      + ["delegate: \(delegate)()"]
    return "ApplicationHost(\(arguments.joined(separator: ", ")))"
  }

  /// The arguments that say which app is tested.
  private var testedApp: String {
    host.map { "of: snugHost_\($0)()" } ?? "of: \(applicationHost(Self.noDelegate)), isLaunched: false"
  }

  private var hostFunction: String {
    """

    /// The app, for its tests.
    @_spi(Generated) @MainActor public func snugHost_\(module)() -> ApplicationHost {
      \(applicationHost(delegate ?? Self.noDelegate))
    }

    """
  }

  private func delegateText(isNeeded: Bool) -> String {
    guard isNeeded else { return "" }
    return """

      /// The delegate of an app that has none of UIKit.
      final class \(Self.noDelegate): UIResponder, UIApplicationDelegate {}

      """
  }

  private func main(_ program: String) -> String {
    """

    @main enum SnugApplication {
      static func main() {
        MainActor.assumeIsolated {
          \((modules + [module]).map { "snugRegister_\($0)(.shared)" }.joined(separator: "; "))
          \(program).run()
        }
      }
    }

    """
  }
}
