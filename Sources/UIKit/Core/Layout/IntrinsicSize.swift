import ConstraintSolver

/// The natural size of an item, and how its text was wrapped.
@MainActor struct IntrinsicSize {
  var horizontal = IntrinsicLength()
  var vertical = IntrinsicLength()
  /// Whether the size is that of wrapped text.
  var isWrapped = false
  /// The width for which wrapped text was last measured.
  var measuredWidth: CGFloat?
  /// The width that text had when it was wrapped to `measuredWidth`.
  var wrappedWidth: CGFloat?

  subscript(axis: NSLayoutConstraint.Axis) -> IntrinsicLength {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

/// A natural length along an axis, and the rows that pull the size towards it.
@MainActor struct IntrinsicLength {
  /// Points of the frame; `UIView.noIntrinsicMetric` for none.
  var length: CGFloat = UIView.noIntrinsicMetric
  var hugging: UILayoutPriority = .defaultLow
  var compression: UILayoutPriority = .defaultHigh
  /// The row against a longer size, or against both where the priorities are equal.
  var huggingRow: ConstraintID?
  /// The row against a shorter size.
  var compressionRow: ConstraintID?

  var hasRows: Bool { huggingRow != nil || compressionRow != nil }

  var rows: [ConstraintID] { [huggingRow, compressionRow].compactMap(\.self) }

  func isSame(as other: IntrinsicLength) -> Bool { length == other.length && hasSamePriorities(as: other) }

  func hasSamePriorities(as other: IntrinsicLength) -> Bool {
    hugging == other.hugging && compression == other.compression
  }
}
