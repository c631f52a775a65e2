import Foundation
import Testing

@testable import UIKit

/// Code zooms: the delegate's view is drawn larger, and the content has its size.
@Suite struct ZoomTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var zooms = 0
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
  }

  private final class ZoomedView: UIScrollView {
    weak var zoomer: (any UIScrollViewDelegate)? { didSet { scrollDelegate = zoomer } }
  }

  private let zoomer = Zoomer()
  private let scrollView = ZoomedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    scrollView.addSubview(zoomer.view)
    scrollView.contentSize = zoomer.view.frame.size
    scrollView.maximumZoomScale = 3
    scrollView.minimumZoomScale = 0.5
  }

  @Test func withoutADelegateNothingZooms() {
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 1)
    #expect(scrollView.contentSize == CGSize(width: 200, height: 100))
  }

  @Test(arguments: [(2.0, 2.0), (5, 3), (0.1, 0.5)])
  func theScaleKeepsToItsLimits(_ wanted: CGFloat, _ got: CGFloat) {
    scrollView.zoomer = zoomer
    scrollView.zoomScale = wanted
    #expect(scrollView.zoomScale == got)
    #expect(zoomer.view.frame == CGRect(x: 0, y: 0, width: 200 * got, height: 100 * got))
    #expect(scrollView.contentSize == zoomer.view.frame.size)
    #expect(zoomer.zooms == 1)
  }

  @Test func aRectIsZoomedIntoTheBounds() {
    scrollView.zoomer = zoomer
    scrollView.zoom(to: CGRect(x: 150, y: 50, width: 50, height: 50), animated: false)
    #expect(scrollView.zoomScale == 2)
    #expect(scrollView.contentOffset == CGPoint(x: 300, y: 100))
  }
}
