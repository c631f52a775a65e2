import TestSupport
import Testing
import UIKit

/// The methods of controllers that subclasses override are called in UIKit's order.
@MainActor @Suite struct ControllerHookTests {
  private final class LoggingView: UIView {
    let log: CallLog
    init(_ log: CallLog) {
      self.log = log
      super.init(frame: .zero)
    }
    @available(*, unavailable) required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      log.note("layoutSubviews")
      super.layoutSubviews()
    }
  }

  private final class Witness: UIViewController {
    let log: CallLog
    let name: String
    var isLayoutLogged = false

    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { log.note(name.isEmpty ? call : "\(name).\(call)") }

    override func loadView() {
      note("loadView")
      view = isLayoutLogged ? LoggingView(log) : UIView()
    }
    override func viewDidLoad() { note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
    override func viewWillLayoutSubviews() { if isLayoutLogged { note("viewWillLayoutSubviews") } }
    override func viewDidLayoutSubviews() { if isLayoutLogged { note("viewDidLayoutSubviews") } }
    override func updateViewConstraints() { note("updateViewConstraints") }
    override func willMove(toParent parent: UIViewController?) { note("willMoveToParent") }
    override func didMove(toParent parent: UIViewController?) { note("didMoveToParent") }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      note("preferredContentSizeDidChange \(container.preferredContentSize.width)")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      note("viewWillTransition \(size.width)×\(size.height)")
      coordinator.animate { [self] _ in
        note("alongside, now \(view.bounds.width)")
      } completion: { [self] _ in
        note("completion")
      }
      super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      note("willTransition")
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { note("traitCollectionDidChange") }
  }

  @Test func aWindowShowsItsRootController() {
    let log = CallLog()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = Witness("", log)
    root.isLayoutLogged = true
    window.rootViewController = root
    #expect(log.take() == ["loadView", "viewDidLoad"])
    root.view.setNeedsUpdateConstraints()
    window.makeKeyAndVisible()
    #expect(
      log.take() == [
        "viewWillAppear", "viewIsAppearing", "updateViewConstraints", "viewWillLayoutSubviews", "layoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ])
    window.makeKeyAndVisible()
    #expect(log.take() == [])
    window.rootViewController = nil
    #expect(log.take() == ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test func anotherRootTakesThePlaceOfTheFirst() {
    let log = CallLog()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = Witness("first", log)
    window.makeKeyAndVisible()
    _ = log.take()
    window.rootViewController = Witness("second", log)
    #expect(
      log.take() == [
        "first.viewWillDisappear", "second.loadView", "second.viewDidLoad", "first.viewDidDisappear",
        "second.viewWillAppear", "second.viewIsAppearing", "second.viewDidAppear",
      ])
  }

  @Test func childrenInTheViewAppearWithTheirParent() {
    let log = CallLog()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = Witness("root", log)
    let shown = Witness("shown", log)
    let kept = Witness("kept", log)
    for child in [shown, kept] {
      root.addChild(child)
      if child === shown { root.view.addSubview(child.view) }
      child.didMove(toParent: root)
    }
    window.rootViewController = root
    #expect(
      log.take() == [
        "shown.willMoveToParent", "root.loadView", "root.viewDidLoad", "shown.loadView", "shown.viewDidLoad",
        "shown.didMoveToParent", "kept.willMoveToParent", "kept.didMoveToParent",
      ])
    window.makeKeyAndVisible()
    #expect(
      log.take() == [
        "root.viewWillAppear", "shown.viewWillAppear", "root.viewIsAppearing", "shown.viewIsAppearing",
        "root.viewDidAppear", "shown.viewDidAppear",
      ])
    shown.preferredContentSize = CGSize(width: 50, height: 60)
    #expect(log.take() == ["root.preferredContentSizeDidChange 50.0"])
  }

  @Test func aNewSizeOfTheWindowIsAnnouncedToControllersAndTheirChildren() {
    let log = CallLog()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = Witness("root", log)
    let child = Witness("child", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    window.rootViewController = root
    _ = log.take()
    window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    #expect(
      log.take() == [
        "root.viewWillTransition 480.0×320.0", "child.viewWillTransition 480.0×320.0", "root.alongside, now 480.0",
        "child.alongside, now 0.0", "root.completion", "child.completion",
      ])
    window.frame.origin.x = 5
    #expect(log.take() == [])
  }

  @Test func anotherScreenIsAnnouncedBeforeTheTraitsChange() {
    let log = CallLog()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = Witness("", log)
    _ = log.take()
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    window.screen = UIScreen(size: CGSize(width: 320, height: 480), scale: 2, traits: dark)
    #expect(log.take() == ["willTransition", "traitCollectionDidChange"])
  }
}
