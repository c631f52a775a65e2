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
/// The screen is laid out after every step, and touches are completed: a single tap that waits for a possible second
/// one is recognised. Work that the app postpones with a dispatch queue or a timer needs ``settle(for:until:)``.
///
/// A step that is not possible, such as a tap on a button that does not exist, is a failure at the line of the test.
/// The test continues.
///
/// `ShownScreen` of `InterfaceBuilder` shows the controller, `Fingers` of `UIKit` simulate its touches.
@preconcurrency @MainActor public final class TestScreen {
  let shown: ShownScreen
  let fingers: Fingers
  /// Shows the controller again in an environment.
  let again: (Environment) -> TestScreen
  /// The window.
  public var window: UIWindow { shown.window }
  /// The device and the reader's settings.
  public var environment: Environment { shown.environment }

  // MARK: Creation

  /// Shows a controller.
  ///
  /// - Parameters:
  ///   - app: the app whose documents and images the controller loads; `nil` for none.
  ///   - environment: the device and the reader's settings.
  ///   - make: makes the controller. An audit calls it again.
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

  /// Shows a view alone. Its picture and its view tree have nothing around it.
  ///
  /// ```swift
  /// let screen = TestScreen(view: .width(320)) { PetRow(name: "Rex") }
  /// ```
  ///
  /// After every step, the view has the size that its content needs then.
  ///
  /// - Parameters:
  ///   - size: the size of the view.
  ///   - app: the app whose documents and images the view loads; `nil` for none.
  ///   - environment: the device and the reader's settings.
  ///   - make: makes the view. An audit calls it again.
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
  ///   - identifier: the controller's storyboard identifier; `nil` for the first one.
  ///   - app: the app with the storyboard.
  ///   - environment: the device and the reader's settings.
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

  /// The frontmost controller: the last presented one, or the one that fills the window.
  public var frontController: UIViewController? {
    var controller = rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return controller
  }

  // MARK: Changes of the device

  /// Turns the device. Controllers are told by `viewWillTransition(to:with:)`.
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

  /// Changes the screen, then lays it out and advances the time of touches until nothing waits for it.
  func perform(_ body: () -> Void) {
    shown.perform {
      body()
      window.clock.settle()
      (rootViewController as? SingleViewController)?.fit()
      window.layoutIfNeeded()
    }
  }

  /// Waits, by the real clock, for work that the app has postponed.
  ///
  /// - Parameters:
  ///   - seconds: the longest wait. 0 waits only for work in the main queue.
  ///   - condition: ends the wait when it is true; without a condition, the whole time passes.
  /// - Returns: whether the condition became true.
  @discardableResult public func settle(
    for seconds: TimeInterval = 0, until condition: (() -> Bool)? = nil
  ) async -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while true {
      // Twice, because work in the main queue may add more work to it.
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
