import Foundation
import InterfaceBuilder
import Testing
@_spi(Generated) import UIKit

@_spi(Generated) @testable import BattlePets

/// The screens of the app in an environment, and what is asked of any of them.
struct Screens {
  /// A text size and a reading direction.
  nonisolated struct Setting: CustomTestStringConvertible, Sendable {
    var category: UIContentSizeCategory
    var direction: Environment.Direction

    var isAccessible: Bool { category.isAccessibilityCategory }
    var isMirrored: Bool { direction == .rightToLeft }
    var testDescription: String { "\(category.rawValue.replacing("UICTContentSizeCategory", with: "")) \(direction)" }

    static let all = UIContentSizeCategory.allCases.flatMap { category in
      Environment.Direction.allCases.map { Setting(category: category, direction: $0) }
    }
  }

  nonisolated static let names = [
    "PetViewController", "BattleViewController", "ScoreCardViewController", "AchievementsViewController",
  ]

  private let storyboard: InterfaceDocument

  init() throws {
    ExampleApp.battlePets.begin()
    storyboard = try InterfaceDocument.load(
      contentsOf: ExampleApp.battlePets.folder.appending(path: "Base.lproj/Main.storyboard").path)
  }

  /// A screen as on the storyboard's own device.
  func screen(_ name: String, _ setting: Setting) throws -> LoadedScene {
    let scene = try #require(storyboard.scenes.first { $0.name == name && $0.rootViewElement != nil })
    var environment = Environment.designTime(of: storyboard)
    environment.contentSizeCategory = setting.category
    environment.direction = setting.direction
    environment.safeAreaSource = .device
    let screen = storyboard.instantiate(scene, in: environment)
    screen.layout()
    return screen
  }

  /// The views of a class in a tree, in order.
  static func views<View: UIView>(_ type: View.Type, in root: UIView) -> [View] {
    (root as? View).map { [$0] } ?? [] + root.subviews.flatMap { views(type, in: $0) }
  }

  /// Every view of a tree, in order.
  static func all(in root: UIView) -> [UIView] { [root] + root.subviews.flatMap { all(in: $0) } }
}
