import ArgumentParser
import InterfaceBuilder
import UIKit

/// The options that name the storyboards, xibs and folders that a command works on.
struct DocumentOptions: ParsableArguments {
  @Argument(
    help: """
      Storyboards and xibs, or folders to look for them in. Of a folder, no code is built or run. A Package.swift whose \
      targets carry the plugin UIKitSources is built, and the documents of its folder are loaded with the app's own code; \
      screens that the code makes are those of #Preview and the app's first one. An Xcode project (.xcodeproj) is compiled \
      in the same way; what does not compile of it is left out.
      """)
  var path: [String]

  @Flag(
    name: .customLong("run"),
    help: """
      Build and run the code of packages and Xcode projects that are named by their folders, too. Only for code that you \
      trust.
      """)
  var runsCode = false

  @Option(
    help: ArgumentHelp(
      "The program of a package that was built before; nothing is built then.", valueName: "file"))
  var app: String?

  @Option(
    help: ArgumentHelp(
      "The target of an Xcode project that is compiled, if it has more than one app.", valueName: "name"))
  var target: String?

  @Flag(
    name: .customLong("walk"),
    help: """
      Tap through the app and take in every screen that is reached: controls, rows, bar items, menus and gestures are tried, \
      each way in a process of its own.
      """)
  var walks = false

  @Flag(
    name: .customLong("tests"),
    help: """
      Compile and run the app's unit tests, too, and take in every screen that one of their snapshot assertions shows. In each \
      environment, the test runs again up to the assertion.
      """)
  var showsTests = false

  @Option(
    help: ArgumentHelp("With --tests, the target with the tests; by default all of the app.", valueName: "name"))
  var testTarget: String?

  @Option(
    help: ArgumentHelp(
      "With --tests, only tests whose names, such as FormTests/testTitle, match a regular expression; repeatable.",
      valueName: "expression"))
  var testFilter: [TestSelection.Pattern] = []

  @Option(
    help: ArgumentHelp(
      "With --tests, the device that the tests expect; by default an iPhone 16.", valueName: "name"),
    transform: TestedDevice.device)
  var testDevice: Device?

  @Option(
    help: ArgumentHelp(
      "With --tests, the version of iOS that the tests expect, such as 17.5; by default 18.0.", valueName: "version"),
    transform: TestedDevice.system)
  var testIos: SystemVersion?

  @OptionGroup(title: "Worker Options") var limits: WorkerOptions

  /// The documents that the command works on, and the apps and packages whose code runs.
  var targets: RunTargets {
    var targets = RunTargets(NamedPackages(path, runsFolders: runsCode), app: app, target: target, needsCode: runsCode)
    targets.walks = walks
    if showsTests {
      targets.tests = RunTargets.Tests(
        target: testTarget, filter: testFilter, start: TestedDevice.start(on: testDevice, testIos))
    }
    return targets
  }

  mutating func validate() throws {
    guard !path.isEmpty else { throw ValidationError("no document is named") }
    let needsTests = testTarget != nil || !testFilter.isEmpty || testDevice != nil || testIos != nil
    guard showsTests || !needsTests else {
      throw ValidationError("--test-target, --test-filter, --test-device and --test-ios need --tests")
    }
  }
}
