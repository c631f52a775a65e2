import Environments
import Foundation
import TestSupport
import Testing

@testable import snug

struct DocumentFinderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in [
      "b/Two.xib", "b/a/One.storyboard", "Zero.xib", "b/notes.txt", "Pods/Kit/Their.xib", ".build/x/Copy.xib",
    ] {
      try folder.write("", to: name)
    }
  }

  @Test func aFolderIsSearchedInTheOrderOfItsNames() {
    let finder = DocumentFinder(paths: [folder.path])
    #expect(
      finder.documents.map(\.path) == ["Zero.xib", "b/Two.xib", "b/a/One.storyboard"].map { "\(folder.path)/\($0)" })
    #expect(finder.skipped == ["\(folder.path)/Pods"])
    #expect(finder.complaints == [])
  }

  /// What a submodule shows cannot be mended in the repository around it.
  @Test(arguments: ["Kit/.git/HEAD", "Kit/.git"]) func repositoriesInFoldersAreSkipped(mark: String) throws {
    try folder.write("gitdir: elsewhere", to: mark)
    try folder.write("", to: "Kit/Their.xib")
    try folder.write("", to: ".git/HEAD")
    let finder = DocumentFinder(paths: [folder.path])
    #expect(finder.repositories == ["\(folder.path)/Kit"])
    #expect(finder.documents.count == 3)
    let named = DocumentFinder(paths: ["\(folder.path)/Kit"])
    #expect(named.repositories == [])
    #expect(named.documents.map(\.path) == ["\(folder.path)/Kit/Their.xib"])
  }

  @Test func codeIsFoundWhereItRuns() throws {
    try folder.write("#Preview { Form() }", to: "b/Form.swift")
    try folder.write("struct Model {}", to: "b/Model.swift")
    let documents = ["Zero.xib", "b/Two.xib", "b/a/One.storyboard"]
    func found(app: String? = nil, running: [String] = []) -> [String] {
      DocumentFinder(paths: [folder.path], app: app, running: running).documents.map {
        String($0.path.dropFirst(folder.path.count + 1))
      }
    }
    #expect(found() == documents)
    #expect(found(app: "/bin/app") == ["Zero.xib", "b/Form.swift", "b/Two.xib", "b/a/One.storyboard"])
    try folder.write("plugins: [.plugin(name: \"UIKitSources\", package: \"snug\")]", to: "Package.swift")
    #expect(found() == documents)
    #expect(found(running: [folder.path]) == ["Zero.xib", "b/Form.swift", "b/Two.xib", "b/a/One.storyboard"])
  }

  @Test func anAppWithoutScreensIsSaid() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct Model {}", to: "Model.swift")
    #expect(
      DocumentFinder(paths: [folder.path], app: "/bin/app").complaints == [
        "\(folder.path): error: holds no .storyboard, no .xib and no code that makes a screen"
      ])
  }

  #if os(Linux)
    @Test func namesThatAreNoTextAreSaid() throws {
      let folder = try TemporaryFolder()
      try folder.write("", to: "a.xib")
      func make(_ name: [UInt8], _ body: (UnsafePointer<CChar>) -> Int32) {
        let path = Array("\(folder.path)/".utf8) + name + [0]
        path.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { characters in
          if let start = characters.baseAddress { #expect(body(start) >= 0) }
        }
      }
      make(Array("dir".utf8) + [0xFF]) { mkdir($0, 0o700) }
      make([0xE9] + Array(".xib".utf8)) { creat($0, 0o600) }
      make([0xE9] + Array(".png".utf8)) { creat($0, 0o600) }
      let finder = DocumentFinder(paths: [folder.path])
      #expect(finder.documents.map(\.name) == ["a"])
      #expect(
        finder.complaints
          == ["\\xE9.xib", "dir\\xFF"].map {
            "\(folder.path)/\($0): error: the name is not UTF-8; it was passed over"
          })
    }
  #endif

  @Test func whatIsNamedIsTaken() {
    let pods = DocumentFinder(paths: [
      "\(folder.path)/Pods/", "\(folder.path)/missing.xib", "\(folder.path)/b/notes.txt",
    ])
    #expect(
      pods.documents.map(\.path) == ["Pods/Kit/Their.xib", "missing.xib", "b/notes.txt"].map { "\(folder.path)/\($0)" })
  }

  @Test func aDocumentNamedTwiceIsReadOnce() {
    let twice = DocumentFinder(paths: ["\(folder.path)/b/Two.xib", folder.path])
    #expect(twice.documents.count == 3)
  }

  /// The closest folder above a document with a project counts; a repository without a project gives no facts.
  @Test func aDocumentBelongsToTheClosestProjectAboveIt() throws {
    for (project, languages) in [("App.xcodeproj", "en, Base, ar,"), ("b/Kit.xcodeproj", "en, de, Base,")] {
      try folder.write("knownRegions = (\(languages));", to: "\(project)/project.pbxproj")
    }
    try folder.write("", to: "own/.git/HEAD")
    try folder.write("", to: "own/Loose.xib")
    let documents = DocumentFinder(paths: [folder.path, "\(folder.path)/own"]).documents
    #expect(documents.map(\.name) == ["Zero", "b/Two", "b/a/One", "Loose"])
    #expect(documents.map(\.project?.languages) == [["ar", "en"], ["de", "en"], ["de", "en"], nil])
  }

  /// A project can know regions that only one of its extensions has texts for. A string catalog can have any language.
  @Test(arguments: [
    (["App/en.lproj"], ["en"], true), (["App/Base.lproj", "App/Texts/de.lproj"], [], false),
    (["App/en.lproj", "App/Texts/de.lproj"], ["de", "en"], false),
    (["App/en.lproj", "App/Texts.xcstrings"], [], false),
  ])
  func languagesBesideADocument(folders: [String], languages: [String], isInEnglishAlone: Bool) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "App/Screens/Login.xib")
    try folder.write("knownRegions = (en, fi, Base,);", to: "App.xcodeproj/project.pbxproj")
    try folder.write("", to: "Extension/fi.lproj/Main.strings")
    for name in folders { try folder.write("", to: "\(name)/Localizable.strings") }
    var projects = ProjectFinder()
    let facts = projects.facts(forDocumentAt: path)
    #expect(facts?.languages == ["en", "fi"])
    #expect(facts?.languagesBesideDocument == languages)
    #expect(facts?.isInEnglishAlone == isInEnglishAlone)
  }

  /// Three documents belong to the project. A binary property list cannot be read, and this is not reported as a fault.
  @Test func aProjectFileThatCannotBeReadIsSaidOnce() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/App.xcodeproj/project.pbxproj", withIntermediateDirectories: true)
    try folder.write("bplist00\u{1}", to: "Info.plist")
    let finder = DocumentFinder(paths: [folder.path])
    #expect(finder.documents.count == 3)
    #expect(finder.documents.allSatisfy { $0.project?.languages.isEmpty != false })
    let path = RelativePath.of(
      "\(folder.path)/App.xcodeproj/project.pbxproj", from: FileManager.default.currentDirectoryPath)
    #expect(
      finder.projectComplaints == [
        "\(path): warning: the project file could not be read (it is a folder), so what it says is unknown"
      ])
  }

  /// A file that no target lists is in no app. Projects that take whole folders, or are made from a specification, do
  /// not list their files.
  @Test(arguments: [
    ("/* Login.xib in Resources */", nil, Bool?.some(true)), ("/* Other.xib in Resources */", nil, false),
    ("/* Other.xib in Resources */ PBXFileSystemSynchronizedRootGroup", nil, nil),
    ("/* Other.xib in Resources */", "project.yml", nil), ("", nil, nil),
  ])
  func aDocumentIsInATarget(project: String, specification: String?, isInTarget: Bool?) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "App/Screens/Login.xib")
    try folder.write(project, to: "App.xcodeproj/project.pbxproj")
    if let specification { try folder.write("", to: specification) }
    var projects = ProjectFinder()
    let facts = projects.facts(forDocumentAt: path)
    #expect(facts != nil)
    #expect(facts?.hasTargetForDocument == isInTarget)
  }

  /// Xcode keeps settings in configuration files as well, and projects are generated from specifications.
  @Test func factsStandInOtherFilesOfTheProjectAsWell() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "App/Screens/Login.xib")
    try folder.write("knownRegions = (en, Base);", to: "App.xcodeproj/project.pbxproj")
    try folder.write("IPHONEOS_DEPLOYMENT_TARGET = 17.0", to: "Configuration/App.xcconfig")
    try folder.write(
      "<key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>",
      to: "App/Info.plist")
    var projects = ProjectFinder()
    let found = projects.facts(forDocumentAt: path)
    let facts = try #require(found)
    #expect(facts.deploymentTarget == 17)
    #expect(facts.turnsToLandscape == false)
    #expect(facts.languages == ["en"])
  }

  /// A file of Tuist is known by what it imports: an app may have a type of its name.
  @Test(arguments: [("import ProjectDescription", Double?.some(15)), ("import Foundation", nil)])
  func aSpecificationOfTuistIsAProject(first: String, release: Double?) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "App/Screens/Login.xib")
    try folder.write(
      "\(first)\nlet project = Project(name: \"App\", targets: [.target(destinations: [.iPhone], "
        + "deploymentTargets: .iOS(\"15.0\"))])", to: "App/Project.swift")
    var projects = ProjectFinder()
    let facts = projects.facts(forDocumentAt: path)
    #expect(facts?.deploymentTarget == release)
    #expect(facts?.deviceFamilies == (release == nil ? nil : [1]))
  }

  /// Without a repository or project, the sources in the folder that was named count.
  @Test func sourcesBesideDocumentsWithoutAProject() throws {
    let folder = try TemporaryFolder()
    try folder.write("<document><view customClass=\"Card\" id=\"a\"/></document>", to: "Views/Card.xib")
    let card = try folder.write("class Card: UIView {}", to: "Code/Card.swift")
    let document = try #require(DocumentFinder(paths: [folder.path], findsSources: true).documents.first)
    #expect(document.sources == [card])
  }

  @Test func aSpecificationOrAPackageIsAProject() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "Student/Screens/Login.xib")
    try folder.write("deploymentTarget:\n  iOS: \"16.0\"\n", to: "Student/project.yml")
    try folder.write("", to: "Student/de.lproj/Login.strings")
    let other = try folder.write("", to: "Kit/Sources/Card.xib")
    try folder.write("platforms: [.iOS(.v15)]", to: "Kit/Package.swift")
    var projects = ProjectFinder()
    let generated = projects.facts(forDocumentAt: path)
    let package = projects.facts(forDocumentAt: other)
    #expect(generated?.deploymentTarget == 16)
    #expect(generated?.languages == ["de"])
    #expect(package?.deploymentTarget == 15)
  }

  /// Only the audit asks for sources: those of the document's classes, with superclasses and extensions.
  @Test func sourcesOfADocumentsClassesAreFound() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    let path = try folder.write("<view customClass=\"Card\" id=\"a\"/>", to: "App/Screens/Card.xib")
    let card = try folder.write("final class Card: RoundedView {}", to: "App/Card.swift")
    let rounded = try folder.write("@interface RoundedView : UIView\n@end", to: "Kit/RoundedView.h")
    let more = try folder.write("import UIKit\nextension Card {}", to: "App/Card+Theme.swift")
    try folder.write("class Other: UIView {}", to: "App/Other.swift")
    try folder.write("class Card {}", to: "Pods/Card.swift")
    let document = try #require(DocumentFinder(paths: [path], findsSources: true).documents.first)
    #expect(Set(document.sources) == [card, rounded, more])
    #expect(DocumentFinder(paths: [path]).documents.first?.sources == [])
  }

  /// Where code decides to which orientations the app turns, nothing is known of landscape.
  @Test func codeMayDecideOrientations() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("<view id=\"a\"/>", to: "App/Card.xib")
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    try folder.write(
      "class A { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait } }",
      to: "App/A.swift")
    let found = DocumentFinder(paths: [path], findsSources: true).documents
    #expect(found.first?.project?.turnsToLandscape == false)
  }

  @Test func anEmptyFolderIsSaid() throws {
    let empty = try TemporaryFolder()
    #expect(DocumentFinder(paths: [empty.path]).complaints == ["\(empty.path): error: holds no .storyboard or .xib"])
  }

  @Test func filesMadeFromADocumentAreNamedAfterItsPlace() {
    #expect(DocumentFinder(paths: [folder.path]).documents.map(\.name) == ["Zero", "b/Two", "b/a/One"])
    #expect(DocumentFinder(paths: ["\(folder.path)/b/a/One.storyboard"]).documents.map(\.name) == ["One"])
  }

  @Test func namesAreUnique() throws {
    let other = try TemporaryFolder()
    let paths = try ["x/Same.xib", "x/Same.storyboard", "y/same.xib", "y/Same.storyboard"].map {
      try other.write("", to: $0)
    }
    #expect(
      DocumentFinder(paths: paths).documents.map(\.name) == ["Same", "Same.storyboard", "same.xib", "Same-2"])
  }

  /// Pictures of the screens of A.storyboard would stand in the folder A.
  @Test func noNameIsAFolderOfAnother() throws {
    let other = try TemporaryFolder()
    for name in ["A/One.xib", "A/Two.storyboard", "A.storyboard", "x-2/One.xib", "x.storyboard", "x.xib"] {
      try other.write("", to: name)
    }
    #expect(
      DocumentFinder(paths: [other.path]).documents.map(\.name)
        == ["A/One", "A/Two", "A.storyboard", "x-2/One", "x", "x.xib"])
    let late = DocumentFinder(paths: ["\(other.path)/A.storyboard", other.path])
    #expect(late.documents.map(\.name).prefix(2) == ["A", "A-2/One"])
  }
}
