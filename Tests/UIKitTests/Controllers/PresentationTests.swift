import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Presentations happen at once, with UIKit's callbacks in UIKit's order.
@Suite struct PresentationTests {
  private final class Witness: UIViewController {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { log.calls.append("\(name).\(call)") }
    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  }

  private let log = CallLog()
  private let root: Witness
  private let window: UIWindow

  init() {
    root = Witness("root", log)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.hostEnvironment = UIHostEnvironment(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    window.rootViewController = root
    window.makeKeyAndVisible()
    _ = log.take()
  }

  /// Over the whole screen, the view behind leaves the window and comes back.
  @Test func fullScreen() {
    let front = Witness("front", log)
    front.modalPresentationStyle = .fullScreen
    root.present(front, animated: true) { log.calls.append("completion") }
    #expect(
      log.take() == [
        "front.didLoad", "root.willDisappear", "front.willAppear", "front.isAppearing", "front.didAppear",
        "root.didDisappear", "completion",
      ])
    #expect(root.view.window == nil)
    #expect(front.view.frame == window.bounds)
    #expect(root.presentedViewController === front)
    #expect(front.presentingViewController === root)
    front.dismiss(animated: true) { log.calls.append("completion") }
    #expect(
      log.take() == [
        "root.willAppear", "front.willDisappear", "front.didDisappear", "root.isAppearing", "root.didAppear",
        "completion",
      ])
    #expect(root.view.window === window)
    #expect(front.view.window == nil)
    #expect(root.presentedViewController == nil)
    #expect(front.presentingViewController == nil)
  }

  /// In the current context, a controller covers the one that presents it, which may be a sheet.
  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func currentContext(style: UIModalPresentationStyle) {
    let (sheet, inner, front) = (Witness("sheet", log), UIViewController(), Witness("front", log))
    root.present(sheet, animated: true)
    sheet.addChild(inner)
    front.modalPresentationStyle = style
    inner.present(front, animated: true)
    #expect(front.presentingViewController === sheet)
    #expect(front.view.convert(front.view.bounds, to: window) == sheet.view.convert(sheet.view.bounds, to: window))
    #expect(front.view.safeAreaInsets.top == 0)
    front.dismiss(animated: true)
    // A controller that defines the context is covered itself.
    inner.definesPresentationContext = true
    inner.view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    sheet.view.addSubview(inner.view)
    inner.present(front, animated: true)
    #expect(front.presentingViewController === inner)
    #expect(front.view.convert(front.view.bounds, to: sheet.view) == inner.view.frame)
  }

  /// A sheet leaves a strip of the screen in sight, and the view behind where it is.
  @Test func sheet() {
    let front = Witness("front", log)
    root.present(front, animated: false)
    #expect(log.take() == ["front.didLoad", "front.willAppear", "front.isAppearing", "front.didAppear"])
    #expect(root.view.window === window)
    #expect(front.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(front.view.safeAreaInsets.top == 0)
    root.dismiss(animated: false)
    #expect(log.take() == ["front.willDisappear", "front.didDisappear"])
  }

  /// A sheet rests at its lowest detent, or at the one that is selected.
  @Test func detents() throws {
    let front = UIViewController()
    let sheet = try #require(front.sheetPresentationController)
    sheet.detents = [.large(), .custom { $0.maximumDetentValue / 4 }]
    root.present(front, animated: false)
    let room: CGFloat = 852 - 69 - 34
    #expect(front.view.frame.height == room / 4 + 34)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(front.view.frame.height == room + 34)
    #expect(front.view.frame.maxY == 852)
  }

  /// A controller over another one: dismissing the lower one takes both away.
  @Test func nested() {
    let first = UIViewController()
    let second = UIViewController()
    root.present(first, animated: false)
    first.present(second, animated: false)
    #expect(root.presentedViewController === first)
    #expect(first.presentedViewController === second)
    root.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
    #expect(first.presentedViewController == nil)
    #expect(second.viewIfLoaded?.window == nil)
    #expect(window.subviews.count == 1)
  }

  @Test func aContainedControllerPresentsByItsOutermostContainer() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    let front = UIViewController()
    navigation.topViewController?.present(front, animated: false)
    #expect(front.presentingViewController === navigation)
    #expect(navigation.topViewController?.presentedViewController === front)
  }

  @Test func nothingHappensWithoutAWindowOrWhereSomethingIsPresentedAlready() {
    let loose = UIViewController()
    loose.present(UIViewController(), animated: false)
    #expect(loose.presentedViewController == nil)
    let first = UIViewController()
    root.present(first, animated: false)
    root.present(UIViewController(), animated: false)
    #expect(root.presentedViewController === first)
  }

  private final class Sliding: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Half(presentedViewController: presented, presenting: presenting) }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let to = transitionContext.viewController(forKey: .to) as? Witness else { return }
      log.calls.append("animates to \(to.name)")
      if let view = transitionContext.view(forKey: .to) {
        view.frame = transitionContext.finalFrame(for: to)
        transitionContext.containerView.addSubview(view)
      }
      transitionContext.completeTransition(true)
    }
    func animationEnded(_ transitionCompleted: Bool) { log.calls.append("ended \(transitionCompleted)") }
  }

  private final class Half: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      containerView.map { CGRect(x: 0, y: $0.bounds.midY, width: $0.bounds.width, height: $0.bounds.height / 2) }
        ?? .zero
    }
  }

  @Test func anAppsOwnPresentationAndAnimation() {
    let front = Witness("front", log)
    let sliding = Sliding(log)
    front.modalPresentationStyle = .custom
    front.transitioningDelegate = sliding
    root.present(front, animated: true)
    #expect(
      log.take() == [
        "front.didLoad", "front.willAppear", "animates to front", "front.isAppearing", "front.didAppear", "ended true",
      ])
    #expect(front.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    root.dismiss(animated: true)
    #expect(log.take() == ["front.willDisappear", "animates to root", "front.didDisappear", "ended true"])
  }

  /// A popover stands beside its source on a tablet, on the side where there is room; on a phone it is a sheet.
  @Test func popover() throws {
    let source = UIView(frame: CGRect(x: 300, y: 700, width: 44, height: 44))
    let front = UIViewController()
    front.modalPresentationStyle = .popover
    front.preferredContentSize = CGSize(width: 200, height: 300)
    let popover = try #require(front.popoverPresentationController)
    popover.sourceView = source
    root.view.addSubview(source)
    root.present(front, animated: false)
    #expect(front.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    root.dismiss(animated: false)

    let pad = UIScreen(
      size: CGSize(width: 820, height: 1180), scale: 2,
      traits: UITraitCollection {
        $0.userInterfaceIdiom = .pad
        $0.horizontalSizeClass = .regular
      })
    window.screen = pad
    window.frame = pad.bounds
    let again = UIViewController()
    again.modalPresentationStyle = .popover
    again.preferredContentSize = CGSize(width: 200, height: 300)
    again.popoverPresentationController?.sourceView = source
    source.frame = CGRect(x: 300, y: 1000, width: 44, height: 44)
    root.present(again, animated: false)
    #expect(again.popoverPresentationController?.arrowDirection == .down)
    #expect(again.view.frame == CGRect(x: 222, y: 1000 - 13 - 300, width: 200, height: 300))
  }
}
