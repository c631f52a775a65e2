import Drawing
import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// A view controller that is shown on a simulated device and can be operated by simulated touches and keys.
///
/// ```swift
/// let screen = TestScreen { SignInViewController() }
/// screen.type("rex@example.org", into: "E-mail")
/// screen.tap("Sign in")
/// assertScreen(screen)
/// ```
///
/// After every step the screen is laid out, and gesture recognizers have finished: for example, a single tap is
/// recognised even if its recognizer waits for a possible second tap. For work that the app postpones with a dispatch
/// queue or a timer, call ``settle(for:until:)``.
///
/// A step that is not possible, such as a tap on a button that does not exist, is reported as a failure at the line of
/// the test, and the test continues.
///
/// `ShownScreen` in the module `InterfaceBuilder` shows the controller, and `Fingers` in `UIKit` simulates touches.
@preconcurrency @MainActor public final class TestScreen {
  let shown: ShownScreen
  let fingers: Fingers
  /// Makes the controller again and shows it in an environment.
  let again: (Environment) -> TestScreen
  /// The window that shows the screen.
  public var window: UIWindow { shown.window }
  /// The device and the user's settings, such as the text size.
  public var environment: Environment { shown.environment }

  // MARK: Creation

  /// Shows a controller.
  ///
  /// - Parameters:
  ///   - app: the app whose documents and images the controller loads; `nil` if it loads none.
  ///   - environment: the device and the user's settings, such as the text size.
  ///   - make: makes the controller. It is called again for an audit and for other environments.
  public init(
    of app: TestApp? = nil, in environment: Environment = .phone, file: StaticString = #filePath, line: Int = #line,
    _ make: @escaping () -> UIViewController
  ) {
    app?.begin()
    again = { TestScreen(of: app, in: $0, file: file, line: line, make) }
    let path = app.map { "\($0.folder.path)/\(URL(filePath: "\(file)").lastPathComponent)" } ?? "\(file)"
    shown = ShownScreen(in: environment, path: path, line: line) {
      app?.begin()
      return make()
    }
    fingers = Fingers(on: shown.window)
    shown.perform { shown.window.layoutIfNeeded() }
  }

  /// The view that is shown alone; `nil` if a whole screen is shown.
  var singleView: UIView? {
    frontController === rootViewController ? (rootViewController as? SingleViewController)?.shownView : nil
  }

  /// Shows a single view. Pictures and view trees contain only this view.
  ///
  /// ```swift
  /// let screen = TestScreen(view: .width(320)) { PetRow(name: "Rex") }
  /// ```
  ///
  /// After every step, the view has the size that its content needs then.
  ///
  /// - Parameters:
  ///   - size: how the view is sized.
  ///   - app: the app whose documents and images the view loads; `nil` if it loads none.
  ///   - environment: the device and the user's settings, such as the text size.
  ///   - make: makes the view. It is called again for an audit and for other environments.
  public convenience init(
    view size: ViewSize, of app: TestApp? = nil, in environment: Environment = .phone,
    file: StaticString = #filePath, line: Int = #line, _ make: @escaping () -> UIView
  ) {
    self.init(of: app, in: environment, file: file, line: line) { SingleViewController(make(), size: size) }
  }

  /// Shows a controller of a storyboard.
  ///
  /// - Parameters:
  ///   - storyboard: the storyboard's name, without its extension.
  ///   - identifier: the controller's storyboard identifier; `nil` for the storyboard's initial controller.
  ///   - app: the app that contains the storyboard.
  ///   - environment: the device and the user's settings, such as the text size.
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

  /// The root view controller of the window.
  public var rootViewController: UIViewController? { window.rootViewController }

  /// The frontmost controller: the last presented one, or else the root view controller.
  public var frontController: UIViewController? { window.frontController }

  // MARK: Changes of the device

  /// Rotates the device. Controllers are notified by `viewWillTransition(to:with:)`.
  public func rotate(to orientation: Orientation) { change { $0.orientation = orientation } }

  /// Changes the user's text size.
  public func changeTextSize(to category: UIContentSizeCategory) { change { $0.contentSizeCategory = category } }

  /// Changes between light and dark appearance.
  public func changeAppearance(to appearance: Environment.Appearance) { change { $0.appearance = appearance } }

  private func change(_ change: (inout Environment) -> Void) {
    shown.change(to: environment.with(change))
    perform {}
  }

  // MARK: Time

  /// Calls a function that changes the screen. Then it advances the simulated clock of touches until no gesture
  /// recognizer waits for it, and lays the screen out.
  func perform(_ body: () -> Void) {
    shown.perform {
      body()
      window.clock.settle()
      (rootViewController as? SingleViewController)?.fit()
      window.layoutIfNeeded()
    }
  }

  /// Waits in real time for work that the app has postponed with a dispatch queue or a timer.
  ///
  /// - Parameters:
  ///   - seconds: the longest time to wait; 0 waits only for work that is already in the main queue.
  ///   - condition: ends the wait as soon as it is true; `nil` waits for the whole time.
  /// - Returns: whether the condition became true.
  @discardableResult public func settle(
    for seconds: TimeInterval = 0, until condition: (() -> Bool)? = nil
  ) async -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while true {
      // The queue is drained twice, because work in it may add more work.
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

  /// Fires the timers of the main run loop that are due.
  private func runTimers() {
    perform { RunLoop.main.run(until: Date()) }
  }
}
