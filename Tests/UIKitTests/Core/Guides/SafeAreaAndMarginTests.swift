import Testing

@testable import UIKit

@Suite struct SafeAreaAndMarginTests {
  private func bench(width: CGFloat = 375) -> LayoutBench {
    let bench = LayoutBench(width, 600)
    bench.root.hostEnvironment = UIHostEnvironment(
      safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    return bench
  }

  @Test func aSubviewSeesThePartOfTheSafeAreaThatCoversIt() {
    let bench = bench()
    let box = UIView(frame: CGRect(x: 0, y: 30, width: 375, height: 560))
    bench.root.addSubview(box)
    #expect(box.safeAreaInsets == UIEdgeInsets(top: 14, left: 0, bottom: 24, right: 0))
    box.frame.origin.y = 100
    #expect(box.safeAreaInsets.top == 0)
  }

  @Test func constraintsToTheSafeAreaOfAViewFollowItsPlace() {
    let bench = bench()
    let box = bench.place()
    let inner = bench.place(in: box)
    let top = box.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 30)
    bench.layOut(
      top, box.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 100),
      inner.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor))
    #expect(inner.frame.origin == CGPoint(x: 8, y: 14))
    top.constant = 0
    bench.root.layoutIfNeeded()
    #expect(inner.frame.minY == 44)
    #expect(box.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 44, width: 375, height: 56))
  }

  @Test(
    arguments: [(320, 16), (375, 16), (390, 16), (393, 16), (394, 20), (402, 20), (414, 20), (768, 20)]
      as [(CGFloat, CGFloat)])
  func rootMarginsFollowTheWidth(_ width: CGFloat, _ side: CGFloat) {
    #expect(bench(width: width).root.layoutMargins == UIEdgeInsets(top: 44, left: side, bottom: 34, right: side))
  }

  @Test func aNestedViewHasMarginsOfEightUnlessItPreservesItsSuperviews() {
    let bench = bench()
    let box = UIView(frame: CGRect(x: 5, y: 100, width: 370, height: 100))
    bench.root.addSubview(box)
    #expect(box.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    box.preservesSuperviewLayoutMargins = true
    #expect(box.layoutMargins == UIEdgeInsets(top: 8, left: 11, bottom: 8, right: 16))
  }

  @Test func whatLiesOutsideOfTheSuperviewHasTheMarginsOfItsEdge() {
    let bench = bench()
    let box = UIView(frame: CGRect(x: -50, y: 100, width: 475, height: 600))
    box.preservesSuperviewLayoutMargins = true
    box.insetsLayoutMarginsFromSafeArea = false
    bench.root.addSubview(box)
    #expect(box.layoutMargins == UIEdgeInsets(top: 8, left: 16, bottom: 34, right: 16))
    box.frame.size.height = 5000
    #expect(box.layoutMargins.bottom == 34)
  }

  @Test func contentThatPreservesTheMarginsOfItsScrollViewSettles() {
    let bench = bench()
    let scroll = UIScrollView()
    _ = bench.place(scroll)
    let content = bench.place(in: scroll)
    content.preservesSuperviewLayoutMargins = true
    let inner = bench.place(in: content)
    bench.layOut(
      scroll.topAnchor.constraint(equalTo: bench.root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: bench.root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      inner.topAnchor.constraint(equalTo: content.layoutMarginsGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: content.layoutMarginsGuide.bottomAnchor),
      inner.heightAnchor.constraint(equalToConstant: 1000))
    #expect(bench.root.unsettledViews.isEmpty)
    #expect(content.frame.height == 1000 + content.layoutMargins.top + content.layoutMargins.bottom)
    #expect(content.layoutMargins.bottom <= 8 + 34)
  }

  /// Content that a navigation or tab bar controller shows, or that scrolls, is moved out of the safe area. Other
  /// content stays under the bar and keeps its distance by margins.
  @Test(
    arguments: [
      (100, false, false, 52), (580, false, false, 52), (900, false, false, 8), (100, true, false, 8),
      (100, false, true, 8),
    ] as [(CGFloat, Bool, Bool, CGFloat)])
  func contentThatFitsHasTheSafeArea(height: CGFloat, inContainer: Bool, bounces: Bool, top: CGFloat) {
    let bench = LayoutBench(375, 600)
    bench.root.hostEnvironment = UIHostEnvironment(
      safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0), isShownByContainer: inContainer)
    let scroll = UIScrollView()
    scroll.alwaysBounceVertical = bounces
    _ = bench.place(scroll)
    let content = bench.place(in: scroll)
    let inner = bench.place(in: content)
    bench.layOut(
      scroll.topAnchor.constraint(equalTo: bench.root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: bench.root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      inner.topAnchor.constraint(equalTo: content.layoutMarginsGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: content.layoutMarginsGuide.bottomAnchor),
      inner.heightAnchor.constraint(equalToConstant: height))
    #expect(bench.root.unsettledViews.isEmpty)
    #expect(inner.frame.minY == top)
    #expect(scroll.contentSize.height == top + height + 8)
  }

  @Test(arguments: [(true, 52, 42), (false, 44, 34)] as [(Bool, CGFloat, CGFloat)])
  func aTopmostViewOfACanvasPreservesTheMarginsAroundIt(startAtSafeArea: Bool, top: CGFloat, bottom: CGFloat) {
    let root = bench().root
    root.layoutMargins = .zero
    root.preservesSuperviewLayoutMargins = true
    #expect(root.layoutMargins == UIEdgeInsets(top: 44, left: 16, bottom: 34, right: 16))
    var policy = LayoutPolicy.device
    policy.marginAroundTopmostViews = 8
    policy.marginAroundTopmostViewsHasSafeArea = startAtSafeArea
    root.setRootTraits(UITraitCollection { $0.layoutPolicy = policy })
    #expect(root.layoutMargins == UIEdgeInsets(top: top, left: 16, bottom: bottom, right: 16))
  }

  @Test func marginsSetByHandFollowTheReadingDirection() {
    let bench = LayoutBench(300, 100, rightToLeft: true)
    bench.root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(bench.root.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func aControllerAddsToTheSafeArea() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 20, right: 2)
    controller.view.hostEnvironment = UIHostEnvironment(
      safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 54, left: 1, bottom: 54, right: 2))
    #expect(controller.topLayoutGuide.length == 54)
  }

  @Test func theReadableGuideIsCentredAndNarrow() {
    let bench = bench(width: 1024)
    #expect(bench.root.readableContentGuide.layoutFrame.minX == 176)
    #expect(bench.root.readableContentGuide.layoutFrame.width == 672)
  }

  @Test func marginsFollowTheReadableWidthIfToldTo() {
    let bench = bench(width: 1024)
    bench.root.layoutMarginsFollowReadableWidth = true
    #expect(bench.root.layoutMargins.left == 176 && bench.root.layoutMargins.right == 176)
    let narrow = self.bench(width: 375)
    narrow.root.layoutMarginsFollowReadableWidth = true
    #expect(narrow.root.layoutMargins.left == 16)
  }

  @Test func aTableHandsTheReadableWidthOnToItsCells() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 1024, height: 600))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    table.setPrototypeCells([cell])
    table.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins.left < 176)
    table.cellLayoutMarginsFollowReadableWidth = true
    #expect(cell.contentView.layoutMargins.left == 176)
  }

  @Test func layoutGuidesOfOlderDocumentsStandAtTheSafeArea() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    var policy = LayoutPolicy.device
    policy.marginsFollowSafeArea = false
    controller.view.setRootTraits(UITraitCollection { $0.layoutPolicy = policy })
    controller.view.hostEnvironment = UIHostEnvironment(
      safeAreaInsets: UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 8),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor, constant: -8),
    ])
    controller.view.layoutIfNeeded()
    #expect(view.frame.minY == 72)
    #expect(view.frame.maxY == 423)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }
}
