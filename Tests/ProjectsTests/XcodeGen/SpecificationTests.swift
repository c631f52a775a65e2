import Foundation
import InputFiles
import TestSupport
import Testing

@testable import Projects

private typealias Project = Projects.Project

/// A specification has what it includes, and its targets what their templates say.
struct SpecificationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    ProjectRoots.add(around: folder.path)
  }

  private func specification(_ files: [String: String]) throws -> Specification {
    for (path, text) in files { try folder.write(text, to: path) }
    return try Specification(at: folder.path("project.yml"))
  }

  private func message(_ files: [String: String]) throws -> String {
    let error = #expect(throws: ProjectError.self) { try specification(files) }
    return "\(try #require(error))".replacing(folder.path + "/", with: "")
  }

  private func shown(_ notes: [ProjectNote]) -> [String] {
    notes.map { $0.description.replacing(folder.path + "/", with: "") }
  }

  // MARK: Includes

  @Test func includedPathsBeginFromTheirOwnFolder() throws {
    let specification = try specification([
      "project.yml": "name: Shop\ninclude:\n  - App/app.yml\n  - {path: Base/base.yml, relativePaths: false}\n",
      "App/app.yml": """
      include: Deep/deep.yml
      targets:
        App:
          sources: [Code, {path: ../Shared}, /Fixed]
          configFiles: {Debug: App.xcconfig}
          dependencies: [{framework: A.framework}, {target: Kit}]
          info: {path: Info.plist}
          settings: {INFOPLIST_FILE: App/Info.plist}
      packages: {Own: {path: Own}}
      """,
      "App/Deep/deep.yml": "targets: {Kit: {sources: Kit}}\n",
      "Base/base.yml": "targets: {Base: {sources: Code}}\n",
    ])
    let app = try #require(specification.targets["App"])
    #expect(app["sources"]?.list?.map { $0.text ?? $0["path"]?.text } == ["App/Code", "App/../Shared", "/Fixed"])
    #expect(app["configFiles"]?["Debug"]?.text == "App/App.xcconfig")
    #expect(app["dependencies"]?.list?.first?["framework"]?.text == "App/A.framework")
    #expect(app["info"]?["path"]?.text == "App/Info.plist")
    #expect(app["settings"]?["INFOPLIST_FILE"]?.text == "App/Info.plist")
    #expect(specification.root["packages"]?["Own"]?["path"]?.text == "App/Own")
    #expect(specification.targets["Kit"]?["sources"]?.text == "App/Deep/Kit")
    #expect(specification.targets["Base"]?["sources"]?.text == "Code")
  }

  @Test func theFileIsAboveWhatItIncludes() throws {
    let specification = try specification([
      "project.yml": """
      name: Shop
      include: [one.yml, two.yml]
      settings: {A: own}
      targets:
        App:
          sources: [Own]
          dependencies:REPLACE: [{target: Own}]
      """,
      "one.yml":
        "name: One\nsettings: {A: one, B: one, C: one}\ntargets: {App: {sources: [One], dependencies: [{}, {}]}}\n",
      "two.yml": "settings: {B: two}\ntargets: {App: {sources: [Two]}}\n",
    ])
    #expect(specification.name == "Shop")
    #expect(specification.root["settings"]?.table?.mapValues(\.text) == ["A": "own", "B": "two", "C": "one"])
    #expect(specification.targets["App"]?["sources"]?.texts == ["One", "Two", "Own"])
    #expect(specification.targets["App"]?["dependencies"]?.list?.count == 1)
  }

  @Test func aFileIsIncludedOnce() throws {
    let specification = try specification([
      "project.yml": "name: Shop\ninclude: [one.yml, two.yml]\n", "one.yml": "include: base.yml\n",
      "two.yml": "include: base.yml\n", "base.yml": "targets: {App: {sources: [Base]}}\n",
    ])
    #expect(specification.targets["App"]?["sources"]?.texts == ["Base"])
  }

  @Test func whatIsNotIncludedIsNoted() throws {
    let specification = try specification([
      "project.yml": """
      name: Shop
      include:
        - {path: off.yml, enable: false}
        - {path: maybe.yml, enable: "${WITH_MAYBE}"}
        - ${PLACE}/app.yml
        - Gone/gone.yml
        - app/App.YML
      """, "App/app.yml": "targets: {App: {}}\n",
    ])
    #expect(specification.targets.keys.sorted() == ["App"])
    #expect(
      shown(specification.notes) == [
        "project.yml: warning: it includes ${PLACE}/app.yml, and the value of ${PLACE} is not known",
        "project.yml: warning: it includes Gone/gone.yml, and the file does not exist",
      ])
  }

  @Test func filesThatIncludeEachOtherAreRefused() throws {
    #expect(
      try message(["project.yml": "name: Shop\ninclude: a.yml\n", "a.yml": "\ninclude: [project.yml]\n"])
        == "a.yml:2: error: the file includes itself: project.yml")
    let chain = Dictionary(uniqueKeysWithValues: (0..<20).map { ("\($0).yml", "include: \($0 + 1).yml\n") })
    #expect(
      try message(chain.merging(["project.yml": "name: Shop\ninclude: 0.yml\n"]) { $1 })
        == "14.yml:1: error: there are more than 64 files, or more than 16 that include each other")
  }

  @Test func anIncludedFileMayLeadNowhereElse() throws {
    try folder.write("", to: ".git/HEAD")
    let other = try TemporaryFolder(["secret.yml": "targets: {Secret: {}}\n"])
    try folder.link("link.yml", to: other.path("secret.yml"))
    #expect(
      try message(["project.yml": "name: Shop\ninclude: link.yml\n"])
        == "link.yml: error: the file could not be read: a link leads out of the project")
  }

  // MARK: Templates

  @Test func templatesStandBelowTheTarget() throws {
    let specification = try specification([
      "project.yml": """
      name: Shop
      targetTemplates:
        Base: {type: framework, platform: iOS, sources: [Base]}
        Feature:
          templates: [Base]
          type: library.static
          sources: ["Features/${target_name}", "${place}/${UNKNOWN}"]
          settings: {"${place}_KEY": "${target_name}"}
      targets:
        Cart: {templates: [Feature, Base], sources: [Own], templateAttributes: {place: Here}}
      """
    ])
    let cart = try #require(specification.targets["Cart"])
    #expect(cart["type"]?.text == "library.static")
    #expect(cart["sources"]?.texts == ["Base", "Features/Cart", "Here/${UNKNOWN}", "Own"])
    #expect(cart["settings"]?["Here_KEY"]?.text == "Cart")
  }

  @Test func aTargetIsMadeForEachPlatform() throws {
    let specification = try specification([
      "project.yml": """
      name: Shop
      targets:
        Kit: {type: framework, platform: [iOS, macOS], sources: ["Kit/${platform}"], settings: {base: {A: b}}}
        App: {type: application, platform: [iOS], platformPrefix: My, platformSuffix: "", settings: {PRODUCT_NAME: Own}}
      """
    ])
    #expect(specification.targets.keys.sorted() == ["Kit_iOS", "Kit_macOS", "MyApp"])
    #expect(specification.targets["Kit_iOS"]?["sources"]?.texts == ["Kit/iOS"])
    #expect(specification.targets["Kit_iOS"]?["settings"]?["base"]?["PRODUCT_NAME"]?.text == "Kit")
    #expect(specification.targets["MyApp"]?["settings"]?["PRODUCT_NAME"]?.text == "Own")
  }

  @Test func templatesThatNameEachOtherEnd() throws {
    let specification = try specification([
      "project.yml": """
      name: Shop
      targetTemplates: {A: {templates: [B], type: bundle}, B: {templates: [A], platform: iOS}}
      targets: {App: {templates: [A]}}
      """
    ])
    #expect(specification.targets["App"]?["type"]?.text == "bundle")
    #expect(specification.targets["App"]?["platform"]?.text == "iOS")
  }

  @Test(.timeLimit(.minutes(1))) func variablesThatMakeASpecificationTooLargeAreRefused() throws {
    let uses = Array(repeating: "\"${a}${a}${a}${a}\"", count: 2000).joined(separator: ", ")
    #expect(
      try message([
        "project.yml": """
        name: Shop
        targetTemplates: {A: {sources: [\(uses)]}}
        targets: {App: {templates: [A], templateAttributes: {a: \(String(repeating: "a", count: 100_000))}}}
        """
      ]) == "project.yml: error: the variables of templates make it larger than 8 MB")
  }

  @Test(.timeLimit(.minutes(1))) func tooManyTargetsAndTemplatesAreRefused() throws {
    let targets = (0...2000).map { "  T\($0): {}\n" }.joined()
    #expect(
      try message(["project.yml": "name: Shop\ntargets:\n\(targets)"])
        == "project.yml: error: there are more than 2000 targets")
    let names = (0...256).map { "T\($0)" }
    let wide = names.map { "  \($0): {}\n" }.joined()
    #expect(
      try message([
        "project.yml":
          "name: Shop\ntargetTemplates:\n\(wide)targets: {App: {templates: [\(names.joined(separator: ", "))]}}\n"
      ]) == "project.yml:260: error: there are more than 256 templates, or more than 16 in each other")
    let templates = (1...30).map { "  T\($0): {templates: [T\($0 - 1)]}\n" }.joined()
    #expect(
      try message(["project.yml": "name: Shop\ntargetTemplates:\n\(templates)targets: {App: {templates: [T30]}}\n"])
        == "project.yml:17: error: there are more than 256 templates, or more than 16 in each other")
  }

  // MARK: Bad input

  @Test(arguments: [
    ("- a\n", "project.yml:1: error: it is no specification of XcodeGen: write `name:` and `targets:`"),
    ("a: 1\n", "project.yml: error: it is no specification of XcodeGen: it has no name"),
    ("name: A\ntargets:\n  - a\n", "project.yml:3: error: targets is a table: write each target by its name"),
    (
      "name: A\ntargets:\n  App: x\n",
      "project.yml:3: error: the target App is a table: write its type, platform and sources"
    ),
    ("name: A\ninclude:\n  - [a]\n", "project.yml:3: error: an include is a path, or a table with a path"),
    ("name: A\n<<<<<<< x\n", "project.yml:2: error: a merge was not finished: resolve the conflict that begins here"),
    ("name: [A\n", "project.yml:2: error: this is not YAML: did not find expected ',' or ']'"),
  ])
  func mistakesNameTheirLine(_ text: String, expected: String) throws {
    #expect(try message(["project.yml": text]) == expected)
  }

  @Test func aMistakeInAnIncludedFileNamesThatFile() throws {
    #expect(
      try message(["project.yml": "name: A\ninclude: App/app.yml\n", "App/app.yml": "\ntargets: {App: 1}\n"])
        == "App/app.yml:2: error: the target App is a table: write its type, platform and sources")
  }

  @Test func targetsThatDependOnEachOtherAreNamed() throws {
    let path = try folder.write(
      """
      name: Shop
      targets:
        App: {type: application, platform: iOS, dependencies: [{target: Kit}]}
        Kit: {type: framework, platform: iOS, dependencies: [{target: App}]}
      """, to: "project.yml")
    let error = #expect(throws: ProjectError.self) { try Project(at: path) }
    #expect(error?.message == "targets depend on each other: App → Kit → App")
  }
}
