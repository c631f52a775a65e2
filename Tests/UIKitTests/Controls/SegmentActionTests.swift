import Foundation
import Testing

@testable import UIKit

/// Segments that perform actions.
struct SegmentActionTests {
  private func action(_ title: String, handler: @escaping (UIAction) -> Void = { _ in }) -> UIAction {
    UIAction(title: title, identifier: UIAction.Identifier(title), handler: handler)
  }

  @Test func aSegmentShowsItsAction() {
    let control = UISegmentedControl(frame: .zero, actions: [action("One"), action("Two")])
    #expect(control.numberOfSegments == 2)
    #expect(control.titleForSegment(at: 1) == "Two")
    #expect(control.actionForSegment(at: 1)?.title == "Two")
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("Two")) == 1)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("Three")) == NSNotFound)
    #expect(control.bounds.size == control.sizeThatFits(.zero))
  }

  @Test func anActionReplacesTheContentOfASegmentAndKeepsItsWidth() {
    let control = UISegmentedControl(items: ["One"])
    control.setWidth(70, forSegmentAt: 0)
    #expect(control.actionForSegment(at: 0) == nil)
    control.setAction(action("Other"), forSegmentAt: 0)
    control.insertSegment(action: action("First"), at: 0, animated: false)
    #expect(control.titleForSegment(at: 0) == "First")
    #expect(control.titleForSegment(at: 1) == "Other")
    #expect(control.widthForSegment(at: 1) == 70)
  }

  @Test func theActionOfATappedSegmentIsPerformed() {
    var performed: [String] = []
    let actions = ["One", "Two"].map { title in action(title) { performed.append($0.title) } }
    let bench = TouchBench()
    let frame = CGRect(x: 100, y: 200, width: 200, height: 32)
    let control = bench.add(UISegmentedControl(frame: frame, actions: actions), at: frame)
    control.addAction(UIAction { _ in performed.append("changed") }, for: .valueChanged)
    bench.fingers.tap(at: [CGPoint(x: 250, y: 216)])
    #expect(performed == ["Two", "changed"])
    #expect(control.selectedSegmentIndex == 1)
  }
}
