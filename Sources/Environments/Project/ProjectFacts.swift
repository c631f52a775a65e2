import Foundation

/// Facts about an app that its Xcode project, or another project file, tells.
nonisolated public struct ProjectFacts: Codable, Hashable, Sendable {
  /// The languages that the app is translated into, such as `en` or `pt-BR`, in alphabetical order; empty if unknown.
  public var languages: [String] = []
  /// The lowest deployment target among the project's targets, as an iOS version such as 15.4; `nil` if unknown.
  public var deploymentTarget: Double?
  /// The device families of the targets by Xcode's numbers, in order: 1 for iPhone, 2 for iPad; empty if unknown.
  public var deviceFamilies: [Int] = []

  /// Whether the app supports a landscape orientation on iPhone; `nil` if unknown.
  public var turnsToLandscape: Bool?
  /// Whether the app supports a portrait orientation on iPhone; `nil` if unknown.
  public var standsUpright: Bool?
  /// Whether the app supports a landscape orientation on iPad; `nil` if unknown.
  public var turnsToLandscapeOnPads: Bool?
  /// Whether the app supports a portrait orientation on iPad; `nil` if unknown.
  public var standsUprightOnPads: Bool?
  /// Whether the app requires the whole screen of an iPad (`UIRequiresFullScreen`), so that it is never in Split View;
  /// `nil` if unknown.
  public var requiresFullScreen: Bool?
  /// Whether the app always has light appearance (`UIUserInterfaceStyle` is `Light`); `nil` if unknown.
  public var staysLight: Bool?
  /// Whether the app always has dark appearance (`UIUserInterfaceStyle` is `Dark`); `nil` if unknown.
  public var staysDark: Bool?
  /// The languages of the `.lproj` folders in the document's top-level folder of the project; empty if unknown. Unlike
  /// ``languages``, they do not include languages for which only another part of the project, such as an extension, has
  /// texts.
  public var languagesBesideDocument: [String] = []
  /// The size of the app's strings files, in bytes, by language; empty if unknown.
  public var bytesOfTexts: [String: Int] = [:]
  /// Whether a target of the project contains the document for which these facts were collected; `nil` if unknown.
  public var hasTargetForDocument: Bool?

  /// The facts of each app that contains the document, by its name, if there are several and they differ; otherwise
  /// empty.
  public var apps: [String: ProjectFacts] = [:]

  /// Makes facts that are all unknown.
  public init() {}

  /// Whether the document's part of the project is known to have texts only in English.
  public var isInEnglishAlone: Bool {
    let known = languagesBesideDocument.isEmpty ? languages : languagesBesideDocument
    return !known.isEmpty && known.allSatisfy(Self.isEnglish)
  }

  /// Whether the app has less than half as many texts in a language as in another one, so that its translation has only
  /// begun.
  public func hasOnlyBegun(_ language: String) -> Bool {
    guard let own = bytesOfTexts[language], let most = bytesOfTexts.values.max() else { return false }
    return own * 2 < most
  }

  /// Whether a language name, such as `en-GB` in `en-GB.lproj`, stands for English.
  public static func isEnglish(_ language: String) -> Bool {
    language == "en" || language.hasPrefix("en-") || language == "English"
  }

  /// Reads the text of a configuration file (`.xcconfig`), of a specification of XcodeGen (`project.yml`) or Tuist
  /// (`Project.swift`), or of a package manifest.
  public init(settings text: String) {
    deploymentTarget =
      text.matches(of: /IPHONEOS_DEPLOYMENT_TARGET\s*[=:]\s*"?([0-9]+(?:\.[0-9]+)?)/).compactMap { Double($0.1) }.min()
      ?? text.matches(of: /\biOS(?:\(\.v|\((?:targetVersion:\s*)?"|:\s*["']?)([0-9]+(?:\.[0-9]+)?)/).compactMap {
        Double($0.1)
      }.min()
    deviceFamilies = Self.families(in: text.matches(of: /TARGETED_DEVICE_FAMILY\s*[=:]\s*"?([0-9, ]+)/).map(\.1))
    if deviceFamilies.isEmpty { deviceFamilies = Self.families(ofDestinationsIn: text) }
  }

  /// The device families that Tuist's destinations name, as in `destinations: [.iPhone, .iPad]`.
  private static func families(ofDestinationsIn text: String) -> [Int] {
    let lists = text.matches(of: /\b(?:destinations|devices):\s*(\[[^\]]*\]|\.\w+)/).map { $0.1.lowercased() }
    let isForBoth = lists.contains { $0.contains(/\.ios\b/) }
    let names = [("iphone", 1), ("ipad", 2)]
    return names.compactMap { name, family in isForBoth || lists.contains { $0.contains(name) } ? family : nil }
  }

  /// Reads the text of an app's `Info.plist`.
  public init(infoPlist text: String) {
    let lists = text.matches(
      of: /<key>UISupportedInterfaceOrientations(~\w+)?<\/key>\s*<array>(.*?)<\/array>/.dotMatchesNewlines())
    addOrientations(lists.map { ($0.1.map(String.init) ?? "", $0.2) }, phones: "~iphone", pads: "~ipad")
    if let whole = text.firstMatch(of: /<key>UIRequiresFullScreen<\/key>\s*<(true|false)\/>/) {
      requiresFullScreen = whole.1 == "true"
    }
    if let style = text.firstMatch(of: /<key>UIUserInterfaceStyle<\/key>\s*<string>(\w+)<\/string>/) {
      staysLight = style.1 == "Light"
      staysDark = style.1 == "Dark"
    }
  }

  /// Reads the text of a `project.pbxproj`.
  ///
  /// Languages are taken from `knownRegions`, without `Base`. The other facts are build settings, of which a project
  /// has one value per target and configuration.
  public init(projectFile text: String) {
    let regions = text.matches(of: /knownRegions = \(([^)]*)\)/).flatMap { $0.1.split(separator: ",") }
    let names = regions.map { $0.trimmingCharacters(in: Self.surroundings) }
    languages = Set(names.filter { !$0.isEmpty && $0 != "Base" }).sorted()
    deploymentTarget = text.matches(of: /IPHONEOS_DEPLOYMENT_TARGET = "?([0-9]+(?:\.[0-9]+)?)/)
      .compactMap { Double($0.1) }.min()
    deviceFamilies = Self.families(in: text.matches(of: /TARGETED_DEVICE_FAMILY = "?([0-9, ]+)/).map(\.1))
    let lists = text.matches(of: /INFOPLIST_KEY_UISupportedInterfaceOrientations(\w*) = "?([^";]+)/)
    addOrientations(lists.map { (String($0.1), $0.2) }, phones: "_iPhone", pads: "_iPad")
    if let whole = text.firstMatch(of: /INFOPLIST_KEY_UIRequiresFullScreen = (YES|NO)/) {
      requiresFullScreen = whole.1 == "YES"
    }
    for setting in text.matches(of: /INFOPLIST_KEY_UIUserInterfaceStyle = "?([^";]+)/) {
      staysLight = setting.1 == "Light"
      staysDark = setting.1 == "Dark"
    }
  }

  /// Adds what lists of orientations say. A list for one kind of device takes the place of the list for all.
  ///
  /// - Parameters:
  ///   - lists: the lists, each with the ending of its key.
  ///   - phones: the ending of the keys for iPhones only.
  ///   - pads: the ending of the keys for iPads only.
  private mutating func addOrientations(
    _ lists: [(ending: String, names: Substring)], phones: String, pads: String
  ) {
    func supports(_ orientation: String, on ending: String) -> Bool? {
      let own = lists.filter { $0.ending == ending }
      let counting = own.isEmpty ? lists.filter(\.ending.isEmpty) : own
      return counting.isEmpty ? nil : counting.contains { $0.names.contains(orientation) }
    }
    turnsToLandscape = supports("Landscape", on: phones)
    standsUpright = supports("Portrait", on: phones)
    turnsToLandscapeOnPads = supports("Landscape", on: pads)
    standsUprightOnPads = supports("Portrait", on: pads)
  }

  /// The names of the files in the build phases of a `project.pbxproj`; `nil` if they are not known, because a target
  /// includes whole folders.
  public static func filesOfTargets(inProjectFile text: String) -> Set<String>? {
    // Xcode writes “A.xib in Resources” beside each entry of a build phase.
    guard !text.contains("PBXFileSystemSynchronized"), !text.contains("lastKnownFileType = folder;") else { return nil }
    return Set(text.matches(of: /\/\* ([^*]+) in [A-Za-z ]+ \*\//).map { String($0.1) })
  }

  /// The numbers of device families in lists such as `1,2`, sorted and without duplicates.
  private static func families(in lists: [Substring]) -> [Int] {
    let numbers = lists.flatMap { $0.split(separator: ",") }
    return Set(numbers.compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }).sorted()
  }

  private static let surroundings = CharacterSet.whitespacesAndNewlines.union(CharacterSet(charactersIn: "\""))

  /// Adds the facts of another project of the same app.
  public mutating func formUnion(_ other: ProjectFacts) {
    languages = Set(languages + other.languages).sorted()
    deploymentTarget = [deploymentTarget, other.deploymentTarget].compactMap(\.self).min()
    deviceFamilies = Set(deviceFamilies + other.deviceFamilies).sorted()
    turnsToLandscape = Self.either(turnsToLandscape, other.turnsToLandscape) { $0 || $1 }
    standsUpright = Self.either(standsUpright, other.standsUpright) { $0 || $1 }
    turnsToLandscapeOnPads = Self.either(turnsToLandscapeOnPads, other.turnsToLandscapeOnPads) { $0 || $1 }
    standsUprightOnPads = Self.either(standsUprightOnPads, other.standsUprightOnPads) { $0 || $1 }
    requiresFullScreen = Self.either(requiresFullScreen, other.requiresFullScreen) { $0 && $1 }
    staysLight = Self.either(staysLight, other.staysLight) { $0 && $1 }
    staysDark = Self.either(staysDark, other.staysDark) { $0 && $1 }
  }

  private static func either(_ one: Bool?, _ other: Bool?, _ join: (Bool, Bool) -> Bool) -> Bool? {
    guard let one, let other else { return one ?? other }
    return join(one, other)
  }

  /// Takes over what the settings of a document's own targets say, where they say anything. The languages stay those of
  /// the whole project.
  public mutating func take(settingsOf targets: ProjectFacts) {
    deploymentTarget = targets.deploymentTarget ?? deploymentTarget
    if !targets.deviceFamilies.isEmpty { deviceFamilies = targets.deviceFamilies }
    turnsToLandscape = targets.turnsToLandscape ?? turnsToLandscape
    standsUpright = targets.standsUpright ?? standsUpright
    turnsToLandscapeOnPads = targets.turnsToLandscapeOnPads ?? turnsToLandscapeOnPads
    standsUprightOnPads = targets.standsUprightOnPads ?? standsUprightOnPads
    requiresFullScreen = targets.requiresFullScreen ?? requiresFullScreen
    staysLight = targets.staysLight ?? staysLight
    staysDark = targets.staysDark ?? staysDark
    apps = targets.apps
  }

  /// Whether the app may run mirrored: it has a language that is written from right to left, or its languages are
  /// unknown.
  public var mayBeMirrored: Bool { languages.isEmpty || languages.contains(where: Language.isRightToLeft) }

  /// Whether the app may run on a phone with a width of 320 points. The last such phone, the iPhone SE of 2016, runs
  /// iOS 15 at most.
  public var mayRunOnNarrowPhones: Bool { deploymentTarget.map { $0 < 16 } ?? true }

  /// Whether the app may be in landscape on iPhones or iPads: the project supports it, or does not say.
  public func mayBeInLandscape(onPads: Bool) -> Bool {
    (onPads ? turnsToLandscapeOnPads ?? turnsToLandscape : turnsToLandscape) ?? true
  }

  /// Whether the app may be in portrait on iPhones or iPads: the project supports it, or does not say.
  public func mayBeInPortrait(onPads: Bool) -> Bool {
    (onPads ? standsUprightOnPads ?? standsUpright : standsUpright) ?? true
  }

  /// Whether the app may be in Split View on an iPad: it supports all orientations and does not require the full
  /// screen.
  public var mayShareScreen: Bool {
    requiresFullScreen != true && mayBeInLandscape(onPads: true) && mayBeInPortrait(onPads: true)
  }

  /// Whether the app may have dark appearance: the project does not say that it always has light appearance.
  public var mayBeDark: Bool { staysLight != true }

  /// Whether the app may have light appearance: the project does not say that it always has dark appearance.
  public var mayBeLight: Bool { staysDark != true }

  /// Whether the app runs on iPads only.
  public var isForPadsOnly: Bool { deviceFamilies.contains(2) && !deviceFamilies.contains(1) }
}
