import Testing
import UIKit

/// Natural sizes of controls and bars by the Xcode that saved the document.
@Suite struct ControlReleaseTests {
  @Test(arguments: [(14113, CGSize(width: 51, height: 31)), (24000, CGSize(width: 63, height: 28))])
  func switchesGrewWithXcode26(tools: Int, size: CGSize) {
    #expect(UISwitch().asSaved(by: tools).sizeThatFits(.zero) == size)
  }

  @Test(arguments: [(14113, CGFloat(31)), (19529, 31), (21701, 34), (24000, 34)])
  func slidersGrewWithXcode14(tools: Int, height: CGFloat) {
    #expect(UISlider().asSaved(by: tools).sizeThatFits(.zero).height == height)
  }

  @Test(arguments: [(12121, CGFloat(31)), (13771, 34), (17156, 34)])
  func inAToolbarASliderIsAsHighAsWithImagesSinceXcode9(tools: Int, height: CGFloat) {
    let bar = UIToolbar().asSaved(by: tools)
    let slider = UISlider()
    bar.addSubview(slider)
    #expect(slider.sizeThatFits(.zero).height == height)
  }

  @Test(arguments: [(14113, CGFloat(31)), (21507, 31), (21701, 34), (24127, 34)])
  func slidersGrewWithXcode14_3(tools: Int, height: CGFloat) {
    #expect(UISlider().asSaved(by: tools).sizeThatFits(.zero).height == height)
  }

  @Test(arguments: [(true, false), (true, true), (false, false)])
  func configuredButtonsOfARowAreEquallyWideOnTheCanvas(onCanvas: Bool, hugs: Bool) {
    let buttons = ["On", "Off for now"].map { title in
      let button = UIButton(configuration: .plain())
      button.configuration?.title = title
      return button
    }
    if hugs { buttons[0].setContentHuggingPriority(.defaultHigh, for: .horizontal) }
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    stack.asSaved(by: 22505, onCanvas: onCanvas)
    stack.layoutIfNeeded()
    #expect((buttons[0].frame.width == 150) == (onCanvas && !hugs))
    #expect(buttons[0].frame.width + buttons[1].frame.width == 300)
  }

  /// A line of the standard font is 20.29 points high.
  @Test(arguments: [(true, CGFloat(21)), (false, 20.5)])
  func labelsInTheStandardFontMeasureWholePointsOnTheCanvas(onCanvas: Bool, height: CGFloat) {
    func label(_ change: (UILabel) -> Void = { _ in }) -> UILabel {
      let label = UILabel()
      label.text = "Label"
      change(label)
      return label
    }
    let plain = label().asSaved(by: 21507, onCanvas: onCanvas)
    #expect(plain.intrinsicContentSize.height == height)
    #expect(plain.intrinsicContentSize.width.truncatingRemainder(dividingBy: 1) == 0 || !onCanvas)
    // A label of several lines, in a text style or in a stack view measures whole pixels.
    for other in [label { $0.numberOfLines = 0 }, label { $0.font = .preferredFont(forTextStyle: .body) }] {
      #expect(other.asSaved(by: 21507, onCanvas: onCanvas).intrinsicContentSize.height == 20.5)
    }
    let arranged = label()
    let stack = UIStackView(arrangedSubviews: [arranged]).asSaved(by: 21507, onCanvas: onCanvas)
    #expect(stack.arrangedSubviews.first?.intrinsicContentSize.height == 20.5)
  }

  /// A configured button is as high as a line of the standard font and 14 points.
  @Test(arguments: [(true, CGFloat(35)), (false, 34.5)])
  func configuredButtonsMeasureWholePointsOnTheCanvas(onCanvas: Bool, height: CGFloat) {
    func button(_ change: (UIButton) -> Void = { _ in }) -> UIButton {
      let button = UIButton(configuration: .plain())
      button.configuration?.title = "Button"
      change(button)
      return button
    }
    let plain = button().asSaved(by: 22505, onCanvas: onCanvas)
    #expect(plain.intrinsicContentSize.height == height)
    #expect(plain.intrinsicContentSize(forLayoutWidth: 300).height == height)
    #expect(plain.intrinsicContentSize.width.truncatingRemainder(dividingBy: 1) == 0 || !onCanvas)
    // A button with a font of its own or in a stack view measures whole pixels.
    let other = button { $0.configuration?.titleFont = .systemFont(ofSize: 17) }
    #expect(other.asSaved(by: 22505, onCanvas: onCanvas).intrinsicContentSize.height == 34.5)
    let stack = UIStackView(arrangedSubviews: [button()]).asSaved(by: 22505, onCanvas: onCanvas)
    #expect(stack.arrangedSubviews.first?.intrinsicContentSize.height == 34.5)
  }

  @Test(arguments: [(14113, CGFloat(29)), (14800, 28), (14868, 32), (21000, 32)])
  func steppersGrewWithXcode11(tools: Int, height: CGFloat) {
    #expect(UIStepper().asSaved(by: tools).intrinsicContentSize == CGSize(width: 94, height: height))
  }

  @Test(arguments: [(13000, CGFloat(28)), (14490, 28), (14750, 31), (21000, 31)])
  func segmentedControlsGrewWithXcode11(tools: Int, height: CGFloat) {
    #expect(UISegmentedControl(items: ["One", "Two"]).asSaved(by: tools).intrinsicContentSize.height == height)
  }

  @Test(arguments: [(14113, CGFloat(24)), (14800, 24.5)])
  func signsOfButtonsAreSymbolsSinceXcode11(tools: Int, width: CGFloat) {
    let button = UIButton(type: .contactAdd).asSaved(by: tools)
    #expect(button.intrinsicContentSize == CGSize(width: width, height: 24))
  }

  @Test(arguments: [(14113, CGFloat(2)), (16999, 2), (19000, 4)])
  func progressViewsGrewWithXcode12(tools: Int, height: CGFloat) {
    #expect(UIProgressView().asSaved(by: tools).intrinsicContentSize.height == height)
  }

  @Test(arguments: [(17156, CGFloat(27.5)), (19529, 27.5), (21701, 26)])
  func pageControlsShrankWithXcode14(tools: Int, height: CGFloat) {
    #expect(UIPageControl().asSaved(by: tools).intrinsicContentSize.height == height)
  }

  @Test func threePageDotsOfXcode9Are39Wide() {
    let control = UIPageControl().asSaved(by: 13000)
    control.numberOfPages = 3
    #expect(control.intrinsicContentSize == CGSize(width: 39, height: 37))
    control.numberOfPages = 0
    #expect(control.intrinsicContentSize.width == 0)
  }

  @Test(arguments: [
    (14113, UITextField.BorderStyle.roundedRect, CGFloat(14), CGFloat(30)), (14113, .roundedRect, 17, 30),
    (14800, .roundedRect, 14, 34), (14800, .roundedRect, 18, 34), (14113, .none, 14, 17), (14800, .none, 14, 18),
    (14800, .none, 17, 22), (14113, .none, 17, 21), (23504, .none, 14, 18), (24127, .none, 14, 22),
  ])
  func textFieldsGrewWithXcode11(tools: Int, border: UITextField.BorderStyle, size: CGFloat, height: CGFloat) {
    let field = UITextField().asSaved(by: tools)
    field.borderStyle = border
    field.font = .systemFont(ofSize: size)
    #expect(field.intrinsicContentSize.height == height)
  }

  /// Three sliders that Xcode 5 stored beside a play button, in bars of 568, 768 and 1024 points.
  @Test(arguments: [CGFloat(568), 768, 1024]) func marginsOfXcode5AreThoseOfNarrowBars(width: CGFloat) {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: width, height: 44)).asSaved(by: 4514, scale: 1)
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 31))
    bar.items = [UIBarButtonItem(barButtonSystemItem: .play), UIBarButtonItem(customView: slider)]
    bar.layoutIfNeeded()
    #expect(slider.frame.minX == 42)
  }

  /// What UIKit does without a policy is what Xcode 15 knows.
  @Test func theNewestReleaseBeforeXcode26IsADevice() {
    let view = UIView().asSaved(by: 23504, onCanvas: false)
    #expect(view.traitCollection.layoutPolicy == .device)
  }
}
