import UIKit

/// A screen of a workload, and the parts of it that the benchmark changes.
struct Screen {
  /// The topmost view, not laid out yet.
  let root: UIView
  /// A constraint in the middle of the screen.
  var constraint: NSLayoutConstraint?
  /// A text in the middle of the screen.
  var text: MeasuredText?
  /// A view in the middle of the screen that a stack view arranges.
  var row: UIView?

  /// Makes a screen. `content` starts at its top and is as high as it needs to be.
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

  /// The two widths between which a screen alternates.
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
