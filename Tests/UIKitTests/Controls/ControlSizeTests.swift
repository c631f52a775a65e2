import Testing

@testable import UIKit

/// Natural sizes of controls on a current device.
@Suite struct ControlSizeTests {
  @Test func aSwitchIs51Wide2OfThemOutsideItsAlignmentRectangle() {
    let control = UISwitch().onPhone()
    #expect(control.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(control.alignmentRectInsets.right == 2)
    var policy = LayoutPolicy.device
    policy.controls.switchSize = CGSize(width: 63, height: 28)
    #expect(control.onPhone(policy: policy).intrinsicContentSize == CGSize(width: 61, height: 28))
  }

  @Test func layoutGivesASwitchItsFrame() {
    let bench = LayoutBench()
    let control = bench.place(UISwitch())
    bench.layOut(
      control.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor),
      control.topAnchor.constraint(equalTo: bench.root.topAnchor))
    #expect(control.frame == CGRect(x: 271, y: 0, width: 51, height: 31))
  }

  @Test func aSliderIs34High1OfItOutsideItsAlignmentRectangle() {
    let slider = UISlider().onPhone()
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 33))
    slider.minimumValueImage = UIImage(name: "quiet", size: CGSize(width: 10, height: 10))
    #expect(slider.intrinsicContentSize.height == 33)
  }

  @Test func inAToolbarASliderIsAsHighAsWithImages() {
    let bar = UIToolbar().onPhone()
    let box = UIView()
    let slider = UISlider()
    box.addSubview(slider)
    bar.addSubview(box)
    #expect(slider.sizeThatFits(.zero).height == 34)
  }

  /// A row of 44 points minus margins contains a label, a gap and a slider below each other. The slider gives way.
  @Test func whatASliderKeepsWithoutRoomLiesOutsideItsAlignmentRectangle() {
    let bench = LayoutBench(414, 22)
    let label = bench.place(SizedView(100, 21))
    let slider = bench.place(UISlider())
    label.setContentCompressionResistancePriority(UILayoutPriority(751), for: .vertical)
    bench.layOut(
      label.topAnchor.constraint(equalTo: bench.root.topAnchor),
      slider.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      slider.bottomAnchor.constraint(equalTo: bench.root.bottomAnchor))
    #expect(label.frame.height == 14)
    #expect(slider.frame.minY == 22)
    #expect(slider.frame.height == 1)
    #expect(slider.alignmentRect(forFrame: slider.frame).height == 0)
  }

  @Test(arguments: [(true, 32), (false, 22)] as [(Bool, CGFloat)])
  func aStepperKeepsItsSizeBeforeIOS13AndIsSqueezedLater(keepsItsSize: Bool, height: CGFloat) {
    let bench = LayoutBench(414, 22)
    var policy = LayoutPolicy.device
    policy.controls.steppersKeepTheirSize = keepsItsSize
    bench.root.onPhone(policy: policy)
    let stepper = bench.place(UIStepper())
    bench.layOut(
      stepper.topAnchor.constraint(equalTo: bench.root.topAnchor),
      stepper.bottomAnchor.constraint(equalTo: bench.root.bottomAnchor),
      stepper.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor))
    #expect(stepper.frame == CGRect(x: 0, y: 0, width: 94, height: height))
  }

  @Test func segmentsAreAsWideAsTheWidest() throws {
    let control = UISegmentedControl(items: ["A", "A much wider title"]).onPhone()
    control.frame = CGRect(origin: .zero, size: control.sizeThatFits(.zero))
    let frames = control.segmentFrames
    #expect(frames.count == 2)
    #expect(frames[0].width == frames[1].width)
    #expect(frames[1].minX == frames[0].maxX + 1)
    #expect(!control.isTextTruncated)
    control.apportionsSegmentWidthsByContent = true
    #expect(control.segmentFrames[0].width < control.segmentFrames[1].width)
  }

  @Test(arguments: [UIButton.ButtonType.contactAdd, .detailDisclosure, .infoLight])
  func signsOfButtonsAreSymbols(type: UIButton.ButtonType) {
    #expect(UIButton(type: type).onPhone().intrinsicContentSize == CGSize(width: 24.5, height: 24))
  }

  @Test func titlesOfSegmentsHaveABaseline() {
    let bench = LayoutBench(375, 380, scale: 2)
    bench.root.onPhone()
    let control = bench.place(UISegmentedControl(items: ["Black", "Blue"]))
    let button = UIButton(type: .system)
    button.setTitle("Clear", for: .normal)
    _ = bench.place(button)
    bench.layOut(
      control.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 20),
      button.firstBaselineAnchor.constraint(equalTo: control.firstBaselineAnchor))
    #expect(button.frame.minY == 20)
    #expect(button.frame.height == 30)
  }

  @Test func segmentsRunFromRightToLeft() {
    let control = UISegmentedControl(items: ["First", "Second"]).onPhone(rightToLeft: true)
    control.frame = CGRect(x: 0, y: 0, width: 201, height: 32)
    let frames = control.segmentFrames
    #expect(frames[0].minX > frames[1].minX)
    #expect(frames[0].maxX == 201)
  }

  @Test func aNarrowSegmentedControlSaysWhichTitleIsCut() {
    let control = UISegmentedControl(items: ["OK", "A much wider title"]).onPhone()
    control.frame = CGRect(x: 0, y: 0, width: 140, height: 32)
    #expect(control.textPlacements.map(\.isTruncated) == [false, true])
  }

  @Test func activityIndicatorsAre20Or37() {
    #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
  }

  @Test func aPageControlIsAsWideAsItsDots() {
    let control = UIPageControl().onPhone()
    control.numberOfPages = 3
    #expect(control.intrinsicContentSize == CGSize(width: 116, height: 26))
    control.numberOfPages = 0
    #expect(control.intrinsicContentSize.width == 0)
  }

  @Test func fixedControlsHugAndResistStrongly() {
    for control in [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)] as [UIView] {
      #expect(control.contentHuggingPriority(for: .horizontal) == .defaultHigh)
      #expect(control.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }
    #expect(UIProgressView().contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(UIProgressView().contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(UILabel().contentHuggingPriority(for: .horizontal) == .defaultLow)
  }
}
