import Foundation

/// What a search of a rotor finds. Inert: no assistive technology searches.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element. Inert: kept.
  open weak var targetElement: (any NSObjectProtocol)?

  /// Nothing.
  public override init() {}

  /// An element.
  public convenience init(targetElement: any NSObjectProtocol) {
    self.init()
    self.targetElement = targetElement
  }
}
