import Foundation
import Testing
import UIKit

@testable import Drawing

/// Bars around a screen.
@Suite struct BarDrawingTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  func drawn(_ bar: UIView) throws -> Canvas {
    let canvas = try Canvas(size: root.bounds.size, scale: 2)
    ScreenRenderer().draw(Screen(root, bars: [bar]), on: canvas)
    return canvas
  }

  @Test func barsLieOverTheRootViewWithTheirTitleInTheMiddle() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    bar.items = [UINavigationItem(title: "Title")]
    let canvas = try drawn(bar)
    let title = try #require(canvas.boundingBox(in: bar.frame) { $0.luma < 0.4 })
    #expect(abs(title.midX - 100) < 2)
    #expect(abs(title.midY - 22) < 5)
  }

  /// Since iOS 26 a bar is 54 points high, and its row of items is 44 points high at the top of it.
  @Test(arguments: [(44.0, LayoutPolicy.device), (54, .iOS26)])
  func theBackButtonStandsInTheRowOfTheItems(height: Double, policy: LayoutPolicy) throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: height))
    bar.traitOverrides.layoutPolicy = policy
    bar.items = [UINavigationItem(title: ""), UINavigationItem(title: "")]
    let canvas = try drawn(bar)
    let start = CGRect(x: 0, y: 0, width: 26, height: height - 2)
    let chevron = try #require(canvas.boundingBox(in: start) { $0.luma < 0.7 })
    #expect(abs(chevron.midY - 22) < 1)
  }

  /// Tabs share the width, so that two titles stand in the middle of each half.
  @Test func tabsShareTheWidth() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 251, width: 200, height: 49))
    bar.items = [UITabBarItem(title: "One", image: nil, tag: 0), UITabBarItem(title: "Two", image: nil, tag: 1)]
    let canvas = try drawn(bar)
    for half in 0..<2 {
      let area = CGRect(x: 100 * Double(half), y: 254, width: 100, height: 46)
      let title = try #require(canvas.boundingBox(in: area) { $0.luma < 0.7 })
      #expect(abs(title.midX - area.midX) < 2)
    }
  }
}
