import Environments
import InterfaceBuilder
import UIKit

/// Collects the environments in which a screen was not looked at: it is not there, or its code does not follow them.
struct UnseenFolding {
  private let scene: SceneDescription
  private var reasons = ExtentFolding<String>()

  init(_ scene: SceneDescription) { self.scene = scene }

  /// Adds what is not seen of a screen that was laid out in an environment.
  mutating func add(_ loaded: LoadedScene, in environment: Environment) {
    reasons.add(loaded.absence.map { [$0] } ?? Self.deviations(of: loaded, from: environment), in: environment)
  }

  /// What the code of a screen keeps, although the environment asks for something else.
  private static func deviations(of loaded: LoadedScene, from environment: Environment) -> [String] {
    guard loaded.runsCode, let traits = loaded.viewController?.traitCollection else { return [] }
    var words: [String] = []
    let style: UIUserInterfaceStyle = environment.appearance == .dark ? .dark : .light
    if traits.userInterfaceStyle != .unspecified, traits.userInterfaceStyle != style {
      words.append("its code keeps the \(style == .dark ? "light" : "dark") appearance")
    }
    if traits.preferredContentSizeCategory != environment.contentSizeCategory {
      words.append("its code keeps the text size \(TextSize.name(of: traits.preferredContentSizeCategory))")
    }
    let direction: UITraitEnvironmentLayoutDirection =
      environment.direction == .rightToLeft ? .rightToLeft : .leftToRight
    if traits.layoutDirection != .unspecified, traits.layoutDirection != direction {
      words.append("its code keeps the direction \(direction == .rightToLeft ? "left to right" : "right to left")")
    }
    return words
  }

  /// The collected reasons as reports list them, in the order in which they were found.
  var entries: [NotChecked] {
    reasons.extents.map { reason, extent in
      NotChecked(subject: scene.name, reason: "\(reason) (\(extent))", line: scene.line)
    }
  }
}
