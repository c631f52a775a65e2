import Testing

@testable import UIKit

/// Bars and their items.
@Suite struct BarTests {
  private func toolbar(_ items: [UIBarButtonItem], height: CGFloat = 49, rightToLeft: Bool = false) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 414, height: height)).onPhone(rightToLeft: rightToLeft)
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Frames that Interface Builder stored: a control between two flexible spaces.
  @Test func aViewBetweenFlexibleSpacesIsInTheMiddle() {
    let control = box(147, 32)
    _ = toolbar([
      UIBarButtonItem(title: "Calibrate"), .flexibleSpace(), UIBarButtonItem(customView: control), .flexibleSpace(),
      UIBarButtonItem(barButtonSystemItem: .add),
    ])
    #expect(control.frame == CGRect(x: 133.5, y: 11, width: 147, height: 32))
  }

  /// If another item takes the middle, the flexible spaces are equal: 187 and 186 in a document of Xcode 10.
  @Test func flexibleSpacesAreEqualBesideALongFirstItem() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)).onPhone()
    let views = [box(93, 30), box(105, 31), box(46, 30)]
    bar.items = [
      UIBarButtonItem(customView: views[0]), .flexibleSpace(), UIBarButtonItem(customView: views[1]),
      .flexibleSpace(), UIBarButtonItem(customView: views[2]),
    ]
    bar.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [16, 131, 258])
  }

  @Test func viewsTouchEachOtherAndStandOffByFixedSpaces() {
    let views = [box(50, 36), box(51, 31)]
    _ = toolbar([
      UIBarButtonItem(customView: views[0]), .fixedSpace(8), UIBarButtonItem(customView: views[1]), .flexibleSpace(),
    ])
    #expect(views[0].frame == CGRect(x: 20, y: 9, width: 50, height: 36))
    #expect(views[1].frame == CGRect(x: 78, y: 11.5, width: 51, height: 31))
  }

  /// Interface Builder's canvas shows two bars like this, on top of each other above the area of the home indicator.
  @Test func onlyTheToolbarOnTheHomeAreaIsHigher() {
    let bench = LayoutBench(414, 896)
    bench.root.onPhone()
    bench.root.hostEnvironment = UIHostEnvironment(safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let upper = bench.place(UIToolbar())
    let lower = bench.place(UIToolbar())
    bench.layOut(
      lower.bottomAnchor.constraint(equalTo: bench.root.safeAreaLayoutGuide.bottomAnchor),
      upper.bottomAnchor.constraint(equalTo: lower.topAnchor))
    #expect(lower.frame.minY == 813)
    #expect(lower.frame.height == 49)
    #expect(upper.frame.minY == 769)
    #expect(upper.frame.height == 44)
  }

  @Test func aViewWhoseConstraintsLeaveNoHeightHasNoWidth() {
    let open = UIView()
    let label = UILabel()
    label.text = "Opacity"
    for view in [open, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    open.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: open.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: open.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: open.centerYAnchor),
    ])
    let next = box(50, 36)
    _ = toolbar([UIBarButtonItem(customView: open), UIBarButtonItem(customView: next), .flexibleSpace()])
    #expect(open.frame == CGRect(x: 20, y: 27, width: 0, height: 0))
    #expect(next.frame.minX == 20)
  }

  @Test func itemsAreMirrored() {
    let items = [UIBarButtonItem(title: "First"), .flexibleSpace(), UIBarButtonItem(title: "Last one")]
    let plain = toolbar(items).itemFrames
    let bar = toolbar(items, rightToLeft: true)
    for (left, right) in zip(plain, bar.itemFrames) {
      #expect(abs(right.minX - bar.mirrored(left).minX) < 0.51)
    }
  }

  @Test func aNavigationBarGrowsByPromptAndLargeTitle() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 414, height: 44)).onPhone()
    let item = UINavigationItem(title: "Recipes")
    bar.items = [item]
    #expect(bar.sizeThatFits(CGSize(width: 414, height: 0)).height == 44)
    bar.prefersLargeTitles = true
    #expect(bar.sizeThatFits(CGSize(width: 414, height: 0)).height == 96)
    item.largeTitleDisplayMode = .never
    item.prompt = "Choose one"
    #expect(bar.sizeThatFits(CGSize(width: 414, height: 0)).height == 74)
  }

  @Test func aNavigationBarContainsOnlyTheViewsOfItsTopItem() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 414, height: 44)).onPhone()
    let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    let (left, right, title, search) = (box(30, 30), box(40, 30), box(80, 30), box(60, 30))
    first.leftBarButtonItem = UIBarButtonItem(customView: left)
    second.rightBarButtonItem = UIBarButtonItem(customView: right)
    second.titleView = title
    bar.items = [first]
    bar.layoutIfNeeded()
    #expect(bar.subviews == [left])
    bar.pushItem(second, animated: false)
    bar.layoutIfNeeded()
    #expect(bar.subviews == [right, title])
    second.titleView = search
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(bar.subviews == [right, search])
    bar.items = [first]
    bar.layoutIfNeeded()
    #expect(bar.subviews == [left])
    bar.items = []
    bar.layoutIfNeeded()
    #expect(bar.subviews == [])
  }

  @Test(arguments: [false, true]) func aTitleMakesRoomForButtons(rightToLeft: Bool) throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      .onPhone(rightToLeft: rightToLeft)
    let item = UINavigationItem(title: "A title of some length that cannot fit")
    item.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done)
    bar.items = [item]
    let placements = bar.textPlacements
    #expect(placements.count == 2)
    let title = try #require(placements.first)
    let button = try #require(placements.last)
    #expect(title.isTruncated)
    #expect(!button.isTruncated)
    #expect(!title.lineBounds.intersects(button.lineBounds))
    #expect((title.lineBounds.midX < button.lineBounds.midX) == !rightToLeft)
  }

  @Test func buttonsBesideANotchStand16PointsFromTheSafeArea() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 812, height: 44)).onPhone()
    bar.hostEnvironment = UIHostEnvironment(safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
    let item = UINavigationItem(title: "Recipes")
    item.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add)
    item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .search)
    bar.items = [item]
    #expect(bar.itemFrames.map(\.frame.minX) == [60, 812 - 60 - 22])
  }

  @Test func tabsShareTheWidth() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 83)).onPhone()
    bar.items = ["One", "Two", "A tab with a long name"].map { UITabBarItem(title: $0, image: nil) }
    #expect(bar.itemFrames.map(\.minX) == [2, 102, 202])
    #expect(bar.itemFrames.allSatisfy { $0.size == CGSize(width: 96, height: 48) && $0.minY == 1 })
    #expect(bar.textPlacements.map(\.isTruncated) == [false, false, true])
  }

  @Test func tabsAreShownEnlargedOnlyAtAccessibilitySizes() {
    let item = UITabBarItem(title: "Pets", image: UIImage(name: "paw", size: CGSize(width: 25, height: 25)))
    #expect(item.largeContentImageSize(at: .extraExtraExtraLarge) == nil)
    // The image grows like body text, whose line distance grows from 22 to 34.
    #expect(item.largeContentImageSize(at: .accessibilityMedium)?.width == 25 * 34.0 / 22)
    item.largeContentSizeImage = UIImage(name: "large paw", size: CGSize(width: 75, height: 75))
    item.largeContentSizeImageInsets.top = 3
    #expect(item.largeContentImageSize(at: .accessibilityMedium)?.width == 75)
    #expect(item.largeContentImageInsets.top == 3)
    item.isEnabled = false
    #expect(item.largeContentImageSize(at: .accessibilityMedium) == nil)
  }
}
