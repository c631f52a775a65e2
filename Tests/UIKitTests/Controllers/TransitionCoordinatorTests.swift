import TestSupport
import Testing

@testable import UIKit

/// During an animated push, pop, presentation or dismissal, code can register what runs alongside and after it.
@Suite struct TransitionCoordinatorTests {
  /// Registers closures when it is about to appear, as apps do.
  private final class Page: UIViewController {
    let log: CallLog
    var label: UILabel?

    init(_ log: CallLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { label = UILabel() }
    override func viewWillAppear(_ animated: Bool) {
      log.calls.append("willAppear")
      transitionCoordinator?.animate { context in
        self.log.calls.append("alongside, animated: \(context.isAnimated)")
      } completion: { context in
        self.log.calls.append("completed, cancelled: \(context.isCancelled)")
      }
    }
    override func viewIsAppearing(_ animated: Bool) { log.calls.append("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { log.calls.append("didAppear") }
  }

  /// A dimming view is shown alongside, as in Apple's sample of custom presentations.
  private final class Dimming: UIPresentationController {
    let dimming = UIView()

    override func presentationTransitionWillBegin() {
      dimming.alpha = 0
      presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 1 }
    }
    override func dismissalTransitionWillBegin() {
      presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    var dimming: Dimming?
    var labelWasThere: Bool?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      dimming = Dimming(presentedViewController: presented, presenting: presenting)
      return dimming
    }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { labelWasThere = (viewController as? Page)?.label != nil }
  }

  private let log = CallLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let inOrder = [
    "willAppear", "alongside, animated: true", "isAppearing", "didAppear", "completed, cancelled: false",
  ]

  init() {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  @Test func aPushRunsWhatIsRegistered() {
    let page = Page(log)
    navigation.pushViewController(page, animated: true)
    #expect(log.take() == inOrder)
    #expect(page.transitionCoordinator == nil)
  }

  @Test func aPresentationRunsWhatIsRegistered() {
    navigation.present(Page(log), animated: true)
    #expect(log.take() == inOrder)
  }

  @Test func withoutAnAnimationThereIsNoCoordinator() {
    navigation.pushViewController(Page(log), animated: false)
    #expect(log.take() == ["willAppear", "isAppearing", "didAppear"])
    navigation.present(Page(log), animated: false)
    #expect(log.take() == ["willAppear", "isAppearing", "didAppear"])
  }

  @Test func aPresentationControllerDimsAlongside() throws {
    let delegate = Delegate()
    let page = UIViewController()
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = delegate
    navigation.present(page, animated: true)
    let dimming = try #require(delegate.dimming?.dimming)
    #expect(dimming.alpha == 1)
    navigation.dismiss(animated: true)
    #expect(dimming.alpha == 0)
  }

  /// corona-warn-app reads an outlet of the new controller there.
  @Test func theViewIsLoadedBeforeTheDelegateOfTheNavigationHearsOfIt() {
    let delegate = Delegate()
    navigation.delegate = delegate
    navigation.pushViewController(Page(log), animated: true)
    #expect(delegate.labelWasThere == true)
  }
}
