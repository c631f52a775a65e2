import Drawing
import Foundation
import Testing
import UIKit

/// Bars as iOS drew them.
@Suite struct BarTests {
  nonisolated static let recorded = RecordedBars.all

  @Test(arguments: recorded.screens)
  func betweenBarsPlusHairlinesAndTextsStandWithinAPoint(_ recorded: RecordedBars.Screen) throws {
    let screen = FourLabelsScreen()
    screen.show(recorded.screen)
    let (width, height) = (recorded.screen.size[0], recorded.screen.size[1])
    let top = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    let item = UINavigationItem(title: "")
    item.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add)
    top.items = [item]
    let bottom = UITabBar(frame: CGRect(x: 0, y: height - 49, width: width, height: 49))
    bottom.items = [UITabBarItem()]
    let insets = recorded.screen.safeArea
    for bar in [top, bottom] as [UIView] {
      bar.setRootTraits(.iOS13(recorded.screen.textSize))
      bar.hostEnvironment = UIHostEnvironment(
        safeAreaInsets: UIEdgeInsets(top: 0, left: insets[1], bottom: 0, right: insets[3]))
    }
    let picture = try Canvas(size: screen.view.bounds.size, scale: 3)
    ScreenRenderer(scale: 3).draw(Screen(screen.view, bars: [top, bottom]), on: picture)

    let plus = try #require(picture.ink(in: CGRect(x: 0, y: 0, width: width / 2, height: 43)))
    #expect(plus.worstEdge(from: recorded.plus.rect) <= 1, "\(plus), recorded \(recorded.plus.rect)")
    for line in recorded.lines {
      let color = try #require(picture.color(at: CGPoint(x: width / 2, y: line + 0.1)))
      #expect(abs(color.red - 0.7) < 0.02, "the line at \(line) is \(color)")
      for beside in [line - 0.2, line + 0.4] {
        let color = try #require(picture.color(at: CGPoint(x: width / 2, y: beside)))
        #expect(color.red > 0.95, "\(color) at \(beside)")
      }
    }
    for text in recorded.screen.texts {
      let label = try #require(screen.label(text.text))
      let ink = try #require(picture.ink(in: label.frame.insetBy(dx: -2, dy: 0)))
      #expect(ink.worstEdge(from: text.ink.rect) <= 1, "“\(text.text)”: \(ink), recorded \(text.ink.rect)")
    }
  }

  private func make(_ recorded: RecordedBars.TabBar) -> UITabBar {
    let bar = UITabBar()
    bar.setRootTraits(.phone(policy: recorded.release.policy))
    bar.frame.size = bar.sizeThatFits(CGSize(width: recorded.width, height: 0))
    bar.items = recorded.titles.enumerated().map { index, title in
      let item = UITabBarItem(title: title, image: nil)
      if recorded.badges.indices.contains(index) { item.badgeValue = recorded.badges[index] }
      return item
    }
    bar.selectedItem = recorded.chosen.flatMap { bar.items?[$0] }
    return bar
  }

  /// A tab bar and its tabs have the frames of the recorded ones.
  @Test(arguments: recorded.tabBars)
  func tabs(_ recorded: RecordedBars.TabBar) throws {
    let bar = make(recorded)
    #expect(Double(bar.frame.height) == recorded.height)
    try #require(bar.itemFrames.count == recorded.items.count)
    func compare() {
      for (frame, box) in zip(bar.itemFrames, recorded.items) {
        #expect(frame.worstEdge(from: box.rect) < 0.34, "\(frame), recorded \(box.rect)")
      }
    }
    if recorded.release == .iOS26 {
      withKnownIssue("tabs of iOS 26 stand in a platter: 54 high from 4 on, over each other, 25 from the sides") {
        compare()
      }
    } else {
      compare()
    }
  }

  @Test(arguments: recorded.tabBars)
  func titlesAndBadgesOfTabsStandWithinAPoint(_ recorded: RecordedBars.TabBar) throws {
    let bar = make(recorded)
    let picture = try bar.picture()
    for (frame, box) in zip(bar.itemFrames, recorded.titleInks) {
      // Titles that are not chosen are grey: 56 % of white.
      let room = CGRect(x: frame.minX, y: 26, width: frame.width, height: frame.maxY - 26)
      let ink = try #require(picture.boundingBox(in: room) { $0.red < 0.82 })
      #expect(ink.worstEdge(from: box.rect) <= 1, "\(ink), recorded \(box.rect)")
    }
    for (frame, box) in zip(bar.itemFrames, recorded.badgeInks) {
      let room = CGRect(x: frame.minX, y: 0, width: frame.width, height: 25)
      let ink = try #require(picture.boundingBox(in: room) { $0.green < 0.6 })
      #expect(ink.worstEdge(from: box.rect) <= 1, "\(ink), recorded \(box.rect)")
    }
  }

  /// Title and back button stand within a point; without content under it, the bar is not seen.
  @Test(arguments: recorded.titles)
  func titles(_ recorded: RecordedBars.Title) throws {
    let frame = recorded.bar.rect
    let bar = UINavigationBar(frame: CGRect(origin: .zero, size: frame.size))
    bar.setRootTraits(.phone(policy: recorded.release.policy))
    bar.items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]
    #expect(bar.sizeThatFits(frame.size).height == frame.height)
    let picture = try bar.picture()
    if let box = recorded.titleInk?.rect.offsetBy(dx: 0, dy: -frame.minY) {
      let ink = try #require(picture.ink(in: CGRect(x: 120, y: 0, width: 160, height: frame.height)))
      #expect(ink.worstEdge(from: box) <= 1, "\(ink), recorded \(box)")
    }
    if let box = recorded.titleFrame?.rect.offsetBy(dx: 0, dy: -frame.minY) {
      let line = try #require(bar.textPlacements.first?.lineBounds)
      #expect(line.worstEdge(from: box) <= 1, "\(line), recorded \(box)")
    }
    if let box = recorded.backInk?.rect.offsetBy(dx: 0, dy: -frame.minY) {
      let ink = try #require(picture.ink(in: CGRect(x: 0, y: 0, width: 100, height: frame.height)))
      #expect(ink.worstEdge(from: box) <= 1, "\(ink), recorded \(box)")
    }
    if let box = recorded.back?.rect {
      withKnownIssue("the back button of iOS 26 is a circle of 44 points, 16 from the side, without text") {
        let ink = try #require(picture.ink(in: CGRect(x: 0, y: 0, width: 120, height: frame.height)))
        #expect(ink.minX >= box.minX, "\(ink), recorded \(box)")
      }
    }
    #expect(picture.color(at: CGPoint(x: frame.width - 5, y: frame.height - 0.1)) == .white)
  }
}
