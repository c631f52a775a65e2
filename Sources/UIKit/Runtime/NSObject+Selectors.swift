import Foundation

extension NSObject {
  /// Whether the object can perform a selector: whether a table of the app, or UIKit itself, lists it.
  ///
  /// Call it on the main thread, because the tables are bound to it.
  public func responds(to selector: Selector) -> Bool {
    nonisolated(unsafe) let object = self
    return MainActor.assumeIsolated { RuntimeTable.shared.responds(object, to: selector) }
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

  private func perform(_ selector: Selector, with arguments: [Any?]) -> Unmanaged<AnyObject>? {
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) let arguments = arguments
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated {
      result = RuntimeValue.unwrapped(RuntimeTable.shared.perform(selector, on: object, with: arguments))
    }
    guard let result, type(of: result) is AnyClass else { return nil }
    return Unmanaged.passUnretained(result as AnyObject)
  }
}
