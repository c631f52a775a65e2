import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads what a scheme's file (`.xcscheme`) says about running tests.
final class SchemeFile: NSObject, XMLParserDelegate {
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
  private var open: [String] = []
  private var actions: [String: Action] = [:]
  private var testTargets: Set<String> = []
  private var testPlans: [(place: String, isDefault: Bool)] = []
  /// Whether tests get the arguments and variables of the app.
  private var usesLaunchAction = false
  /// Whether the test bundle around the current position is skipped.
  private var isSkipped = false
  private var problem: ProjectError?

  /// - Throws: ``ProjectError`` if the file cannot be read.
  init(at path: String) throws(ProjectError) {
    self.path = path
    super.init()
    let data = try ProjectData.read(path, shown: path, called: "scheme", atMost: Self.largestMegabytes)
    // A document type may declare entities, whose expansion may not fit into memory.
    guard let text = String(validating: data, as: UTF8.self), !text.contains("<!DOCTYPE") else {
      throw ProjectError(path, "the scheme is damaged: it is not UTF-8, or it has a document type")
    }
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    let isWhole = parser.parse()
    if let problem { throw problem }
    guard isWhole, open.isEmpty else { throw damage(at: parser.lineNumber) }
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

  // MARK: XML

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elementName)
    if open.count > Self.mostLevels {
      problem = ProjectError(path, line: parser.lineNumber, "the scheme has more than \(Self.mostLevels) levels")
      return parser.abortParsing()
    }
    guard open.count > 1 else { return }
    let action = open[1]
    let isOn = attributes["isEnabled"] == "YES"
    switch elementName {
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

  func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
    // Not every implementation of `XMLParser` reports a closing tag that does not match.
    if open.popLast() != elementName {
      problem = problem ?? damage(at: parser.lineNumber)
      parser.abortParsing()
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    problem = problem ?? damage(at: parser.lineNumber)
  }

  private func damage(at line: Int) -> ProjectError {
    ProjectError(path, line: line, "the scheme is damaged: it is not XML")
  }
}
