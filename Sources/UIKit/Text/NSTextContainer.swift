import Foundation

/// The region that a text view's lines fill.
open class NSTextContainer: NSObject {
  /// Padding at both ends of every line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange?() } }
  /// The most lines, 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { onChange?() } }
  /// What happens to the last line's text that doesn't fit.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { onChange?() } }
  /// Areas that lines avoid, in the container's coordinates.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { onChange?() } }

  /// Called after every change.
  var onChange: (() -> Void)?
}
