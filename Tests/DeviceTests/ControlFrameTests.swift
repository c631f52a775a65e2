import Drawing
import Foundation
import Testing
import UIKit

/// Controls as iOS drew them.
@Suite struct ControlFrameTests {
  nonisolated static let recorded = RecordedControls.all
  /// A third of a point: a pixel of the recorded pictures.
  private let tolerance = 0.34

  private func make(_ kind: RecordedControls.Kind) -> UIControl {
    switch kind {
    case .pageControl:
      let control = UIPageControl()
      control.numberOfPages = 3
      control.currentPage = 1
      control.pageIndicatorTintColor = .darkGray
      control.currentPageIndicatorTintColor = .black
      return control
    case .segmentedControl:
      let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
      control.selectedSegmentIndex = 1
      return control
    case .slider:
      let control = UISlider()
      control.maximumValue = 100
      control.value = 75
      return control
    case .stepper:
      let control = UIStepper()
      control.minimumValue = -1
      control.maximumValue = 1
      return control
    }
  }

  @Test(arguments: recorded.controls)
  func aControlHasTheFrameOfTheRecordedOne(_ recorded: RecordedControls.Control) throws {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: recorded.containerWidth, height: recorded.height + 20))
    container.setRootTraits(.phone(policy: recorded.release.policy))
    let control = make(recorded.kind)
    container.addSubview(control)
    let size = control.sizeThatFits(CGSize(width: recorded.containerWidth - 20, height: .greatestFiniteMagnitude))
    control.frame = CGRect(
      x: (recorded.containerWidth - size.width) / 2, y: 10, width: size.width, height: size.height)
    #expect(abs(size.height - recorded.height) < tolerance)
    if let frame = recorded.frame?.rect {
      #expect(control.frame.worstEdge(from: frame) < tolerance, "\(control.frame), recorded \(frame)")
    }
    if let ink = recorded.ink?.rect {
      let drawn = try #require(try container.picture().ink())
      #expect(drawn.worstEdge(from: ink) < 2 * tolerance, "\(drawn), recorded \(ink)")
    }
  }

  /// Switches in a column with equal gaps stand where the recorded ones stand.
  @Test(arguments: recorded.columns)
  func switches(_ recorded: RecordedControls.Column) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: recorded.size[0], height: recorded.size[1]))
    root.setRootTraits(.phone(policy: recorded.release.policy))
    let switches = (0..<9).map { _ in UISwitch() }
    let views = (0..<6).map { _ in SizedView(CGSize(width: 48, height: 32)) }
    let ends = (0..<2).map { _ in SizedView(.zero) }
    let column = UIStackView(arrangedSubviews: [ends[0]] + switches + views + [ends[1]])
    column.axis = .vertical
    column.alignment = .center
    column.distribution = .equalSpacing
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: root.topAnchor, constant: 54),
      column.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      column.centerXAnchor.constraint(equalTo: root.centerXAnchor),
    ])
    root.layoutIfNeeded()
    for (control, top) in zip(switches, recorded.tops) {
      let frame = control.convert(control.bounds, to: root)
      let expected = CGRect(x: recorded.x, y: top, width: recorded.width, height: recorded.height)
      #expect(abs(frame.width - expected.width) < 0.01 && abs(frame.height - expected.height) < 0.01)
      #expect(abs(frame.minY - top) < tolerance, "\(frame), recorded \(expected)")
      // A switch reaches two points beyond its alignment rectangle, by which stacks centre; the project centred frames.
      #expect(abs(frame.minX - expected.minX) < 1 + tolerance, "\(frame), recorded \(expected)")
    }
  }

  /// The button that adds a contact is as large as its sign with a point around it.
  @Test func contactAdd() throws {
    let recorded = Self.recorded.contactAdd
    let button = UIButton(type: .contactAdd)
    button.setRootTraits(.iOS13(.medium))
    button.sizeToFit()
    #expect(abs(button.bounds.width - recorded.size[0]) < 0.01)
    #expect(abs(button.bounds.height - recorded.size[1]) < 0.01)
    let ink = try #require(try button.picture().ink())
    #expect(ink.worstEdge(from: recorded.ink.rect) < 2 * tolerance, "\(ink), recorded \(recorded.ink.rect)")
  }

  @Test(arguments: recorded.fields)
  func aTextFieldWithoutABorderIsAsLargeAsItsText(_ recorded: RecordedControls.Field) throws {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
    container.setRootTraits(.phone(policy: recorded.release.policy))
    let field = UITextField()
    field.text = "Hello world"
    field.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(field)
    NSLayoutConstraint.activate([
      field.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      field.centerYAnchor.constraint(equalTo: container.centerYAnchor),
    ])
    let ink = try #require(try container.picture().ink())
    #expect(ink.worstEdge(from: recorded.ink.rect) <= 1, "\(ink), recorded \(recorded.ink.rect)")
  }
}

/// A view of a natural size.
private final class SizedView: UIView {
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
