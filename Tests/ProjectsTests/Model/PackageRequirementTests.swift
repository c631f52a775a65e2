import Testing

@testable import Projects

/// Which versions of a package a project accepts, and how a manifest says so.
struct PackageRequirementTests {
  @Test(arguments: [
    (["kind": "upToNextMajorVersion", "minimumVersion": "1.2.0"], ".upToNextMajor(from: \"1.2.0\")"),
    (["kind": "upToNextMinorVersion", "minimumVersion": "1.2.0"], ".upToNextMinor(from: \"1.2.0\")"),
    (["kind": "versionRange", "minimumVersion": "1.0.0", "maximumVersion": "1.5.0"], "\"1.0.0\"..<\"1.5.0\""),
    (["kind": "exactVersion", "version": "2.0.0-beta.1"], "exact: \"2.0.0-beta.1\""),
    (["kind": "branch", "branch": "feature/a"], "branch: \"feature/a\""),
    (["kind": "revision", "revision": "1a2b3c"], "revision: \"1a2b3c\""),
  ])
  func xcodesRequirementsAreThoseOfAManifest(_ table: [String: String], _ arguments: String) {
    #expect(PackageRequirement(xcode: table)?.manifestArguments == arguments)
  }

  @Test(arguments: [[:], ["kind": "upToNextMajorVersion"], ["kind": "newest", "version": "1.0.0"]])
  func anUnknownRequirementIsNone(_ table: [String: String]) {
    #expect(PackageRequirement(xcode: table) == nil)
  }

  /// The manifest is code that SwiftPM runs.
  @Test(arguments: ["1.0\", system(\"x\"), \"", "-branch", "", "a b", "a\\nb"])
  func aTextThatIsNoVersionIsNotWrittenIntoTheManifest(_ text: String) {
    #expect(PackageRequirement.exact(text).manifestArguments == nil)
    #expect(PackageRequirement.range(from: "1.0.0", to: text).manifestArguments == nil)
  }
}
