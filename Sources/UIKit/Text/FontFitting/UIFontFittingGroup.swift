import Foundation
import Typesetting

/// Keeps the texts of several labels and buttons at one common point size: the largest at which none of them is cut.
///
/// The size never exceeds any member's own size times its ratio, and never falls below `minimumPointSize`. It is found again
/// after every layout in which a member's text or own font, or the size of anything around the members, has changed. What
/// counts is the layout that results, so the group works with constraints, stack views and frames set by hand.
///
/// Members keep their `font`; the common size is laid over it, and `TextPlacement.scale` tells by how much. While a label
/// belongs to a group it doesn't shrink by itself.
///
/// In Interface Builder, give the members the same user-defined runtime attribute `fontFittingGroup` (a string).
@preconcurrency @MainActor public final class UIFontFittingGroup {
  /// What the last fitting found.
  public struct Outcome {
    /// The common size in points.
    public var pointSize: CGFloat
    /// Whether every member shows its whole text at that size; if not, the size is the floor.
    public var fits: Bool
    /// The members whose text is cut at the floor, or would be one step higher; empty where the members' own sizes are
    /// the limit.
    public var limitingMembers: [UIView]
    /// How many layouts it took.
    public var layouts: Int
  }

  /// A label of the group, and how large it may get.
  private struct Member {
    weak var label: UILabel?
    var ratio: CGFloat
  }

  /// The name by which members of a document find each other; nil for groups made by code.
  public let name: String?
  /// Distance between the sizes that are tried, in points.
  public var step: CGFloat = 0.25 { didSet { setNeedsFitting() } }
  /// The size below which the group never goes, in points.
  public var minimumPointSize: CGFloat = 6 { didSet { setNeedsFitting() } }
  /// What the last fitting found; nil before the first.
  public private(set) var outcome: Outcome?

  private var members: [Member] = []
  private var needsFitting = true
  private var isFitting = false
  /// Sizes of everything around the members after the last fitting.
  private var surroundings: [CGSize] = []

  /// A group without members.
  public init(name: String? = nil) {
    self.name = name
  }

  /// Takes a label in. Its size may reach its own times `ratio`.
  public func add(_ label: UILabel, ratio: CGFloat = 1) {
    guard !members.contains(where: { $0.label === label }) else { return }
    label.fittingGroup?.remove(label)
    members.append(Member(label: label, ratio: ratio))
    label.fittingGroup = self
    setNeedsFitting()
  }

  /// Takes a button's title in. Its size may reach its own times `ratio`.
  public func add(_ button: UIButton, ratio: CGFloat = 1) {
    guard let label = button.titleLabel else { return }
    add(label, ratio: ratio)
  }

  /// Lets a label go back to its own size.
  public func remove(_ label: UILabel) {
    guard let index = members.firstIndex(where: { $0.label === label }) else { return }
    members.remove(at: index)
    label.fittingGroup = nil
    label.fittedPointSize = nil
    setNeedsFitting()
  }

  /// Lets a button's title go back to its own size.
  public func remove(_ button: UIButton) {
    if let label = button.titleLabel { remove(label) }
  }

  /// The labels of the group; of a button, its title's label.
  public var labels: [UILabel] { members.compactMap(\.label) }

  /// Has the size found anew with the next layout.
  public func setNeedsFitting() {
    guard !isFitting else { return }
    needsFitting = true
    for label in labels { label.setNeedsLayout() }
  }

  // MARK: Fitting

  /// Fits if something has changed since the last time; lays out the tree under `top` for every size that is tried.
  func fitIfNeeded(in top: UIView) {
    guard !isFitting else { return }
    let shown = members.filter { $0.label?.topmostView === top && $0.label?.hasText == true }
    guard !shown.isEmpty, needsFitting || sizesAround(shown) != surroundings else { return }
    isFitting = true
    defer { isFitting = false }
    fit(shown, in: top)
    needsFitting = false
    surroundings = sizesAround(shown)
  }

  private func fit(_ shown: [Member], in top: UIView) {
    let ceiling = shown.compactMap { member in member.label.map { $0.font.pointSize * member.ratio } }.min() ?? 0
    let search = SizeSearch(floor: min(minimumPointSize, ceiling), ceiling: ceiling, step: step)
    var layouts = 0
    var failing: (size: CGFloat, labels: [UILabel])?
    let found = search.largest { (size: Double) in
      layouts += 1
      let cut = labelsCut(at: size, of: shown, in: top)
      if !cut.isEmpty, size < failing?.size ?? .infinity { failing = (CGFloat(size), cut) }
      return cut.isEmpty
    }
    _ = labelsCut(at: found.size, of: shown, in: top)
    outcome = Outcome(
      pointSize: found.size, fits: found.fits,
      limitingMembers: found.size < ceiling || !found.fits ? (failing?.labels ?? []).map(\.fittingMemberView) : [],
      layouts: layouts + 1)
  }

  /// Lays out at a size; the members whose text is cut then.
  private func labelsCut(at size: CGFloat, of shown: [Member], in top: UIView) -> [UILabel] {
    for label in labels { label.fittedPointSize = size }
    top.layoutIfNeeded()
    return shown.compactMap(\.label).filter(\.isTextTruncated)
  }

  /// Sizes of all views around the members, up to the top.
  private func sizesAround(_ members: [Member]) -> [CGSize] {
    var sizes: [CGSize] = []
    for member in members {
      var view = member.label?.superview
      while let current = view {
        sizes.append(current.bounds.size)
        view = current.superview
      }
    }
    return sizes
  }
}
