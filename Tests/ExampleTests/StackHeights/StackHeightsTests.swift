import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import StackHeights

/// Views in stack views: constrained to each other, or in proportion to natural sizes that can be set.
struct StackHeightsTests {
  private func heights(_ make: () -> UIViewController) throws -> [CGFloat] {
    let (window, controller) = ExampleApp.stackHeights.show(make)
    let stack = try #require(Screens.views(UIStackView.self, in: controller.view).first)
    withExtendedLifetime(window) {}
    return stack.arrangedSubviews.map(\.frame.height)
  }

  @Test func tiedViewsAreHalfAsHighAndAsHighAsTheLast() throws {
    let heights = try heights { TiedHeightsViewController() }
    #expect(heights.count == 3)
    #expect(abs(heights[0] - heights[2] / 2) < 1)
    #expect(abs(heights[1] - heights[2]) < 1)
  }

  @Test func naturalSizesOfTheXibAreTheProportions() throws {
    let heights = try heights { ProportionalHeightsViewController() }
    #expect(heights.count == 3)
    #expect(abs(heights[1] - heights[0] * 2) < 1.5)
    #expect(abs(heights[2] - heights[0] * 3) < 1.5)
  }

  /// Interface Builder shows the same sizes if the placeholder equals the attribute.
  @Test func thePlaceholdersOfTheXibAreTheNaturalSizes() throws {
    let path = ExampleApp.stackHeights.folder.appending(path: "ProportionalHeightsViewController.xib").path
    ExampleApp.stackHeights.begin()
    let document = try InterfaceDocument.load(contentsOf: path)
    let scene = try #require(document.scenes.first)
    func heights(_ safeAreaSource: Environment.SafeAreaSource) throws -> [CGFloat] {
      var environment = Environment.designTime(of: document)
      environment.safeAreaSource = safeAreaSource
      let screen = document.instantiate(scene, in: environment)
      screen.layout()
      let stack = try #require(Screens.views(UIStackView.self, in: screen.rootView).first)
      return stack.arrangedSubviews.map(\.frame.height)
    }
    let ratios = try [heights(.canvas), heights(.device)].map { $0.map { height in height / 3 } }
    for (canvas, device) in zip(ratios[0], ratios[1]) { #expect(abs(canvas - device) < 0.5) }
  }

  /// The unit test of the document.
  @Test func anArchivedViewComesBackWithItsNaturalSize() throws {
    let view = UIViewExtended(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.intrinsicSize = CGSize(width: 5, height: 5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let result = try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIViewExtended)
    #expect(result.frame.size == CGSize(width: 100, height: 50))
    #expect(result.intrinsicSize == CGSize(width: 5, height: 5))
    #expect(result.intrinsicContentSize == CGSize(width: 5, height: 5))
  }

  @Test func theTabsSwitchBetweenBoth() throws {
    let (window, tabs) = ExampleApp.stackHeights.show { () -> UITabBarController in
      let tabs = UITabBarController()
      tabs.viewControllers = [TiedHeightsViewController(), ProportionalHeightsViewController()]
      return tabs
    }
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(tabs.selectedViewController?.view.window === window)
    #expect(Screens.views(UIViewExtended.self, in: tabs.view).count == 3)
  }

  @Test func aTieThatCannotHoldIsFound() throws {
    let audit = try ExampleApp.stackHeights.audit(
      "TiedHeightsViewController.xib", replacing: "multiplier=\"0.5\" id=\"L0d-JQ-Q9A\"",
      with: "constant=\"5000\" id=\"L0d-JQ-Q9A\"")
    #expect(audit.contains("unsatisfiable-constraints"))
  }
}
