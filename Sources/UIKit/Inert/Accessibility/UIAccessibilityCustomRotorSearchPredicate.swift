import Foundation

/// Where a search of a rotor starts and where it goes. Inert: no assistive technology searches.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element from which the search goes on. Inert: kept.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The way in which the search goes. Inert: kept.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// A search forwards from nowhere.
  public override init() {}
}
