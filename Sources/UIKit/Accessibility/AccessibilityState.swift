import Foundation

/// The accessibility properties that were set on one object, such as a view. Created when the first property is set.
final class AccessibilityState {
  var isElement: Bool?
  var identifier: String?
  var label: NSAttributedString?
  var hint: NSAttributedString?
  var value: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var elements: [Any]?
  var headerElements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var inputLabels: [String]?
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var respondsToInteraction: Bool?
  /// The elements of parts that are not subviews; empty until they are asked for.
  var partElements: [AnyObject] = []
  /// The blocks that were set; `nil` if none was set.
  var blocks: AccessibilityBlocks?

  // MARK: What a reader gets: the block's value, or else the one that was set

  @MainActor var shownIsElement: Bool? { blocks?.isElement?() ?? isElement }
  @MainActor var shownIdentifier: String? { blocks?.identifier?() ?? identifier }
  @MainActor var shownLabel: NSAttributedString? { blocks?.label?() ?? label }
  @MainActor var shownHint: NSAttributedString? { blocks?.hint?() ?? hint }
  @MainActor var shownValue: NSAttributedString? { blocks?.value?() ?? value }
  @MainActor var shownTraits: UIAccessibilityTraits? { blocks?.traits?() ?? traits }
  @MainActor var shownElements: [Any]? { blocks?.elements?() ?? elements }
  @MainActor var shownFrame: CGRect? { blocks?.frame?() ?? frame }
  @MainActor var shownPath: UIBezierPath? { blocks?.path?() ?? path }
  @MainActor var shownActivationPoint: CGPoint? { blocks?.activationPoint?() ?? activationPoint }
  @MainActor var shownCustomActions: [UIAccessibilityCustomAction]? { blocks?.customActions?() ?? customActions }
}
