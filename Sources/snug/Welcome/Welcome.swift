import ArgumentParser
import Configuration
import Environments
import Foundation
import InputFiles
import InterfaceBuilder

/// The text that `snug` without arguments prints: what the folder contains, and which commands to start with.
struct Welcome {
  private let survey: FolderSurvey
  /// Whether the folder is a package whose app Snug can build and run.
  private let isPackage: Bool
  /// The path of the configuration file; `nil` if there is none.
  private let configuration: String?

  /// The largest `Package.swift` that is read, in megabytes.
  private static let largestManifestMegabytes = 16

  /// The help text of the program. Its beginning is printed if the folder contains no documents.
  private let help: String

  /// Examines a folder.
  init(in folder: String = ".", mostNames: Int = FolderSurvey.usualMost, help: String) {
    self.help = help
    survey = FolderSurvey(of: folder, mostNames: mostNames)
    let manifest = try? RegularFile.read("\(folder)/Package.swift", atMost: Self.largestManifestMegabytes)
    isPackage = manifest.map { String(decoding: $0, as: UTF8.self).contains("UIKitSources") } ?? false
    configuration = try? ConfigurationFinder.path(for: [folder])
  }

  var text: String {
    survey.hasDocuments || isPackage && survey.swiftFiles > 0 ? firstSteps : beginningOfHelp
  }

  private var firstSteps: String {
    let more = survey.isCut ? " The folder is large, and not all of it was looked at." : ""
    let code =
      isPackage
      ? "Package.swift has the plugin UIKitSources: where it is named, the app is built and its code runs.\n"
      : ""
    let settings =
      configuration.map { "Configuration: \(PlainLine.of($0))." } ?? "Configuration: none, so the defaults apply."
    // The suggested command names Package.swift, which runs code, only if there are no documents to audit without code.
    let place = survey.hasDocuments ? "." : NamedPackages.manifest
    let last =
      configuration == nil
      ? ("snug init", "writes a configuration, .snug.yml") : ("snug render \(place) -o pictures", "draws every screen")
    var commands = [
      ("snug audit \(place)", "lists what breaks, on which device and at which text size"),
      ("snug preview \(place)", "shows the screens in the browser, and redraws them after every save"), last,
    ]
    if isPackage, survey.hasDocuments {
      commands.append(("snug audit \(NamedPackages.manifest)", "the same with the app's code, which is built and run"))
    }
    let width = commands.map(\.0.count).max() ?? 0
    let lines = commands.map { "  $ \($0.padding(toLength: width, withPad: " ", startingAt: 0))    \($1)\n" }
    return """
      This folder holds \(survey.words ?? "nothing").\(more)
      \(code)\(settings)

      Start with:
      \(lines.joined())
      All commands: snug --help

      """
  }

  /// The text for a folder without documents, with the beginning of the help up to the first example.
  private var beginningOfHelp: String {
    let found = survey.words.map { " (only \($0))" } ?? ""
    let none =
      survey.isCut
      ? "Snug found no storyboard and no xib\(found) in the first \(survey.mostNames) names below this folder."
      : "This folder holds no storyboard and no xib\(found)."
    let code =
      survey.swiftFiles == 0
      ? ""
      : "Screens that only code makes need a Package.swift with the plugin UIKitSources: see docs/how-to/run-an-app.md.\n"
    var beginning: [Substring] = []
    for line in help.split(separator: "\n", omittingEmptySubsequences: false) {
      beginning.append(line)
      if line.hasPrefix("  $ ") { break }
    }
    return "\(none)\n\(code)\n\(beginning.joined(separator: "\n"))\n\nAll of it: snug --help\n"
  }
}
