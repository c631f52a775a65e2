import Configuration
import Environments
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import snug

/// `snug init`: a configuration from the project's facts.
@MainActor
struct InitCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(BadInputTests.xib(BadInputTests.top), to: "App/Box.xib")
  }

  private func project(_ settings: String) throws {
    try folder.write("// !$*UTF8*$!\n{ \(settings) }", to: "App.xcodeproj/project.pbxproj")
  }

  /// The last line.
  private var next: String {
    "Next: snug audit \(folder.path); commit the configuration before you use --changed-since\n"
  }

  private var written: String {
    get throws { try String(contentsOfFile: "\(folder.path)/.snug.yml", encoding: .utf8) }
  }

  @Test func whatWasFoundIsSaidAndWritten() async throws {
    try project(
      """
      knownRegions = (en, Base, no, ar); IPHONEOS_DEPLOYMENT_TARGET = 15.4; TARGETED_DEVICE_FAMILY = "1,2";
      INFOPLIST_KEY_UIUserInterfaceStyle = Light;
      """)
    let (outcome, console) = try await CapturedConsole.run("init", folder.path)
    #expect(outcome == .success)
    let facts = [
      "1 document", "oldest iOS: 15.4", "devices: iPhone and iPad, also in Split View", "landscape: unknown",
      "dark appearance: no",
      "languages: ar, en, no",
    ]
    #expect(console.output == facts.map { "\($0)\n" }.joined() + "\(folder.path)/.snug.yml written\n\(next)")
    let text = try written
    for fact in facts { #expect(text.contains("#   \(fact)\n")) }
    #expect(text.contains("# devices: [retina4_0, retina6_12, retina6_9]\n# The app runs on iPad as well;"))
    #expect(text.contains("# directions: [ltr, rtl]\n# locales: [ar, en, \"no\"]\n"))
  }

  @Test func withoutAProjectNothingIsKnown() async throws {
    let (outcome, console) = try await CapturedConsole.run("init", folder.path)
    #expect(outcome == .success)
    #expect(
      console.output == """
        1 document
        no Xcode project, project.yml or Package.swift: nothing is known of the app
        \(folder.path)/.snug.yml written
        \(next)
        """)
  }

  /// The new file does not change the results of an audit. Without its comments, it is still a valid configuration.
  @Test func theFileIsAConfiguration() async throws {
    try project("knownRegions = (en); TARGETED_DEVICE_FAMILY = 2;")
    _ = try await CapturedConsole.run("init", folder.path)
    let path = "\(folder.path)/.snug.yml"
    let plain = try ProjectConfiguration.load(contentsOf: path)
    #expect(plain.settings(forDocumentAt: "\(folder.path)/App/Box.xib") == DocumentSettings())
    #expect(plain.excluded == [])
    let keys = try written.split(separator: "\n").map { line in
      line.firstMatch(of: /^# (\w+:.*|  (?:- |  |low-contrast).*)$/).map { String($0.1) } ?? String(line)
    }
    let full = try ProjectConfiguration(reading: keys.joined(separator: "\n"), path: path)
    #expect(full.environments.devices.map(\.id) == ["ipad8_3", "ipad11_0rounded", "ipad12_9rounded"])
    #expect(full.suppressions.count == 1)
    #expect(full.overrides.count == 1)
    #expect(full.baseline == "snug-baseline.json")
  }

  @Test func aFileIsReplacedOnlyWhenAskedTo() async throws {
    try folder.write("fail_on: serious", to: ".snug.yml")
    let (outcome, console) = try await CapturedConsole.run("init", folder.path)
    #expect(outcome == .incomplete)
    #expect(console.reports == ["\(folder.path)/.snug.yml: error: the file is there already; --force replaces it"])
    #expect(try written == "fail_on: serious")
    #expect(try await CapturedConsole.run("init", folder.path, "--force").outcome == .success)
    #expect(try written != "fail_on: serious")
  }

  @Test func aFolderThatIsNotThereIsSaid() async throws {
    let (outcome, console) = try await CapturedConsole.run("init", "\(folder.path)/none")
    #expect(outcome == .incomplete)
    #expect(console.reports == ["\(folder.path)/none: error: there is no such folder"])
  }

  @Test func theSchemaIsPrinted() async throws {
    let (outcome, console) = try await CapturedConsole.run("init", "--schema")
    #expect(outcome == .success)
    #expect(console.output == (try ConfigurationSchema.json()))
  }

  /// Project files may have anything as the name of a language.
  @Test func controlsInNamesOfLanguagesAreEscaped() async throws {
    try project("knownRegions = (en, \"x\u{80}\u{1B}[2J\", \"y\nexcluded: [App]\"); IPHONEOS_DEPLOYMENT_TARGET = 15.4;")
    let (_, console) = try await CapturedConsole.run("init", folder.path)
    let languages = #"languages: en, x\u{0080}\u{1B}[2J, y\nexcluded: [App]"#
    #expect(console.output.contains(languages + "\n"))
    #expect(try written.contains("#   \(languages)\n"))
    #expect(try !written.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value) })
    #expect(try !written.contains("\nexcluded: [App]"))
  }
}
