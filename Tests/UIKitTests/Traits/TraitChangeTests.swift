import Foundation
import Synchronization
import Testing

@testable @_spi(Generated) import UIKit

@Suite struct TraitChangeTests {
  private final class Witness: UIView {
    var previous: [UITraitCollection?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection)
    }
  }

  /// Notifications are posted immediately, in the task that causes them.
  private nonisolated final class Announcements: Sendable {
    let sizes = Mutex<[UIContentSizeCategory]>([])
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

  @Test func handlersAreCalledForTheirTraitsUntilTheyAreTakenBack() {
    let view = Witness()
    var styles: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (witness: Witness, previous) in
      #expect(previous.userInterfaceStyle != witness.traitCollection.userInterfaceStyle)
      styles.append(witness.traitCollection.userInterfaceStyle)
    }
    view.traitOverrides.userInterfaceStyle = .dark
    view.traitOverrides.preferredContentSizeCategory = .small
    #expect(styles == [.dark])
    view.unregisterForTraitChanges(registration)
    view.traitOverrides.userInterfaceStyle = .light
    #expect(styles == [.dark])
  }

  /// The method gets as many values as it has parameters: the observed object, and its previous traits.
  @Test func methodsAreCalledForTraits() {
    final class Listener: NSObject {
      var heard: [String] = []
    }
    RuntimeTable.shared.addMethod("traitListenerHears", of: Listener.self) { listener, _ in
      listener.heard.append("change")
    }
    RuntimeTable.shared.addMethod("traitListenerHears:previous:", of: Listener.self) { listener, arguments in
      let (view, previous): (UIView, UITraitCollection) = (arguments.value(0), arguments.value(1))
      listener.heard.append("\(view.tag): \(previous.preferredContentSizeCategory == .large)")
    }
    let (view, listener) = (Witness(), Listener())
    view.tag = 7
    let traits: [UITrait] = [UITraitPreferredContentSizeCategory.self]
    let registration = view.registerForTraitChanges(traits, target: listener, action: "traitListenerHears")
    view.registerForTraitChanges(traits, target: listener, action: "traitListenerHears:previous:")
    view.traitOverrides.userInterfaceStyle = .dark
    #expect(listener.heard == [])
    view.traitOverrides.preferredContentSizeCategory = .small
    #expect(listener.heard == ["change", "7: true"])
    view.unregisterForTraitChanges(registration)
    view.traitOverrides.preferredContentSizeCategory = .large
    #expect(listener.heard == ["change", "7: true", "7: false"])
  }

  @Test func aControllerHearsOfTheTraitsOfItsView() {
    let controller = UIViewController()
    var sizes: [UIContentSizeCategory] = []
    controller.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (controller: UIViewController, _) in sizes.append(controller.traitCollection.preferredContentSizeCategory)
    }
    _ = controller.view.traitCollection
    controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(sizes == [.accessibilityLarge])
    #expect(controller.view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test func aNewTextSizeIsAnnouncedOnce() {
    let bench = LayoutBench()
    bench.root.addSubview(Witness())
    let announced = Announcements()
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: bench.root, queue: nil
    ) { note in
      if let size = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory {
        announced.sizes.withLock { $0.append(size) }
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    bench.root.setRootTraits(bench.root.traitCollection.modifyingTraits { $0.preferredContentSizeCategory = .small })
    #expect(announced.sizes.withLock { $0 } == [.small])
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
