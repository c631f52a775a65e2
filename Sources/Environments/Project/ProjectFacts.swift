import Foundation

/// What the Xcode project of a document says about the app.
nonisolated public struct ProjectFacts: Codable, Hashable, Sendable {
  /// The languages that the app is translated into, such as `en` or `pt-BR`, in alphabetical order; empty if unknown.
  public var languages: [String] = []
  /// The oldest release of iOS that one of the project's targets runs on, such as 15.4; `nil` if unknown.
  public var deploymentTarget: Double?
  /// The device families of the targets by Xcode's numbers, in order: 1 for iPhone, 2 for iPad; empty if unknown.
  public var deviceFamilies: [Int] = []

  /// Whether the app turns to landscape; `nil` if unknown.
  public var turnsToLandscape: Bool?
  /// Whether the app can be held upright: one of its devices has a portrait orientation; `nil` if unknown.
  public var standsUpright: Bool?
  /// Whether the app takes the whole screen of an iPad, without another app beside it; `nil` if unknown.
  public var requiresFullScreen: Bool?
  /// Whether the app stays light in dark appearance; `nil` if unknown.
  public var staysLight: Bool?
  /// The languages in the document's part of the project: those of the `.lproj` folders in the same folder right below
  /// the project; empty if unknown. The project's own list can have languages for which only its extensions have texts.
  public var languagesBesideDocument: [String] = []
  /// Whether a target of the project has the document that these facts are for; `nil` if unknown.
  public var hasTargetForDocument: Bool?

  /// Facts that are all unknown.
  public init() {}

  /// Whether the part of the project that the document belongs to is known to be in English alone.
  public var isInEnglishAlone: Bool {
    let known = languagesBesideDocument.isEmpty ? languages : languagesBesideDocument
    return !known.isEmpty && known.allSatisfy(Self.isEnglish)
  }

  /// Whether the name of a language or region, as in `en-GB.lproj`, is English.
  public static func isEnglish(_ language: String) -> Bool {
    language == "en" || language.hasPrefix("en-") || language == "English"
  }

  /// Reads the text of a configuration file (`.xcconfig`), of an XcodeGen specification (`project.yml`), or of a
  /// package manifest.
  public init(settings text: String) {
    deploymentTarget =
      text.matches(of: /IPHONEOS_DEPLOYMENT_TARGET\s*[=:]\s*"?([0-9]+(?:\.[0-9]+)?)/).compactMap { Double($0.1) }.min()
      ?? text.matches(of: /\biOS(?:\(\.v|\("|:\s*["']?)([0-9]+(?:\.[0-9]+)?)/).compactMap { Double($0.1) }.min()
    deviceFamilies = Self.families(in: text.matches(of: /TARGETED_DEVICE_FAMILY\s*[=:]\s*"?([0-9, ]+)/).map(\.1))
  }

  /// Reads the text of an app's `Info.plist`.
  public init(infoPlist text: String) {
    // Values for iPads alone (`~ipad`) do not apply to phones.
    let orientations = text.matches(
      of: /<key>UISupportedInterfaceOrientations(?:~iphone)?<\/key>\s*<array>(.*?)<\/array>/.dotMatchesNewlines())
    if !orientations.isEmpty { turnsToLandscape = orientations.contains { $0.1.contains("Landscape") } }
    let lists = text.matches(
      of: /<key>UISupportedInterfaceOrientations(?:~\w+)?<\/key>\s*<array>(.*?)<\/array>/.dotMatchesNewlines())
    if !lists.isEmpty { standsUpright = lists.contains { $0.1.contains("Portrait") } }
    if let whole = text.firstMatch(of: /<key>UIRequiresFullScreen<\/key>\s*<(true|false)\/>/) {
      requiresFullScreen = whole.1 == "true"
    }
    if let style = text.firstMatch(of: /<key>UIUserInterfaceStyle<\/key>\s*<string>(\w+)<\/string>/) {
      staysLight = style.1 == "Light"
    }
  }

  /// Reads the text of a `project.pbxproj`.
  ///
  /// Languages are listed as `knownRegions`, in which `Base` is not a language; the other facts are build settings, of
  /// which a project has one per target and configuration.
  public init(projectFile text: String) {
    let regions = text.matches(of: /knownRegions = \(([^)]*)\)/).flatMap { $0.1.split(separator: ",") }
    let names = regions.map { $0.trimmingCharacters(in: Self.surroundings) }
    languages = Set(names.filter { !$0.isEmpty && $0 != "Base" }).sorted()
    deploymentTarget = text.matches(of: /IPHONEOS_DEPLOYMENT_TARGET = "?([0-9]+(?:\.[0-9]+)?)/)
      .compactMap { Double($0.1) }.min()
    deviceFamilies = Self.families(in: text.matches(of: /TARGETED_DEVICE_FAMILY = "?([0-9, ]+)/).map(\.1))
    let lists = text.matches(of: /INFOPLIST_KEY_UISupportedInterfaceOrientations\w* = "?([^";]+)/)
    if !lists.isEmpty { standsUpright = lists.contains { $0.1.contains("Portrait") } }
    if let whole = text.firstMatch(of: /INFOPLIST_KEY_UIRequiresFullScreen = (YES|NO)/) {
      requiresFullScreen = whole.1 == "YES"
    }
    for setting in text.matches(
      of: /INFOPLIST_KEY_(UISupportedInterfaceOrientations|UIUserInterfaceStyle)(?:_iPhone)? = "?([^";]+)/)
    {
      if setting.1 == "UIUserInterfaceStyle" {
        staysLight = setting.2 == "Light"
      } else {
        turnsToLandscape = (turnsToLandscape ?? false) || setting.2.contains("Landscape")
      }
    }
  }

  /// The names of the files that the targets of a `project.pbxproj` list; `nil` if a target takes whole folders.
  public static func filesOfTargets(inProjectFile text: String) -> Set<String>? {
    // Xcode writes “A.xib in Resources” beside each entry of a build phase.
    guard !text.contains("PBXFileSystemSynchronized"), !text.contains("lastKnownFileType = folder;") else { return nil }
    return Set(text.matches(of: /\/\* ([^*]+) in [A-Za-z ]+ \*\//).map { String($0.1) })
  }

  /// The families in lists such as `1,2`.
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
    requiresFullScreen = Self.either(requiresFullScreen, other.requiresFullScreen) { $0 && $1 }
    staysLight = Self.either(staysLight, other.staysLight) { $0 && $1 }
  }

  private static func either(_ one: Bool?, _ other: Bool?, _ join: (Bool, Bool) -> Bool) -> Bool? {
    guard let one, let other else { return one ?? other }
    return join(one, other)
  }

  /// Whether a person may see the app mirrored: it has a language that is written from right to left, or its languages
  /// are unknown.
  public var mayBeMirrored: Bool { languages.isEmpty || languages.contains(where: Language.isRightToLeft) }

  /// Whether the app may run on a phone 320 points wide. The last one, the iPhone SE of 2016, runs iOS 15 at most.
  public var mayRunOnNarrowPhones: Bool { deploymentTarget.map { $0 < 16 } ?? true }

  /// Whether a person may turn the app to landscape: the project says so, or says nothing.
  public var mayBeInLandscape: Bool { turnsToLandscape ?? true }

  /// Whether a person may hold the app upright: it has a portrait orientation, or the project says nothing.
  public var mayBeInPortrait: Bool { standsUpright ?? true }

  /// Whether another app may stand beside this one on an iPad: it supports all orientations and does not ask for the
  /// whole screen.
  public var mayShareScreen: Bool { requiresFullScreen != true && mayBeInLandscape && mayBeInPortrait }

  /// Whether a person may see the app in dark appearance: the project does not say that the app stays light.
  public var mayBeDark: Bool { staysLight != true }

  /// Whether the app runs on iPads only.
  public var isForPadsOnly: Bool { deviceFamilies.contains(2) && !deviceFamilies.contains(1) }
}
