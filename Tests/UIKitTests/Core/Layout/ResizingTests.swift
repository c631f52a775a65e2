import Testing

@testable import UIKit

/// After resizing, the layout is the same as a new layout of that size.
@Suite struct ResizingTests {
  @Test func aRowThatWasTooLowRecovers() {
    func row(height: CGFloat) -> (LayoutBench, SizedView, SizedView) {
      let bench = LayoutBench(400, height)
      let label = SizedView(100, 20)
      let slider = SizedView(100, 30)
      for axis in NSLayoutConstraint.Axis.allCases {
        label.setContentHuggingPriority(.required, for: axis)
        label.setContentCompressionResistancePriority(.required, for: axis)
        slider.setContentCompressionResistancePriority(.required, for: axis)
      }
      _ = bench.place(label)
      _ = bench.place(slider)
      bench.layOut(
        label.topAnchor.constraint(equalTo: bench.root.layoutMarginsGuide.topAnchor, constant: 6),
        slider.topAnchor.constraint(equalTo: label.bottomAnchor),
        bench.root.layoutMarginsGuide.bottomAnchor.constraint(equalTo: slider.bottomAnchor))
      return (bench, label, slider)
    }
    let (fresh, freshLabel, freshSlider) = row(height: 96)
    #expect(freshLabel.frame == CGRect(x: 0, y: 14, width: 100, height: 20))
    #expect(freshSlider.frame == CGRect(x: 0, y: 34, width: 100, height: 54))
    #expect(fresh.root.layoutDiagnosis.ambiguousViews.allSatisfy { $0.attributes == [.left] })
    let (resized, label, slider) = row(height: 44)
    _ = resized.root.systemLayoutSizeFitting(
      CGSize(width: 400, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    resized.root.frame.size.height = 96
    resized.root.layoutIfNeeded()
    #expect(label.frame == freshLabel.frame)
    #expect(slider.frame == freshSlider.frame)
    #expect(resized.root.layoutDiagnosis.ambiguousViews.allSatisfy { $0.attributes == [.left] })
  }
}
