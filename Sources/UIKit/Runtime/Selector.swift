/// The name of a method, as Objective-C writes it: `save`, `save:`, `tableView:didSelectRowAtIndexPath:`.
///
/// There is no Objective-C runtime outside of Apple's systems. Instead, the app registers its methods in a table by
/// selector. The build plugin generates this code for methods that are marked `@objc` or `@IBAction`, and turns
/// `#selector(…)` into a `Selector`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with a colon for each parameter.
  public let name: String

  public init(_ name: String) {
    self.name = name
  }

  public init(stringLiteral name: String) {
    self.name = name
  }

  public var description: String { name }

  /// How many parameters the method has.
  var parameterCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
