import Foundation
import Testing

@testable import UIKit

/// Content that has not been scrolled begins below the bars: its offset is minus the adjusted insets.
@Suite struct RestingOffsetTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let content = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 1_000))

  init() {
    scroll.contentSize = CGSize(width: 200, height: 1_000)
    scroll.addSubview(content)
    root.addSubview(scroll)
    show(top: 64)
  }

  private func show(top: CGFloat) {
    root.hostEnvironment = UIHostEnvironment(safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    root.layoutIfNeeded()
  }

  @Test func contentAtRestBeginsBelowTheSafeArea() {
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -64))
    #expect(content.convert(content.bounds, to: root).minY == 64)
  }

  @Test func contentAtRestFollowsTheSafeArea() {
    show(top: 103)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -103))
    show(top: 0)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func contentAtRestFollowsTheContentInset() {
    scroll.contentInset = UIEdgeInsets(top: 20, left: 5, bottom: 0, right: 0)
    #expect(scroll.contentOffset == CGPoint(x: -5, y: -84))
  }

  @Test func scrolledContentStaysWhereItIs() {
    scroll.contentOffset.y = 100
    show(top: 103)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 100))
  }

  @Test func withoutAdjustmentTheSafeAreaMovesNothing() {
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.contentOffset == .zero)
  }

  /// The canvas of old versions of Xcode places rows below the bars themselves.
  @Test func rowsThatTheCanvasPlacesBelowTheBarsAreNotMovedAgain() {
    scroll.documentContentTop = 64
    #expect(scroll.contentOffset == .zero)
    scroll.documentContentTop = 0
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -64))
  }

  @Test func theDelegateHearsOfTheNewOffset() {
    let listener = Listener()
    scroll.scrollDelegate = listener
    show(top: 103)
    #expect(listener.offsets == [CGPoint(x: 0, y: -103)])
  }

  private final class Listener: NSObject, UIScrollViewDelegate {
    var offsets: [CGPoint] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
  }
}
