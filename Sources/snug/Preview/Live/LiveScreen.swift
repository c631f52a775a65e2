import Drawing
import Foundation
import InterfaceBuilder
import UIKit

/// A screen of an app that reacts to touches and keys in the preview's page. Its clock follows the page's clock.
///
/// ``PreviewWork`` passes it each ``LiveEvent`` of the page, and sends its pictures to the page. It puts the screen's
/// controller into a window by a `ShownScreen`.
@MainActor final class LiveScreen {
  private let shown: ShownScreen
  private let fingers: Fingers
  private var isTouched = false
  /// The time up to which the screen's clock has advanced, in seconds by the page's clock.
  private var time: Double
  /// The last picture that was sent. A new picture is sent only if it differs.
  private var lastPicture: Data?

  /// The most seconds by which the clock advances at once. So the app does not catch up if the page was asleep.
  private static let longestStep = 5.0
  /// The most views that the page gets the frames of.
  private static let mostViews = 1_000

  /// Shows a screen.
  ///
  /// - Parameters:
  ///   - scene: a scene of the document.
  ///   - document: the document.
  ///   - environment: the device and the user's settings, such as the text size.
  ///   - time: the present time, in seconds by the page's clock.
  /// - Returns: `nil` for a view that no controller owns.
  init?(_ scene: SceneDescription, of document: InterfaceDocument, in environment: Environment, at time: Double) {
    guard let shown = ShownScreen(scene, of: document, in: environment) else { return nil }
    self.shown = shown
    self.time = time
    fingers = Fingers(on: shown.window)
    shown.perform { UIApplication.shared.adopt(shown.window) }
    go(on: time)
  }

  /// Changes the device, its orientation and the user's settings, such as the text size.
  func change(to environment: Environment) {
    var environment = environment
    environment.safeAreaSource = .device
    guard environment != shown.environment else { return }
    shown.change(to: environment)
    // A picture is sent even if it looks the same, because the page's caption below it may change.
    lastPicture = nil
    shown.perform { shown.window.layoutIfNeeded() }
  }

  // MARK: Events

  /// Applies the user's touches and keys, and advances the clock.
  ///
  /// - Parameters:
  ///   - events: the touches and keys, in the order in which they occurred.
  ///   - time: the present time, in seconds by the page's clock.
  func perform(_ events: [LiveEvent], until time: Double) {
    for event in events {
      go(on: event.time)
      shown.perform { perform(event) }
    }
    go(on: time)
  }

  /// Advances the clock, with which touches and timers proceed, and runs the work on the main queue.
  private func go(on present: Double) {
    let step = min(max(0, present - time), Self.longestStep)
    time = max(time, present)
    shown.perform {
      shown.window.clock.advance(by: step)
      // The run loop runs twice, because work on the main queue may add more work.
      for _ in 0..<2 { RunLoop.main.run(until: Date()) }
      shown.window.layoutIfNeeded()
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
    shown.window.layoutIfNeeded()
  }

  /// Scrolls the innermost scroll view at a point that is not already at its end in that direction.
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

  /// The device and the user's settings, such as the text size.
  var environment: Environment { shown.environment }

  /// Whether a text input has the keyboard focus, so that keys have an effect.
  var takesKeys: Bool { Keyboard(of: shown.window).receiver != nil }

  /// A picture of the screen as PNG data; `nil` if it is the same as the last one.
  func newPicture(scale: Double) throws -> Data? {
    let insets = environment.device.insets(environment.orientation)
    let screen = Screen(
      shown.window, size: size, statusBarHeight: insets.top, homeAreaHeight: insets.bottom)
    let picture = try shown.perform { try ScreenRenderer(scale: scale).data(of: screen) }
    if picture == lastPicture { return nil }
    lastPicture = picture
    return picture
  }

  /// The visible views, from back to front.
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

  /// The name of a view for the page: its text, or else its accessibility identifier; empty if it has neither.
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
