import Testing

@testable import UIKit

@Suite struct TraitChangeTests {
  private final class Witness: UIView {
    var previous: [UITraitCollection?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection)
    }
  }

  @Test func aChangeRunsThroughTheTree() {
    let bench = LayoutBench()
    let outer = Witness()
    let inner = Witness()
    outer.addSubview(inner)
    bench.root.addSubview(outer)
    outer.previous = []
    inner.previous = []
    bench.root.setRootTraits(
      bench.root.traitCollection.modifyingTraits { $0.preferredContentSizeCategory = .extraLarge })
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(outer.previous.map { $0?.preferredContentSizeCategory } == [.large])
    #expect(inner.previous.count == 1)
  }

  @Test func overridesAndLimitsHoldForTheInside() {
    let bench = LayoutBench()
    let outer = Witness()
    let inner = Witness()
    bench.root.addSubview(outer)
    outer.addSubview(inner)
    outer.maximumContentSizeCategory = .medium
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.preferredContentSizeCategory == .medium)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(bench.root.traitCollection.userInterfaceStyle != .dark)
    inner.previous = []
    bench.root.setRootTraits(
      bench.root.traitCollection.modifyingTraits { $0.preferredContentSizeCategory = .extraLarge })
    #expect(inner.previous.isEmpty)
  }

  @Test func registeredHandlersAreCalledUntilTheyAreTakenBack() {
    let view = UIView()
    var calls = 0
    let registration = view.registerForTraitChanges { (_: UIView, _) in calls += 1 }
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(calls == 1)
    view.unregisterForTraitChanges(registration)
    view.traitOverrides.userInterfaceStyle = .light
    #expect(calls == 1)
  }

  @Test func theMainScreenIsLocalToTheTask() {
    let screen = UIScreen(size: CGSize(width: 100, height: 50), scale: 2)
    screen.performAsMain {
      #expect(UIScreen.main.bounds.width == 100)
      #expect(UITraitCollection.current.displayScale == 2)
      #expect(UIViewController().view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }
    #expect(UIScreen.main.bounds.width == 375)
  }
}
