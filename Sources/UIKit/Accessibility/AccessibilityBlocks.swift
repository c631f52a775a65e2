import Foundation

/// The blocks of iOS 17 that compute accessibility properties whenever these are read. Each is `nil` until it is set.
final class AccessibilityBlocks {
  var isElement: (@MainActor () -> Bool)?
  var identifier: (@MainActor () -> String?)?
  var label: (@MainActor () -> NSAttributedString?)?
  var hint: (@MainActor () -> NSAttributedString?)?
  var value: (@MainActor () -> NSAttributedString?)?
  var traits: (@MainActor () -> UIAccessibilityTraits)?
  var elements: (@MainActor () -> [Any]?)?
  var frame: (@MainActor () -> CGRect)?
  var path: (@MainActor () -> UIBezierPath?)?
  var activationPoint: (@MainActor () -> CGPoint)?
  var customActions: (@MainActor () -> [UIAccessibilityCustomAction]?)?
}
