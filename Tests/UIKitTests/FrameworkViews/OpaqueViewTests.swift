import Foundation
import Testing
import UIKit

/// Boxes for views of other frameworks.
@MainActor struct OpaqueViewTests {
  @Test func aBoxHasNoNaturalSize() {
    let view = UIOpaqueView(representing: "MKMapView", frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.representedClassName == "MKMapView")
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }
}
