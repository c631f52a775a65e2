import InterfaceBuilder
import Testing
import UIKit

@testable import BattlePets

/// The app is used: taps lead to other screens, as its storyboard and its code define.
struct BattleTests {
  /// The app's first controller in a window.
  private func launch() throws -> (window: UIWindow, tabs: UITabBarController) {
    ExampleApp.battlePets.begin()
    let tabs = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UITabBarController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, tabs)
  }

  @Test func theTabsAreTheOnesOfTheStoryboard() throws {
    let tabs = try launch().tabs
    let titles = tabs.viewControllers?.map { ($0 as? UINavigationController)?.topViewController?.navigationItem.title }
    #expect(titles == ["My Pet", "Opponents", "Achievements"])
  }

  @Test func aTapOnBattleShowsTheScoreCardOfTheOpponent() throws {
    let (window, tabs) = try launch()
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    let opponents = try #require(navigation.topViewController as? BattleViewController)
    let cell = try #require(opponents.tableView.visibleCells.dropFirst().first as? BattleCell)
    cell.battleButton.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    let card = try #require(navigation.topViewController as? ScoreCardViewController)
    #expect(card.summaryLabel.text?.contains("Princess Fluffybottom the Third") == true)
  }

  @Test func aFedPetIsFull() throws {
    let (window, tabs) = try launch()
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    let buttons = Screens.views(UIButton.self, in: try #require(navigation.topViewController).view)
    let feed = try #require(buttons.first { $0.title(for: .normal) == "Feed Whiskers" })
    feed.sendActions(for: .touchUpInside)
    #expect(feed.title(for: .normal) == "Whiskers is full")
    withExtendedLifetime(window) {}
  }
}
