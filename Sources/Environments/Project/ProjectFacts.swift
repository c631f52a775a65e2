import Foundation

/// What the Xcode project of a document says about the app.
nonisolated public struct ProjectFacts: Codable, Hashable, Sendable {
  /// The languages that the app is translated into, such as `en` or `pt-BR`, in alphabetical order; empty if unknown.
  public var languages: [String] = []
  /// The oldest release of iOS that one of the project's targets runs on, such as 15.4; `nil` if unknown.
  public var deploymentTarget: Double?
  /// The device families of the targets by Xcode's numbers, in order: 1 for iPhone, 2 for iPad; empty if unknown.
  public var deviceFamilies: [Int] = []

  /// Knows nothing.
  public init() {}

  /// Reads the text of a `project.pbxproj`.
  ///
  /// Languages stand there as `knownRegions`, in which `Base` is no language; the other facts are build settings, of
  /// which a project has one per target and configuration.
  public init(projectFile text: String) {
    let regions = text.matches(of: /knownRegions = \(([^)]*)\)/).flatMap { $0.1.split(separator: ",") }
    let names = regions.map { $0.trimmingCharacters(in: Self.surroundings) }
    languages = Set(names.filter { !$0.isEmpty && $0 != "Base" }).sorted()
    deploymentTarget = text.matches(of: /IPHONEOS_DEPLOYMENT_TARGET = "?([0-9]+(?:\.[0-9]+)?)/)
      .compactMap { Double($0.1) }.min()
    let families = text.matches(of: /TARGETED_DEVICE_FAMILY = "?([0-9, ]+)/).flatMap { $0.1.split(separator: ",") }
    deviceFamilies = Set(families.compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }).sorted()
  }

  private static let surroundings = CharacterSet.whitespacesAndNewlines.union(CharacterSet(charactersIn: "\""))

  /// Adds the facts of another project of the same app.
  public mutating func formUnion(_ other: ProjectFacts) {
    languages = Set(languages + other.languages).sorted()
    deploymentTarget = [deploymentTarget, other.deploymentTarget].compactMap(\.self).min()
    deviceFamilies = Set(deviceFamilies + other.deviceFamilies).sorted()
  }

  /// Whether a person may see the app mirrored: it has a language that is written from right to left, or its languages
  /// are unknown.
  public var mayBeMirrored: Bool { languages.isEmpty || languages.contains(where: Language.isRightToLeft) }

  /// Whether the app may run on a phone 320 points wide. The last one, the iPhone SE of 2016, runs iOS 15 at most.
  public var mayRunOnNarrowPhones: Bool { deploymentTarget.map { $0 < 16 } ?? true }

  /// Whether the app runs on iPads only.
  public var isForPadsOnly: Bool { deviceFamilies.contains(2) && !deviceFamilies.contains(1) }
}
