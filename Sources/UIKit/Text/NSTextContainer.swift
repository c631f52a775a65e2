import Foundation

/// The region of a text view that its lines fill, with limits for the lines.
open class NSTextContainer: NSObject {
  /// Padding at both ends of every line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange?() } }
  /// The greatest number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { onChange?() } }
  /// How text that does not fit on the last line is truncated.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { onChange?() } }
  /// Areas that the lines of text flow around, in the container's coordinates.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { onChange?() } }

  /// Called after every change of a property, so that the text view lays out its text again.
  var onChange: (() -> Void)?
}
