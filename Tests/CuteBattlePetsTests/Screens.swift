import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import CuteBattlePets

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

  let app: CuteBattlePets

  init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    app = try CuteBattlePets(
      storyboard: folder.appendingPathComponent("Examples/CuteBattlePets/Main.storyboard").path)
  }

  func screen(_ name: String, _ setting: Setting) throws -> LoadedScene {
    try #require(app.screen(name, at: setting.category, direction: setting.direction))
  }

  /// The views of a class in a tree, in order.
  static func views<View: UIView>(_ type: View.Type, in root: UIView) -> [View] {
    (root as? View).map { [$0] } ?? [] + root.subviews.flatMap { views(type, in: $0) }
  }

  /// Every view of a tree, in order.
  static func all(in root: UIView) -> [UIView] { [root] + root.subviews.flatMap { all(in: $0) } }
}
