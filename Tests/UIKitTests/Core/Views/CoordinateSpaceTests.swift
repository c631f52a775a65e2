import Testing
import UIKit

/// Points are converted between views, windows and the screen.
@Suite struct CoordinateSpaceTests {
  @Test func pointsOfAViewAreConvertedToTheScreen() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let outer = UIScrollView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.contentOffset.y = 1
    let screen = UIScreen.main.coordinateSpace
    #expect(inner.convert(inner.bounds, to: screen) == CGRect(x: 16, y: 26, width: 3, height: 4))
    #expect(inner.convert(CGPoint(x: 16, y: 26), from: screen) == .zero)
    #expect(screen.convert(CGPoint(x: 16, y: 26), to: inner as any UICoordinateSpace) == .zero)
    withExtendedLifetime(window) {}
  }
}
