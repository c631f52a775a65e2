import Drawing
import Foundation
import InterfaceBuilder
import UIKit

/// A live screen of an app: touches and keys reach it, and its time follows the page's clock.
///
/// ``PreviewWork`` has one, passes it each ``LiveEvent`` of the page, and answers with its pictures. A `ShownScreen`
/// shows it.
@MainActor final class LiveScreen {
  private let shown: ShownScreen
  private let fingers: Fingers
  private var isTouched = false
  /// The resting positions of the content of scroll views, next to the bars.
  private var rests: [ObjectIdentifier: CGPoint] = [:]
  /// The time of the last step, in seconds by the page's clock.
  private var time: Double
  /// The last picture. It is compared with the next one to decide whether that must be sent.
  private var lastPicture: Data?

  /// The longest step of time. If the page was asleep, the app does not catch up.
  private static let longestStep = 5.0
  /// How many views the page can point at.
  private static let mostViews = 1_000

  /// Shows a screen.
  ///
  /// - Parameters:
  ///   - scene: a scene of the document.
  ///   - document: the document.
  ///   - environment: the device and what the reader has set.
  ///   - time: the present, in seconds by the page's clock.
  /// - Returns: `nil` for a view that no controller owns.
  init?(_ scene: SceneDescription, of document: InterfaceDocument, in environment: Environment, at time: Double) {
    guard let shown = ShownScreen(scene, of: document, in: environment) else { return nil }
    self.shown = shown
    self.time = time
    fingers = Fingers(on: shown.window)
    shown.perform { adoptWindow() }
    go(on: time)
  }

  /// If the app's first controller was taken out of the app's own window, makes the shown window the app's. Then code
  /// that changes `window.rootViewController` changes what is shown.
  private func adoptWindow() {
    let app = UIApplication.shared
    if let own = app.delegate?.window, own.rootViewController == nil { app.delegate?.window = shown.window }
    for scene in app.connectedScenes {
      guard let delegate = scene.delegate as? any UIWindowSceneDelegate, let own = delegate.window,
        own.rootViewController == nil
      else { continue }
      shown.window.windowScene = scene as? UIWindowScene
      delegate.window = shown.window
    }
  }

  /// Changes the device: how it is held, and what the reader has set.
  func change(to environment: Environment) {
    var environment = environment
    environment.safeAreaSource = .device
    guard environment != shown.environment else { return }
    shown.change(to: environment)
    // The words below the picture may change even if the picture does not.
    lastPicture = nil
    shown.perform { layOut() }
  }

  /// Lays the window out. Unscrolled content begins below the bars, where pictures show it and fingers meet it.
  private func layOut() {
    shown.window.layoutIfNeeded()
    func rest(_ view: UIView) {
      if let scroll = view as? UIScrollView {
        let insets = scroll.adjustedContentInset
        let place = CGPoint(x: -insets.left, y: -insets.top)
        let known = rests[ObjectIdentifier(scroll)] ?? .zero
        if scroll.contentOffset == known, place != known { scroll.contentOffset = place }
        rests[ObjectIdentifier(scroll)] = place
      }
      view.subviews.forEach(rest)
    }
    rest(shown.window)
    shown.window.layoutIfNeeded()
  }

  // MARK: Events

  /// Does what a person did, and lets time go on.
  ///
  /// - Parameters:
  ///   - events: what was done, in its order.
  ///   - time: the present, in seconds by the page's clock.
  func perform(_ events: [LiveEvent], until time: Double) {
    for event in events {
      go(on: event.time)
      shown.perform { perform(event) }
    }
    go(on: time)
  }

  /// Lets the time of touches, timers and the main queue go on.
  private func go(on present: Double) {
    let step = min(max(0, present - time), Self.longestStep)
    time = max(time, present)
    shown.perform {
      shown.window.clock.advance(by: step)
      // Done twice, because work on the main queue may add more work to it.
      for _ in 0..<2 { RunLoop.main.run(until: Date()) }
      layOut()
    }
  }

  private func perform(_ event: LiveEvent) {
    let place = CGPoint(x: event.x, y: event.y)
    switch event.kind {
    case .down:
      if isTouched { fingers.cancel() }
      fingers.touchDown(at: [place])
      isTouched = true
    case .move where isTouched: fingers.move(to: [place], in: 0)
    case .up where isTouched:
      fingers.lift()
      isTouched = false
    case .cancel where isTouched:
      fingers.cancel()
      isTouched = false
    case .move, .up, .cancel: break
    case .scroll: scroll(at: place, by: CGPoint(x: event.dx, y: event.dy))
    case .text:
      let keyboard = Keyboard(of: shown.window)
      for character in event.text { keyboard.press(character) }
    case .delete: Keyboard(of: shown.window).deleteBackward()
    }
    layOut()
  }

  /// Scrolls the innermost scroll view below a place that has further to go.
  private func scroll(at place: CGPoint, by distance: CGPoint) {
    var view = shown.window.hitTest(place, with: nil)
    while let current = view {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled {
        let insets = scroll.adjustedContentInset
        let (content, bounds, offset) = (scroll.contentSize, scroll.bounds.size, scroll.contentOffset)
        func moved(_ offset: CGFloat, _ distance: CGFloat, from least: CGFloat, to most: CGFloat) -> CGFloat {
          min(max(offset + distance, least), max(least, most))
        }
        let target = CGPoint(
          x: moved(offset.x, distance.x, from: -insets.left, to: content.width + insets.right - bounds.width),
          y: moved(offset.y, distance.y, from: -insets.top, to: content.height + insets.bottom - bounds.height))
        if target != offset {
          scroll.contentOffset = target
          return
        }
      }
      view = current.superview
    }
  }

  // MARK: What it shows

  /// The size of the screen in points.
  var size: CGSize { shown.environment.screenSize }

  /// The device and what the reader has set.
  var environment: Environment { shown.environment }

  /// Whether keys have an effect.
  var takesKeys: Bool { Keyboard(of: shown.window).receiver != nil }

  /// The picture; `nil` if it is the last one.
  func newPicture(scale: Double) throws -> Data? {
    let insets = environment.device.insets(environment.orientation)
    let screen = Screen(
      shown.window, size: size, statusBarHeight: insets.top, homeAreaHeight: insets.bottom)
    let picture = try shown.perform { try ScreenRenderer(scale: scale).data(of: screen) }
    if picture == lastPicture { return nil }
    lastPicture = picture
    return picture
  }

  /// The views that can be seen, those behind before those in front.
  var views: [PreviewAnswer.View] {
    var views: [PreviewAnswer.View] = []
    let screen = CGRect(origin: .zero, size: size)
    func add(_ view: UIView) {
      guard !view.isHidden, view.alpha >= 0.01, views.count < Self.mostViews else { return }
      let frame = view.drawnFrame(in: shown.window)
      if view !== shown.window, frame.intersects(screen) {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
        views.append(
          PreviewAnswer.View(
            id: "\(views.count)", name: Self.name(of: view), className: "\(type(of: view))", line: 0, frame: numbers))
      }
      view.subviews.forEach(add)
    }
    shown.perform { add(shown.window) }
    return views
  }

  /// The name that a person would give a view; empty if there is none.
  private static func name(of view: UIView) -> String {
    let text: String? =
      switch view {
      case let button as UIButton: button.currentTitle
      case let label as UILabel: label.text
      case let field as UITextField: field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder
      default: nil
      }
    return text.flatMap { $0.isEmpty ? nil : "“\($0.prefix(60))”" } ?? view.accessibilityIdentifier ?? ""
  }
}
