import Foundation

/// Reads what a scheme's file (`.xcscheme`) says about running tests.
final class SchemeFile: ProjectXML {
  /// The extension of schemes, with the period.
  static let ending = ".xcscheme"
  private static let largestMegabytes = 4
  private static let mostLevels = 32

  /// An action of the scheme, such as running the app or its tests.
  private struct Action {
    var arguments: [String] = []
    var variables: [String: String] = [:]
  }

  private let path: String
  private var actions: [String: Action] = [:]
  private var testTargets: Set<String> = []
  private var testPlans: [(place: String, isDefault: Bool)] = []
  /// Whether tests get the arguments and variables of the app.
  private var usesLaunchAction = false
  /// Whether the test bundle around the current position is skipped.
  private var isSkipped = false

  /// - Throws: ``ProjectError`` if the file cannot be read.
  init(at path: String) throws(ProjectError) {
    self.path = path
    super.init(shown: path, called: "scheme")
    try parse(atMost: Self.largestMegabytes)
  }

  /// The name of the scheme in a file.
  static func name(of path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// What the scheme gives to the tests of a target; `nil` if it does not run them.
  ///
  /// - Parameter folder: the folder of the project.
  /// - Throws: ``ProjectError`` if the scheme's test plan cannot be read.
  func testScheme(for target: String, in folder: String) throws(ProjectError) -> TestScheme? {
    var scheme = TestScheme(name: Self.name(of: path))
    let first = testPlans.first { $0.isDefault } ?? testPlans.first
    let plan = try first.map { plan throws(ProjectError) in try TestPlan(at: AbsolutePath.joined(folder, plan.place)) }
    guard testTargets.contains(target) || plan?.targets.contains(target) ?? false else { return nil }
    for name in (usesLaunchAction ? ["LaunchAction"] : []) + ["TestAction"] {
      guard let action = actions[name] else { continue }
      scheme.arguments += action.arguments
      scheme.variables.merge(action.variables) { $1 }
    }
    if let plan {
      scheme.arguments += plan.arguments
      scheme.variables.merge(plan.variables) { $1 }
    }
    scheme.arguments = scheme.arguments.map { Self.expanded($0, folder) }
    scheme.variables = scheme.variables.mapValues { Self.expanded($0, folder) }
    return scheme
  }

  /// A value in which the names of the project's folder are replaced.
  private static func expanded(_ value: String, _ folder: String) -> String {
    ["SOURCE_ROOT", "SRCROOT", "PROJECT_DIR"].reduce(value) {
      $0.replacing("$(\($1))", with: folder).replacing("${\($1)}", with: folder)
    }
  }

  override func begin(_ element: String, _ attributes: [String: String]) {
    if open.count > Self.mostLevels { return fail("the scheme has more than \(Self.mostLevels) levels") }
    guard open.count > 1 else { return }
    let action = open[1]
    let isOn = attributes["isEnabled"] == "YES"
    switch element {
    case "TestAction": usesLaunchAction = attributes["shouldUseLaunchSchemeArgsEnv"] == "YES"
    case "TestableReference": isSkipped = attributes["skipped"] == "YES"
    case "BuildableReference" where action == "TestAction" && open.contains("TestableReference") && !isSkipped:
      if let name = attributes["BlueprintName"] { testTargets.insert(name) }
    case "TestPlanReference":
      let place = attributes["reference"] ?? ""
      if place.hasPrefix("container:") {
        testPlans.append((String(place.dropFirst("container:".count)), attributes["default"] == "YES"))
      }
    case "CommandLineArgument" where isOn:
      if let argument = attributes["argument"] { actions[action, default: Action()].arguments.append(argument) }
    case "EnvironmentVariable" where isOn:
      if let key = attributes["key"] { actions[action, default: Action()].variables[key] = attributes["value"] ?? "" }
    default: break
    }
  }
}
