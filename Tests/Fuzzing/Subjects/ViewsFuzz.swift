import UIKit

/// Sequences of changes of a view tree: views that come and go, constraints, sizes, texts, stacks.
///
/// In the end, the frame of every view must equal its frame in a tree that is laid out anew.
struct ViewsFuzz {
  let seed: UInt64

  func run() throws {
    var random = FuzzGenerator(seed: seed)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.hostEnvironment = UIHostEnvironment(
      safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), usesRootMargins: false)
    var views: [UIView] = [root]
    var constraints: [NSLayoutConstraint] = []
    for _ in 0..<(5 + random.below(60)) {
      step(root, &views, &constraints, &random)
      if random.once(in: 4) { root.layoutIfNeeded() }
    }
    root.layoutIfNeeded()
    try FiniteFrames.check(root)
    for constraint in constraints where constraint.isActive {
      for item in [constraint.firstItem, constraint.secondItem] {
        guard let view = item as? UIView else { continue }
        guard view.isDescendant(of: root) || constraint.firstItem === view || views.contains(view) else {
          throw BrokenPromise("an active constraint refers to a view that is gone")
        }
      }
    }
    _ = root.layoutDiagnosis
    try checkAgainstNewLayout(root)
  }

  /// Compares frames and safe areas with those that new engines give.
  private func checkAgainstNewLayout(_ root: UIView) throws {
    let views = inside(root)
    // Frames that were set by hand remain until the next layout.
    for view in views { view.setNeedsLayout() }
    root.layoutIfNeeded()
    let before = views.map { ($0.frame, $0.safeAreaInsets, $0.layoutMargins) }
    for view in views {
      view.semanticContentAttribute = .playback
      view.semanticContentAttribute = .unspecified
    }
    root.hostEnvironment = root.hostEnvironment
    root.layoutIfNeeded()
    for (view, (frame, safeArea, margins)) in zip(views, before) {
      guard view.frame == frame, view.safeAreaInsets == safeArea, view.layoutMargins == margins else {
        throw BrokenPromise(
          "a \(type(of: view)) laid out anew stands at \(view.frame) with \(view.safeAreaInsets), "
            + "before at \(frame) with \(safeArea)")
      }
    }
  }

  private func inside(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(inside) }

  private func step(
    _ root: UIView, _ views: inout [UIView], _ constraints: inout [NSLayoutConstraint], _ random: inout FuzzGenerator
  ) {
    let view = random.pick(views)
    switch random.below(14) {
    case 0, 1, 2: add(to: view, &views, &random)
    case 3: if view !== root { view.removeFromSuperview() }
    case 4:
      let parent = random.pick(views)
      if view !== root, !parent.isDescendant(of: view) {
        parent.insertSubview(view, at: random.below(parent.subviews.count + 1))
      }
    case 5, 6, 7, 8: constrain(view, random.pick(views), &constraints, &random)
    case 9: if !constraints.isEmpty { random.pick(constraints).isActive = false }
    case 10:
      if let constraint = constraints.randomElement(using: &random) {
        constraint.constant = CGFloat(random.below(200) - 50)
      }
    case 11:
      view.frame = CGRect(
        x: random.below(100), y: random.below(100), width: random.below(300), height: random.below(300))
    case 12:
      if let label = view as? UILabel {
        label.text = String(repeating: "word ", count: random.below(20))
        label.numberOfLines = random.below(4)
      } else if let stack = view as? UIStackView {
        stack.axis = random.pick([.horizontal, .vertical])
        stack.spacing = CGFloat(random.below(20))
        stack.distribution = random.pick([.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
        stack.alignment = random.pick([.fill, .leading, .center, .trailing])
      } else {
        view.isHidden.toggle()
      }
    default: view.translatesAutoresizingMaskIntoConstraints.toggle()
    }
  }

  private func add(to parent: UIView, _ views: inout [UIView], _ random: inout FuzzGenerator) {
    let view: UIView
    switch random.below(6) {
    case 0:
      let label = UILabel()
      label.text = "Label \(views.count)"
      view = label
    case 1: view = UIStackView()
    case 2: view = UIButton(type: .system)
    case 3: view = UIScrollView()
    default: view = UIView()
    }
    view.translatesAutoresizingMaskIntoConstraints = random.once(in: 3)
    if let stack = parent as? UIStackView, random.once(in: 2) {
      stack.addArrangedSubview(view)
    } else {
      parent.addSubview(view)
    }
    views.append(view)
  }

  private func constrain(
    _ view: UIView, _ other: UIView, _ constraints: inout [NSLayoutConstraint], _ random: inout FuzzGenerator
  ) {
    guard topmost(view) === topmost(other) else { return }
    let constant = CGFloat(random.below(120) - 20)
    let relation = random.pick([NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
    let constraint: NSLayoutConstraint
    if view === other {
      constraint = NSLayoutConstraint(
        item: view, attribute: random.pick([.width, .height]), relatedBy: relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: constant)
    } else {
      let attributes = random.pick([
        [NSLayoutConstraint.Attribute.leading, .trailing, .centerX, .leadingMargin],
        [.top, .bottom, .centerY, .firstBaseline],
        [.width, .height],
      ])
      constraint = NSLayoutConstraint(
        item: view, attribute: random.pick(attributes), relatedBy: relation, toItem: other,
        attribute: random.pick(attributes), multiplier: attributes.contains(.width) ? random.pick([1, 0.5, 2]) : 1,
        constant: constant)
    }
    constraint.priority = random.pick([.required, .defaultHigh, .defaultLow, UILayoutPriority(500)])
    constraint.isActive = true
    constraints.append(constraint)
  }

  private func topmost(_ view: UIView) -> UIView {
    var view = view
    while let parent = view.superview { view = parent }
    return view
  }
}
