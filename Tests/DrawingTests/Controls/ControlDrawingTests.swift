import Foundation
import Testing
import UIKit

@testable import Drawing

/// Controls.
@Suite struct ControlDrawingTests {
  /// Every control with something to show, at its natural size.
  static func controls() -> [(name: String, view: UIView)] {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let filled = UIButton(type: .system)
    filled.configuration = .filled()
    filled.configuration?.title = "Title"
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Placeholder"
    let segments = UISegmentedControl(items: ["First", "Second"])
    segments.selectedSegmentIndex = 0
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let activity = UIActivityIndicatorView(style: .large)
    activity.startAnimating()
    let progress = UIProgressView()
    progress.progress = 0.5
    let image = UIImageView(image: UIImage(name: "Cat", size: CGSize(width: 60, height: 40)))
    let text = UITextView()
    text.isScrollEnabled = false
    text.text = "Some text"
    let label = UILabel()
    label.text = "Label"
    let compact = UIDatePicker()
    compact.preferredDatePickerStyle = .compact
    let wheels = UIDatePicker()
    wheels.preferredDatePickerStyle = .wheels
    let calendar = UIDatePicker()
    calendar.preferredDatePickerStyle = .inline
    return [
      ("button", button), ("filled button", filled), ("text field", field), ("segmented control", segments),
      ("page control", pages), ("activity indicator", activity), ("progress view", progress), ("image view", image),
      ("text view", text), ("label", label), ("switch", UISwitch()), ("slider", UISlider()), ("stepper", UIStepper()),
      ("picker", UIPickerView()), ("date capsules", compact), ("date wheels", wheels), ("calendar", calendar),
      ("map", UIOpaqueView(representing: "MKMapView")),
    ]
  }

  static func drawn(_ view: UIView, size: CGSize? = nil, dark: Bool = false) throws -> (canvas: Canvas, frame: CGRect) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 380, height: 370))
    if dark { root.overrideUserInterfaceStyle = .dark }
    var natural = size ?? view.sizeThatFits(CGSize(width: 400, height: 400))
    if natural.width < 10 { natural.width = 150 }
    if natural.height < 1 { natural.height = 100 }
    view.frame = CGRect(origin: CGPoint(x: 30, y: 30), size: natural)
    root.addSubview(view)
    view.layoutIfNeeded()
    let canvas = try Canvas(size: root.bounds.size, scale: 1)
    ScreenRenderer().draw(root, on: canvas)
    return (canvas, view.frame)
  }

  @Test(arguments: [false, true])
  func eachDrawsSomethingInsideItsFrameInLightAndDark(dark: Bool) throws {
    for (name, view) in Self.controls() {
      let (canvas, frame) = try Self.drawn(view, dark: dark)
      let background = dark ? Color.black : Color.white
      let ink = try #require(canvas.boundingBox { $0 != background }, "\(name) draws nothing")
      // Shadows of knobs and chosen segments reach a few points further.
      #expect(frame.insetBy(dx: -1, dy: -7).encloses(ink), "\(name): \(ink) of \(frame)")
      #expect(ink.width >= min(20, frame.width * 0.3), "\(name) is hardly seen: \(ink) of \(frame)")
    }
  }

  /// A switch that is on is green with its knob at the end, at the other side from right to left.
  @Test func switchSides() throws {
    let green = Color(hex: 0x34C759)
    for (direction, isRightToLeft) in [
      (UISemanticContentAttribute.forceLeftToRight, false), (.forceRightToLeft, true),
    ] {
      let control = UISwitch()
      control.isOn = true
      control.semanticContentAttribute = direction
      let (canvas, frame) = try Self.drawn(control)
      let (start, end) = (CGPoint(x: frame.minX + 15, y: frame.midY), CGPoint(x: frame.maxX - 15, y: frame.midY))
      #expect(canvas.color(at: isRightToLeft ? end : start) == green)
      #expect(canvas.color(at: isRightToLeft ? start : end) == .white)
    }
  }

  @Test func theColouredPartOfASliderGrowsWithItsValue() throws {
    let blue = Color(hex: 0x007AFF)
    var last = 0.0
    for value: Float in [0.25, 0.5, 1] {
      let slider = UISlider()
      slider.value = value
      let (canvas, _) = try Self.drawn(slider, size: CGSize(width: 200, height: 31))
      let width = try #require(canvas.boundingBox { $0 == blue }).width
      #expect(width > last)
      last = width
    }
  }

  @Test func progressFillsFromTheStartOfTheReadingDirection() throws {
    let view = UIProgressView()
    view.progress = 0.25
    view.semanticContentAttribute = .forceRightToLeft
    let (canvas, frame) = try Self.drawn(view, size: CGSize(width: 200, height: 4))
    let done = try #require(canvas.boundingBox { $0 == Color(hex: 0x007AFF) })
    #expect(abs(done.width - 50) < 4)
    #expect(abs(done.maxX - frame.maxX) < 2)
  }

  @Test func anActivityIndicatorThatStandsStillIsHidden() throws {
    let (canvas, _) = try Self.drawn(UIActivityIndicatorView(style: .large))
    #expect(canvas.boundingBox { $0 != .white } == nil)
  }

  @Test func aDisabledControlIsPaler() throws {
    let (enabled, frame) = try Self.drawn(UIStepper())
    let stepper = UIStepper()
    stepper.isEnabled = false
    let (disabled, _) = try Self.drawn(stepper)
    func darkest(_ canvas: Canvas) -> Double {
      (0...94).map { canvas.color(at: CGPoint(x: frame.minX + Double($0), y: frame.midY))?.luma ?? 1 }.min() ?? 1
    }
    #expect(darkest(disabled) > darkest(enabled) + 0.2)
  }
}
