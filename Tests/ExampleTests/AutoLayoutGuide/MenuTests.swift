import SnugTesting
import Testing
import UIKit

@testable import AutoLayoutGuide

/// The guide's menu: the natural height of a text decides that of its cell.
struct MenuTests {
  private func showMenu() throws -> (window: UIWindow, navigation: UINavigationController, menu: MenuViewController) {
    let (window, navigation) = ExampleApp.autoLayoutGuide.show {
      UINavigationController(rootViewController: MenuViewController())
    }
    return (window, navigation, try #require(navigation.topViewController as? MenuViewController))
  }

  private func texts(in cell: UITableViewCell) -> [UILabel] { Screens.views(UILabel.self, in: cell.contentView) }

  @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraLarge])
  func aCellIsAsHighAsItsTexts(_ category: UIContentSizeCategory) throws {
    let (window, _, menu) = try showMenu()
    window.traitOverrides.preferredContentSizeCategory = category
    window.layoutIfNeeded()
    let cells = menu.tableView.visibleCells
    #expect(cells.count > 2)
    for cell in cells {
      // The container's edges are 5 points from the cell's. Its texts are 10 points from its own and 4 from each other.
      let texts = texts(in: cell).map(\.bounds.height).reduce(0, +)
      #expect(abs(cell.contentView.bounds.height - (texts + 5 + 10 + 4 + 10 + 5)) <= 1)
      for label in self.texts(in: cell) { #expect(!label.isTextTruncated) }
    }
    #expect(Set(cells.map(\.bounds.height)).count > 1)
    withExtendedLifetime(window) {}
  }

  @Test(arguments: Chapter.all.indices.filter { Chapter.all[$0].title != "Sign in" })
  func aTapShowsTheChapter(_ row: Int) throws {
    let navigation = UINavigationController(rootViewController: MenuViewController())
    let screen = TestScreen(of: ExampleApp.autoLayoutGuide.tested) { navigation }
    screen.tap(Chapter.all[row].title)
    let chapter = Chapter.all[row].makeScreen()
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController.map { type(of: $0) == type(of: chapter) } == true)
  }

  @Test func signingInCoversTheScreen() throws {
    let screen = TestScreen(of: ExampleApp.autoLayoutGuide.tested) {
      UINavigationController(rootViewController: MenuViewController())
    }
    screen.tap("Sign in")
    let form = try #require(screen.frontController as? SignInViewController)
    screen.tap(try #require(screen.views(UIButton.self).first { $0.isDescendant(of: form.view) }))
    #expect(screen.frontController === screen.rootViewController)
  }
}
