import Foundation
import Subprocess
import SystemPackage
import TestSupport
import Testing

@testable import snug

/// `snug` without arguments.
@MainActor
struct WelcomeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: "\(folder.path)/.git", withIntermediateDirectories: false)
  }

  private func welcome(mostNames: Int = FolderSurvey.usualMost) -> Welcome {
    Welcome(in: folder.path, mostNames: mostNames, help: Snug.help)
  }

  @Test func aFolderWithDocuments() throws {
    for name in ["App/Main.storyboard", "App/Row.xib", "App/More/Cell.xib", "App/App.swift", "Pods/Other.xib"] {
      try folder.write("", to: name)
    }
    #expect(
      welcome().text == """
        This folder holds 1 storyboard, 2 xibs and 1 Swift file.
        Configuration: none, so the defaults apply.

        Start with:
          $ snug audit .      lists what breaks, on which device and at which text size
          $ snug preview .    shows the screens in the browser, and redraws them after every save
          $ snug init         writes a configuration, .snug.yml

        All commands: snug --help

        """)
    let configuration = try folder.write("", to: ".snug.yml")
    #expect(
      welcome().text == """
        This folder holds 1 storyboard, 2 xibs and 1 Swift file.
        Configuration: \(configuration).

        Start with:
          $ snug audit .                 lists what breaks, on which device and at which text size
          $ snug preview .               shows the screens in the browser, and redraws them after every save
          $ snug render . -o pictures    draws every screen

        All commands: snug --help

        """)
  }

  @Test func aPackageWhoseAppRunsHere() throws {
    try folder.write("plugins: [.plugin(name: \"UIKitSources\", package: \"snug\")]", to: "Package.swift")
    #expect(
      welcome().text.hasPrefix(
        """
        This folder holds 1 Swift file.
        Package.swift has the plugin UIKitSources: where it is named, the app is built and its code runs.
        Configuration: none, so the defaults apply.

        Start with:
          $ snug audit Package.swift
        """))
    // Of a folder with documents, no code runs unless its manifest is named.
    try folder.write("", to: "App/Main.storyboard")
    #expect(
      welcome().text.hasSuffix(
        """
        Start with:
          $ snug audit .                lists what breaks, on which device and at which text size
          $ snug preview .              shows the screens in the browser, and redraws them after every save
          $ snug init                   writes a configuration, .snug.yml
          $ snug audit Package.swift    the same with the app's code, which is built and run

        All commands: snug --help

        """))
  }

  private static let help = """
    OVERVIEW: Lays out, draws and audits UIKit screens on any machine.

    Reads storyboards and xibs of iOS apps. Needs no Mac, no Xcode and no simulator.

    What breaks in this app, where, and why?
      $ snug audit MyApp

    All of it: snug --help

    """

  @Test func aFolderWithoutDocuments() throws {
    #expect(
      welcome().text == "This folder holds no storyboard and no xib.\n\n\(Self.help)")
    for name in ["One.swift", "Two.swift"] { try folder.write("", to: name) }
    #expect(
      welcome().text == """
        This folder holds no storyboard and no xib (only 2 Swift files).
        Screens that only code makes need a Package.swift with the plugin UIKitSources: see docs/how-to/run-an-app.md.

        \(Self.help)
        """)
  }

  @Test func theProgramSaysItOfItsFolder() async throws {
    let result = try await Subprocess.run(
      .path("/bin/sh"), arguments: ["-c", "cd \"$folder\" && exec \"$snug\""],
      environment: .inherit.updating(["snug": try WorkerProgram.built([]).executable, "folder": folder.path]),
      output: .string(limit: 1 << 16), error: .string(limit: 1 << 16))
    #expect(result.terminationStatus == .exited(0))
    #expect(result.standardOutput == "This folder holds no storyboard and no xib.\n\n\(Self.help)")
    #expect(result.standardError == "")
  }

  /// Large folders are not searched to their end, files near the top come first, and nothing is opened.
  @Test func theSearchIsBounded() throws {
    for number in 1...9 { try folder.write("", to: "Deep/More/\(number).xib") }
    try folder.write("", to: "Main.storyboard")
    #expect(symlink(folder.path, "\(folder.path)/Circle") == 0)
    #expect(mkfifo("\(folder.path)/Pipe.xib", 0o600) == 0)
    #expect(mkfifo("\(folder.path)/Package.swift", 0o600) == 0)
    #expect(FolderSurvey(of: folder.path).words == "1 storyboard, 10 xibs and 1 Swift file")
    let survey = FolderSurvey(of: folder.path, mostNames: 8)
    #expect(survey.words == "at least 1 storyboard, 3 xibs and 1 Swift file")
    #expect(
      welcome(mostNames: 8).text.hasPrefix(
        "This folder holds at least 1 storyboard, 3 xibs and 1 Swift file. "
          + "The folder is large, and not all of it was looked at.\n"))
    #expect(
      welcome(mostNames: 1).text.hasPrefix(
        "Snug found no storyboard and no xib in the first 1 names below this folder.\n"))
  }
}
