import UIKit

/// A screen of a workload, and the parts of it that are changed.
struct Screen {
  /// The topmost view, not laid out yet.
  let root: UIView
  /// A constraint in the middle of the screen.
  var constraint: NSLayoutConstraint?
  /// A text in the middle of the screen.
  var text: MeasuredText?
  /// A view in the middle of the screen that a stack view arranges.
  var row: UIView?

  /// Makes a screen that `content` fills from the top, as high as it needs.
  init(_ content: UIView) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: Screen.widths[0], height: 800))
    root.adopt(
      content,
      [
        content.topAnchor.constraint(equalTo: root.topAnchor),
        content.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
  }

  /// The widths between which a screen goes back and forth.
  static let widths: [CGFloat] = [375, 390]
}

extension UIView {
  /// Adds a view that constraints place.
  func adopt(_ view: UIView, _ constraints: @autoclosure () -> [NSLayoutConstraint]) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate(constraints())
  }
}

extension UIStackView {
  convenience init(_ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, _ views: [UIView]) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
  }
}
