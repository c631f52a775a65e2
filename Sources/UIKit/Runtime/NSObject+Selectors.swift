import Foundation

extension NSObject {
  /// Whether the object can perform a selector: the app has registered a method for it in `RuntimeTable`, or UIKit's
  /// own class offers it.
  ///
  /// Call it on the main thread, because the table is isolated to the main actor.
  public func responds(to selector: Selector) -> Bool {
    MainActor.assumeIsolated(with: self) { RuntimeTable.shared.responds($0, to: selector) }
  }

  /// Performs a selector; returns the object that the method returns.
  ///
  /// Call it on the main thread. A selector that the object does not know stops the program, as in UIKit.
  @discardableResult public func perform(_ selector: Selector) -> Unmanaged<AnyObject>? {
    perform(selector, with: [])
  }

  /// Performs a selector with one argument; returns the object that the method returns.
  ///
  /// Call it on the main thread. A selector that the object does not know stops the program, as in UIKit.
  @discardableResult public func perform(_ selector: Selector, with argument: Any?) -> Unmanaged<AnyObject>? {
    perform(selector, with: [argument])
  }

  /// Performs a selector with two arguments; returns the object that the method returns.
  ///
  /// Call it on the main thread. A selector that the object does not know stops the program, as in UIKit.
  @discardableResult public func perform(
    _ selector: Selector, with first: Any?, with second: Any?
  ) -> Unmanaged<AnyObject>? {
    perform(selector, with: [first, second])
  }

  /// Performs a selector with one argument after a delay in seconds. It cannot be cancelled.
  ///
  /// Call it on the main thread.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    PostponedWork.shared.asyncAfter(deadline: .now() + delay) { self.perform(selector, with: argument) }
  }

  private func perform(_ selector: Selector, with arguments: [Any?]) -> Unmanaged<AnyObject>? {
    let result = MainActor.assumeIsolated(with: (object: self, arguments: arguments)) {
      RuntimeValue.unwrapped(RuntimeTable.shared.perform(selector, on: $0.object, with: $0.arguments))
    }
    guard let result, type(of: result) is AnyClass else { return nil }
    return Unmanaged.passUnretained(result as AnyObject)
  }
}
