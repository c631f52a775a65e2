import Foundation

/// The storage of accessibility properties, which is created only for objects on which such a property is set.
extension UIResponder {
  /// The object's accessibility properties. Creates their storage on first use, so only setters use this.
  var accessibility: AccessibilityState {
    if let accessibilityState { return accessibilityState }
    let state = AccessibilityState()
    accessibilityState = state
    return state
  }

  /// The blocks of the object; created when the first block is set.
  private var blocks: AccessibilityBlocks {
    if let blocks = accessibility.blocks { return blocks }
    let blocks = AccessibilityBlocks()
    accessibility.blocks = blocks
    return blocks
  }
}

// MARK: - Blocks (iOS 17)

extension UIResponder {
  /// Computes `isAccessibilityElement` whenever it is read; `nil` if none was set.
  public var isAccessibilityElementBlock: (@MainActor () -> Bool)? {
    get { accessibilityState?.blocks?.isElement }
    set { blocks.isElement = newValue }
  }

  /// Computes `accessibilityIdentifier` whenever it is read; `nil` if none was set.
  public var accessibilityIdentifierBlock: (@MainActor () -> String?)? {
    get { accessibilityState?.blocks?.identifier }
    set { blocks.identifier = newValue }
  }

  /// Computes `accessibilityLabel` whenever it is read; `nil` if none was set.
  public var accessibilityLabelBlock: (@MainActor () -> String?)? {
    get { accessibilityState?.blocks?.label.map { block in { block()?.string } } }
    set { blocks.label = newValue.map(Self.attributed) }
  }

  /// Computes `accessibilityAttributedLabel` whenever it is read; `nil` if none was set.
  public var accessibilityAttributedLabelBlock: (@MainActor () -> NSAttributedString?)? {
    get { accessibilityState?.blocks?.label }
    set { blocks.label = newValue }
  }

  /// Computes `accessibilityHint` whenever it is read; `nil` if none was set.
  public var accessibilityHintBlock: (@MainActor () -> String?)? {
    get { accessibilityState?.blocks?.hint.map { block in { block()?.string } } }
    set { blocks.hint = newValue.map(Self.attributed) }
  }

  /// Computes `accessibilityAttributedHint` whenever it is read; `nil` if none was set.
  public var accessibilityAttributedHintBlock: (@MainActor () -> NSAttributedString?)? {
    get { accessibilityState?.blocks?.hint }
    set { blocks.hint = newValue }
  }

  /// Computes `accessibilityValue` whenever it is read; `nil` if none was set.
  public var accessibilityValueBlock: (@MainActor () -> String?)? {
    get { accessibilityState?.blocks?.value.map { block in { block()?.string } } }
    set { blocks.value = newValue.map(Self.attributed) }
  }

  /// Computes `accessibilityAttributedValue` whenever it is read; `nil` if none was set.
  public var accessibilityAttributedValueBlock: (@MainActor () -> NSAttributedString?)? {
    get { accessibilityState?.blocks?.value }
    set { blocks.value = newValue }
  }

  /// Computes `accessibilityTraits` whenever they are read; `nil` if none was set.
  public var accessibilityTraitsBlock: (@MainActor () -> UIAccessibilityTraits)? {
    get { accessibilityState?.blocks?.traits }
    set { blocks.traits = newValue }
  }

  /// Computes `accessibilityElements` whenever they are read; `nil` if none was set.
  public var accessibilityElementsBlock: (@MainActor () -> [Any]?)? {
    get { accessibilityState?.blocks?.elements }
    set { blocks.elements = newValue }
  }

  /// Computes `accessibilityFrame`, in screen coordinates, whenever it is read; `nil` if none was set.
  public var accessibilityFrameBlock: (@MainActor () -> CGRect)? {
    get { accessibilityState?.blocks?.frame }
    set { blocks.frame = newValue }
  }

  /// Computes `accessibilityPath`, in screen coordinates, whenever it is read; `nil` if none was set.
  public var accessibilityPathBlock: (@MainActor () -> UIBezierPath?)? {
    get { accessibilityState?.blocks?.path }
    set { blocks.path = newValue }
  }

  /// Computes `accessibilityActivationPoint`, in screen coordinates, whenever it is read; `nil` if none was set.
  public var accessibilityActivationPointBlock: (@MainActor () -> CGPoint)? {
    get { accessibilityState?.blocks?.activationPoint }
    set { blocks.activationPoint = newValue }
  }

  /// Computes `accessibilityCustomActions` whenever they are read; `nil` if none was set.
  public var accessibilityCustomActionsBlock: (@MainActor () -> [UIAccessibilityCustomAction]?)? {
    get { accessibilityState?.blocks?.customActions }
    set { blocks.customActions = newValue }
  }

  private static func attributed(_ text: @escaping @MainActor () -> String?) -> @MainActor () -> NSAttributedString? {
    { text().map { NSAttributedString(string: $0) } }
  }
}
