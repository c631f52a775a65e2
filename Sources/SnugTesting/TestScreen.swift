import Drawing
import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// A controller that is shown on a device, with fingers to use it.
///
/// ```swift
/// let screen = TestScreen { SignInViewController() }
/// screen.type("rex@example.org", into: "E-mail")
/// screen.tap("Sign in")
/// assertScreen(screen)
/// ```
///
/// The screen is laid out after every step, and what waits for the time of touches happens: a single tap that waits for a
/// second one is recognised. Work that the app puts off by a dispatch queue or a timer needs ``settle(for:until:)``.
///
/// What cannot be done, as a tap on a button that is not there, is recorded as an issue at the line of the test, which goes on.
@MainActor public final class TestScreen {
  let shown: ShownScreen
  let fingers: Fingers
  /// The window.
  public var window: UIWindow { shown.window }
  /// The device and what the reader has set.
  public var environment: Environment { shown.environment }

  // MARK: Creation

  /// Shows a controller.
  ///
  /// - Parameters:
  ///   - app: the app whose documents and images the controller asks for; `nil` for none.
  ///   - environment: the device and what the reader has set.
  ///   - make: makes the controller. An audit calls it again.
  public init(
    of app: TestApp? = nil, in environment: Environment = .phone, file: StaticString = #filePath, line: Int = #line,
    _ make: @escaping () -> UIViewController
  ) {
    app?.begin()
    let path = app.map { "\($0.folder.path)/\(URL(filePath: "\(file)").lastPathComponent)" } ?? "\(file)"
    shown = ShownScreen(in: environment, path: path, line: line) {
      app?.begin()
      return make()
    }
    fingers = Fingers(on: shown.window)
    shown.perform { shown.window.layoutIfNeeded() }
  }

  /// Shows a controller of a storyboard.
  ///
  /// - Parameters:
  ///   - storyboard: the storyboard's name, without its extension.
  ///   - identifier: the controller's storyboard identifier; `nil` for the first one.
  ///   - app: the app with the storyboard.
  ///   - environment: the device and what the reader has set.
  /// - Throws: ``TestScreenError`` if there is no such controller.
  public convenience init(
    storyboard: String, identifier: String? = nil, of app: TestApp, in environment: Environment = .phone,
    file: StaticString = #filePath, line: Int = #line
  ) throws {
    app.begin()
    let board = UIStoryboard(name: storyboard, bundle: nil)
    func make() -> UIViewController? {
      DocumentLoader.current?.controller(identifier, in: board, creator: nil)
    }
    guard make() != nil else {
      throw TestScreenError.noController(storyboard: storyboard, identifier: identifier, folder: app.folder.path)
    }
    self.init(of: app, in: environment, file: file, line: line) { make() ?? UIViewController() }
  }

  /// The controller that fills the window.
  public var rootViewController: UIViewController? { window.rootViewController }

  /// The controller in front: the last one that is presented, or the one that fills the window.
  public var frontController: UIViewController? {
    var controller = rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return controller
  }

  // MARK: Changes of the device

  /// Turns the device. Controllers hear of it by `viewWillTransition(to:with:)`.
  public func rotate(to orientation: Orientation) { change { $0.orientation = orientation } }

  /// Changes the reader's text size.
  public func changeTextSize(to category: UIContentSizeCategory) { change { $0.contentSizeCategory = category } }

  /// Changes between light and dark.
  public func changeAppearance(to appearance: Environment.Appearance) { change { $0.appearance = appearance } }

  private func change(_ change: (inout Environment) -> Void) {
    shown.change(to: environment.with(change))
    perform {}
  }

  // MARK: Time

  /// Does something to the screen, then lays it out and lets the time of touches go on until nothing waits for it.
  func perform(_ body: () -> Void) {
    shown.perform {
      body()
      window.clock.settle()
      window.layoutIfNeeded()
    }
  }

  /// Waits for work that the app has put off, by the real clock.
  ///
  /// - Parameters:
  ///   - seconds: how long at most. 0 waits for what is in the main queue.
  ///   - condition: what is waited for; without it the whole time goes by.
  /// - Returns: whether the condition came true.
  @discardableResult public func settle(
    for seconds: TimeInterval = 0, until condition: (() -> Bool)? = nil
  ) async -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while true {
      // Twice: what is in the main queue may put more into it.
      for _ in 0..<2 {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        perform {}
      }
      if let condition, condition() { return true }
      guard Date() < end else { return condition == nil }
      runTimers()
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Has timers of the main run loop fire that are due.
  private func runTimers() {
    perform { RunLoop.main.run(until: Date()) }
  }
}
