import Foundation

/// Groups changes of layers into transactions, which can be nested. Nothing is animated: changes apply immediately, and
/// `commit()` calls the completion closures. Each thread has its own transactions.
open class CATransaction: NSObject {
  private struct Group {
    var duration: CFTimeInterval = 0.25
    var isDisabled = false
    var timingFunction: CAMediaTimingFunction?
    var completion: [() -> Void] = []
    var values: [String: Any] = [:]
  }

  /// The transactions that a thread has begun and not yet committed, from the outermost to the innermost.
  private final class Groups {
    var groups: [Group] = []

    /// The transactions of the current thread.
    static var ofThread: Groups {
      let values = Thread.current.threadDictionary
      let key = "snug.CATransaction" as NSString
      if let known = values[key] as? Groups { return known }
      let new = Groups()
      values[key] = new
      return new
    }
  }

  private static var groups: [Group] {
    get { Groups.ofThread.groups }
    set { Groups.ofThread.groups = newValue }
  }

  /// Begins a transaction; transactions may be nested.
  open class func begin() { groups.append(Group()) }

  /// Ends the innermost transaction and calls its completion closures.
  open class func commit() {
    for completion in groups.popLast()?.completion ?? [] { completion() }
  }

  /// Applies the changes of an implicit transaction. Inert: changes are always applied immediately.
  open class func flush() {}

  /// Calls a closure when the current transaction is committed; if there is no transaction, immediately.
  static func whenCommitted(_ body: @escaping () -> Void) {
    if groups.isEmpty { body() } else { groups[groups.count - 1].completion.append(body) }
  }

  /// Calls a closure when the current transaction is committed; if there is no transaction, immediately.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if let block { whenCommitted(block) }
  }

  /// The duration of animations in the current transaction, in seconds. Inert: animations take no time.
  open class func animationDuration() -> CFTimeInterval { groups.last?.duration ?? 0.25 }

  /// Sets the duration of animations in the current transaction, in seconds. Inert: animations take no time.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }

  /// The timing function of animations in the current transaction. Inert: animations take no time.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { groups.last?.timingFunction }

  /// Sets the timing function of animations in the current transaction. Inert: animations take no time.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Whether changes in the current transaction are made without animation. Inert: no change is animated.
  open class func disableActions() -> Bool { groups.last?.isDisabled ?? false }

  /// Sets whether changes in the current transaction are made without animation. Inert: no change is animated.
  open class func setDisableActions(_ flag: Bool) { change { $0.isDisabled = flag } }

  /// A value of the present group.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionDisableActions: disableActions()
    default: groups.last?.values[key]
    }
  }

  /// Keeps a value with the present group.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      setAnimationDuration((anObject as? NSNumber)?.doubleValue ?? anObject as? CFTimeInterval ?? 0)
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    case kCATransactionDisableActions:
      setDisableActions((anObject as? NSNumber)?.boolValue ?? anObject as? Bool ?? false)
    default: change { $0.values[key] = anObject }
    }
  }

  private static func change(_ change: (inout Group) -> Void) {
    guard !groups.isEmpty else { return }
    change(&groups[groups.count - 1])
  }
}

/// The key of `CATransaction.animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `CATransaction.animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the closure that `CATransaction.setCompletionBlock(_:)` takes.
public let kCATransactionCompletionBlock = "completionBlock"
/// The key of `CATransaction.disableActions()`.
public let kCATransactionDisableActions = "disableActions"
