import Foundation
import Typesetting

/// Keeps the texts of several labels and buttons at one common point size: the largest at which none of them is cut.
///
/// The size never exceeds any member's own size times its ratio, and never falls below `minimumPointSize`. The group
/// searches for the size again after every layout in which a member's text, a member's own font, or the size of a view
/// around the members has changed. It looks only at the resulting layout, so it works with constraints, stack views and
/// frames set by hand.
///
/// Members keep their `font`. The text is scaled to the common size, and `TextPlacement.scale` is the factor. While a
/// label belongs to a group, it doesn't shrink its text by itself.
///
/// In Interface Builder, give the members the same user-defined runtime attribute `fontFittingGroup` (a string).
@preconcurrency @MainActor public final class UIFontFittingGroup: LayoutFollower {
  /// The result of a fitting.
  public struct Outcome {
    /// The common size in points.
    public var pointSize: CGFloat
    /// Whether every member shows its whole text at that size. If not, the size is `minimumPointSize`.
    public var fits: Bool
    /// The members whose text is cut at `minimumPointSize`, or would be cut one step above the found size; empty if the
    /// members' own sizes are the limit.
    public var limitingMembers: [UIView]
    /// The number of layout passes that the fitting needed.
    public var layouts: Int
  }

  /// A view of the group, and the ratio of its greatest allowed point size to the size of its own font.
  private struct Member {
    weak var view: (any FontFitted)?
    var ratio: CGFloat
  }

  /// The name that members in a storyboard or xib state to join the group; nil for groups made by code.
  public let name: String?
  /// Distance between the sizes that are tried, in points.
  public var step: CGFloat = 0.25 { didSet { setNeedsFitting() } }
  /// The size below which the group never goes, in points.
  public var minimumPointSize: CGFloat = 6 { didSet { setNeedsFitting() } }
  /// The result of the last fitting; nil before the first.
  public private(set) var outcome: Outcome?

  private var members: [Member] = []
  private var needsFitting = true
  private var isFitting = false
  /// Sizes of all superviews of the members after the last fitting. If one of them changes, the group fits again.
  private var surroundings: [CGSize] = []

  /// A group without members.
  public init(name: String? = nil) {
    self.name = name
  }

  /// Adds a view. Its text may be as large as its own font's size times `ratio`.
  func add(_ view: any FontFitted, ratio: CGFloat = 1) {
    guard !members.contains(where: { $0.view === view }) else { return }
    view.fittingGroup?.remove(view)
    members.append(Member(view: view, ratio: ratio))
    view.fittingGroup = self
    setNeedsFitting()
  }

  /// Removes a view. Its text is shown at the size of its own font again.
  func remove(_ view: any FontFitted) {
    guard let index = members.firstIndex(where: { $0.view === view }) else { return }
    members.remove(at: index)
    view.fittingGroup = nil
    view.fittedPointSize = nil
    setNeedsFitting()
  }

  var views: [any FontFitted] { members.compactMap(\.view) }

  /// Makes the group search for its size again after the next layout.
  public func setNeedsFitting() {
    guard !isFitting else { return }
    needsFitting = true
    for view in views { view.setNeedsLayout() }
  }

  // MARK: Fitting

  /// Called after each layout of the tree under `top`. Searches for the size again if a text, a font or the size of a
  /// superview has changed; this lays out the tree for every size that is tried.
  func layoutDidEnd(in top: UIView) {
    guard !isFitting else { return }
    let shown = members.filter { $0.view?.topmostView === top && $0.view?.hasText == true }
    guard !shown.isEmpty, needsFitting || sizesAround(shown) != surroundings else { return }
    isFitting = true
    defer { isFitting = false }
    fit(shown, in: top)
    needsFitting = false
    surroundings = sizesAround(shown)
  }

  private func fit(_ shown: [Member], in top: UIView) {
    let ceiling = shown.compactMap { member in member.view.map { $0.ownPointSize * member.ratio } }.min() ?? 0
    let search = SizeSearch(floor: min(minimumPointSize, ceiling), ceiling: ceiling, step: step)
    var layouts = 0
    var failing: (size: CGFloat, views: [any FontFitted])?
    let found = search.largest { (size: Double) in
      layouts += 1
      let cut = viewsCut(at: size, of: shown, in: top)
      if !cut.isEmpty, size < failing?.size ?? .infinity { failing = (CGFloat(size), cut) }
      return cut.isEmpty
    }
    _ = viewsCut(at: found.size, of: shown, in: top)
    outcome = Outcome(
      pointSize: found.size, fits: found.fits,
      limitingMembers: found.size < ceiling || !found.fits ? (failing?.views ?? []).map(\.fittingMember) : [],
      layouts: layouts + 1)
  }

  /// Lays out the tree with all members at a point size, and returns the members whose text is then cut.
  private func viewsCut(at size: CGFloat, of shown: [Member], in top: UIView) -> [any FontFitted] {
    for view in views { view.fittedPointSize = size }
    top.layoutIfNeeded()
    return shown.compactMap(\.view).filter(\.isTextTruncated)
  }

  /// Sizes of all superviews of the members, up to the topmost view.
  private func sizesAround(_ members: [Member]) -> [CGSize] {
    var sizes: [CGSize] = []
    for member in members {
      var view = member.view?.superview
      while let current = view {
        sizes.append(current.bounds.size)
        view = current.superview
      }
    }
    return sizes
  }
}
