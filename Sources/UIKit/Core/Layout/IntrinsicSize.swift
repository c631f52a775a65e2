import ConstraintSolver

/// The intrinsic content size of an item in the layout engine, and for wrapped text the width for which it was
/// measured.
@MainActor struct IntrinsicSize {
  var horizontal = IntrinsicLength()
  var vertical = IntrinsicLength()
  /// Whether the size is that of text that was wrapped to `measuredWidth`.
  var isWrapped = false
  /// The width in points for which wrapped text was last measured; `nil` if it was not measured.
  var measuredWidth: CGFloat?
  /// The width of the longest line when the text was wrapped to `measuredWidth`, in points.
  var wrappedWidth: CGFloat?

  subscript(axis: NSLayoutConstraint.Axis) -> IntrinsicLength {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

/// The intrinsic width or height of an item, and the optional constraints by which the solver makes the item's size
/// approach it.
@MainActor struct IntrinsicLength {
  /// The length in points, including alignment insets; `UIView.noIntrinsicMetric` if there is none.
  var length: CGFloat = UIView.noIntrinsicMetric
  var hugging: UILayoutPriority = .defaultLow
  var compression: UILayoutPriority = .defaultHigh
  /// The solver's constraint for content hugging (size ≤ length). If both priorities are equal, it is one equation for
  /// both.
  var huggingRow: ConstraintID?
  /// The solver's constraint for compression resistance (size ≥ length); `nil` if `huggingRow` stands for both.
  var compressionRow: ConstraintID?

  var hasRows: Bool { huggingRow != nil || compressionRow != nil }

  var rows: [ConstraintID] { [huggingRow, compressionRow].compactMap(\.self) }

  func isSame(as other: IntrinsicLength) -> Bool { length == other.length && hasSamePriorities(as: other) }

  func hasSamePriorities(as other: IntrinsicLength) -> Bool {
    hugging == other.hugging && compression == other.compression
  }
}
