import Foundation
import InputFiles
import TestSupport
import Testing

@testable import Projects

private typealias Project = Projects.Project

/// The tests of a target get what a shared scheme gives them.
struct TestSchemeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    ProjectRoots.add(around: folder.path)
    try folder.write(
      """
      { objects = {
        P = { isa = PBXProject; targets = (A, T); buildConfigurationList = L; };
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; };
        T = { isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
              dependencies = (D); };
        D = { isa = PBXTargetDependency; target = A; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
      }; rootObject = P; }
      """, to: "App.xcodeproj/project.pbxproj")
  }

  private func write(_ text: String, scheme name: String = "App") throws {
    try folder.write(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Scheme version=\"1.7\">\(text)</Scheme>\n",
      to: "App.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme")
  }

  private func testable(_ target: String = "AppTests", skipped: String = "NO") -> String {
    """
    <Testables><TestableReference skipped="\(skipped)"><BuildableReference BlueprintName="\(target)"/></TestableReference>\
    </Testables>
    """
  }

  private func variable(_ key: String, _ value: String, isOn: String = "YES") -> String {
    "<EnvironmentVariable key=\"\(key)\" value=\"\(value)\" isEnabled=\"\(isOn)\"/>"
  }

  private func scheme() throws -> (scheme: TestScheme?, notes: [String]) {
    let project = try Project(at: folder.path("App.xcodeproj"))
    let found = project.testScheme(for: try project.testTarget(named: nil))
    return (found.scheme, found.notes.map { $0.description.replacing(folder.path + "/", with: "") })
  }

  @Test func theTestActionHasArgumentsAndVariables() throws {
    try write(
      """
      <TestAction shouldUseLaunchSchemeArgsEnv="NO">\(testable())
      <CommandLineArguments><CommandLineArgument argument="-region de" isEnabled="YES"/>
      <CommandLineArgument argument="-off" isEnabled="NO"/></CommandLineArguments>
      <EnvironmentVariables>\(variable("PICTURES", "$(SOURCE_ROOT)/Pictures"))\(variable("OFF", "1", isOn: "NO"))
      </EnvironmentVariables></TestAction>
      <LaunchAction><EnvironmentVariables>\(variable("APP", "1"))</EnvironmentVariables></LaunchAction>
      """)
    let found = try scheme()
    #expect(
      found.scheme
        == TestScheme(name: "App", arguments: ["-region de"], variables: ["PICTURES": "\(folder.path)/Pictures"]))
    #expect(found.notes == [])
  }

  /// What the test action has itself comes before what the app has.
  @Test func theTestsOfAnActionMayUseThoseOfTheApp() throws {
    try write(
      """
      <TestAction shouldUseLaunchSchemeArgsEnv="YES">\(testable())
      <EnvironmentVariables>\(variable("A", "tests"))</EnvironmentVariables></TestAction>
      <LaunchAction><EnvironmentVariables>\(variable("A", "app"))\(variable("B", "${SRCROOT}"))</EnvironmentVariables>
      </LaunchAction>
      """)
    #expect(try scheme().scheme?.variables == ["A": "tests", "B": folder.path])
  }

  @Test func aTestPlanIsRead() throws {
    try write(
      """
      <TestAction><TestPlans><TestPlanReference reference="container:Other.xctestplan"/>
      <TestPlanReference reference="container:Plans/App.xctestplan" default="YES"/></TestPlans></TestAction>
      """)
    try folder.write(
      """
      {"configurations": [], "version": 1,
       "defaultOptions": {"commandLineArgumentEntries": [{"argument": "-a"}, {"argument": "-b", "enabled": false}],
        "environmentVariableEntries": [{"key": "PICTURES", "value": "$(PROJECT_DIR)/P"}]},
       "testTargets": [{"target": {"containerPath": "container:App.xcodeproj", "name": "AppTests"}}]}
      """, to: "Plans/App.xctestplan")
    #expect(
      try scheme().scheme == TestScheme(name: "App", arguments: ["-a"], variables: ["PICTURES": "\(folder.path)/P"]))
  }

  @Test func theSchemeThatIsNamedLikeTheTestsOrTheAppIsTaken() throws {
    for name in ["Alpha", "Beta"] { try write("<TestAction>\(testable())</TestAction>", scheme: name) }
    #expect(try scheme().scheme?.name == "Alpha")
    try write("<TestAction>\(testable())</TestAction>", scheme: "App")
    #expect(try scheme().scheme?.name == "App")
    try write("<TestAction>\(testable())</TestAction>", scheme: "AppTests")
    #expect(try scheme().scheme?.name == "AppTests")
  }

  @Test func aSchemeThatDoesNotRunTheTestsIsNone() throws {
    try write("<TestAction>\(testable("OtherTests"))\(testable(skipped: "YES"))</TestAction>")
    #expect(try scheme().scheme == nil)
  }

  @Test(arguments: [
    ("<TestAction>", ":2", "the scheme is damaged: it is not XML"),
    ("<!DOCTYPE a>", "", "the scheme is damaged: it is not UTF-8, or it has a document type"),
    (String(repeating: "<a>", count: 40), ":2", "the scheme has more than 32 levels"),
    (
      "<TestAction><TestPlans><TestPlanReference reference=\"container:No.xctestplan\"/></TestPlans></TestAction>", nil,
      "the test plan could not be read: no such file"
    ),
  ])
  func aDamagedSchemeIsSaid(text: String, line: String?, message: String) throws {
    try write(text)
    let place = line.map { "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme\($0)" } ?? "No.xctestplan"
    #expect(try scheme().notes == ["\(place): warning: \(message)"])
    #expect(try scheme().scheme == nil)
  }
}
