/// A number of a layout that may be another one: the natural size of a view, or the constant of a constraint.
///
/// ``UIView/viewsMoved(by:)`` tells which frames depend on it.
@preconcurrency @MainActor package struct LayoutDoubt {
  /// What may be another number.
  package enum Subject {
    case naturalSize(of: UIView)
    case constant(of: NSLayoutConstraint)
  }

  package var subject: Subject
  /// By how many points a natural size may be larger or smaller. The greater of both lengths counts for a constant.
  package var size: CGSize
  /// By what share of their width the letters of a text may be wider or narrower, so that its lines may break elsewhere.
  package var letters: CGFloat

  package init(_ subject: Subject, size: CGSize = .zero, letters: CGFloat = 0) {
    self.subject = subject
    self.size = size
    self.letters = letters
  }
}

extension UIView {
  /// The views, among this view and those inside it, whose position or size changes by more than a point if some numbers
  /// of the layout are larger or smaller.
  ///
  /// The constraints are solved again with all of these numbers larger, and with all of them smaller. No frame changes.
  ///
  /// - Complexity: two solutions of each layout engine that a doubt reaches, without planning.
  package func viewsMoved(by doubts: [LayoutDoubt]) -> Set<ObjectIdentifier> {
    var moved: Set<ObjectIdentifier> = []
    guard !doubts.isEmpty else { return moved }
    for direction in [CGFloat(1), -1] {
      var varied = VariedLayout(doubts, direction: direction)
      varied.visit(self, growth: .zero)
      moved.formUnion(varied.moved)
    }
    return moved
  }

  /// The constraints inside this view that give views without content the size at which Interface Builder's canvas shows
  /// them in stack views.
  package var designSizes: [NSLayoutConstraint] {
    let own = layoutState.ownEngine?.constraints.ledger.active.map(\.constraint).filter(\.isDesignSize) ?? []
    return own + children.flatMap(\.designSizes)
  }
}
