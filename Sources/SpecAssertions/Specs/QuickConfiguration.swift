import Foundation

/// Settings of all specs of a target: shared examples, and what is done before and after each example.
open class QuickConfiguration: NSObject {
  /// Changes the settings.
  open class func configure(_ configuration: QCKConfiguration) {}
}

/// What all specs of a target have in common.
public final class QCKConfiguration: NSObject {
  /// Adds a step before each example.
  public func beforeEach(_ closure: @escaping @MainActor () throws -> Void) { SpecTree.root.before.append(closure) }
  /// Adds a step after each example.
  public func afterEach(_ closure: @escaping @MainActor () throws -> Void) { SpecTree.root.after.append(closure) }
  /// Adds a step before the first example.
  public func beforeSuite(_ closure: @escaping @MainActor () throws -> Void) { SpecTree.beforeSuite.append(closure) }
  /// Adds a step after the last example. Inert: a process does not know which example is the last one.
  public func afterSuite(_ closure: @escaping @MainActor () throws -> Void) {}
}

/// The name of the settings in Swift.
public typealias Configuration = QCKConfiguration
