import ConstraintSolver

/// Places the views and guides below one layout root by solving their constraints.
///
/// Views, guides and constraints report their changes here; each part of the engine has one job:
///
/// | part | job |
/// | --- | --- |
/// | ``LayoutModel`` | the items, their variables, and the solver |
/// | ``ConstraintRows`` | the tree's constraints as rows of the solver, made by ``ConstraintTranslator`` |
/// | ``IntrinsicSizes`` | natural sizes and wrapped text as rows |
/// | ``AutoresizingRows`` | autoresizing masks as rows |
/// | ``RootSize`` | the size of the root, or one that it is fitted to |
/// | ``LeastSizes`` | rows against negative sizes |
/// | ``Settling`` | solving in rounds until text, margins and frames agree |
/// | ``FrameApplication`` | frames for views |
/// | ``EngineDiagnosis`` | conflicts, what is open, what does not settle |
@MainActor final class LayoutEngine: nonisolated HasLifetime {
  #if DEBUG
    let lifetime = Lifetime()
  #endif

  let model: LayoutModel
  let rootSize: RootSize
  let naturalSizes: IntrinsicSizes
  let autoresizing: AutoresizingRows
  let constraints: ConstraintRows
  let leastSizes: LeastSizes
  let frames: FrameApplication
  let settling: Settling
  /// Whether views and constraints report their changes here; engines for fitting a size only live for a moment.
  let isAttached: Bool
  /// Whether a fitting size is being computed; meanwhile no frame may change.
  private var isFitting = false
  /// Whether the engine is settling or fitting. It then measures views, whose code may ask for a fitting size of the
  /// same root; another engine has to compute that size.
  private(set) var isBusy = false
  private var exercise = AmbiguityExercise()

  init(root: UIView, isAttached: Bool = true, including: (NSLayoutConstraint) -> Bool = { _ in true }) {
    self.isAttached = isAttached
    model = LayoutModel(root: root)
    rootSize = RootSize(model)
    naturalSizes = IntrinsicSizes(model)
    autoresizing = AutoresizingRows(model)
    constraints = ConstraintRows(model)
    frames = FrameApplication(model)
    leastSizes = LeastSizes(model)
    settling = Settling(
      model, naturalSizes: naturalSizes, constraints: constraints, leastSizes: leastSizes, frames: frames)
    model.collectItems(reportingTo: isAttached ? self : nil)
    rootSize.hold()
    for index in model.items.indices.dropFirst() {
      naturalSizes.add(index)
      if model.view(at: index)?.layoutState.translatesMask == true { autoresizing.update(index) }
    }
    let tree = TreeConstraints(model)
    constraints.reserve(tree.count)
    tree.forEach { if including($0) { addRow($0) } }
  }

  isolated deinit {
    guard isAttached else { return }
    for item in model.items {
      if let view = item.view, view.layoutState.engineReference.refers(to: self) {
        view.layoutState.engineReference = Unretained()
      }
      if let guide = item.guide, guide.engineReference.refers(to: self) { guide.engineReference = Unretained() }
    }
    constraints.ledger.forEach {
      if $0.constraint.engineReference.refers(to: self) { $0.constraint.engineReference = Unretained() }
    }
  }

  var root: UIView { model.root }

  var diagnosis: EngineDiagnosis { EngineDiagnosis(of: self) }

  /// An engine without the sizes that a design tool gives to views without content, to find what the constraints leave
  /// open; `nil` if there are no such sizes.
  var withoutDesignSizes: LayoutEngine? {
    guard constraints.ledger.active.contains(where: \.constraint.isDesignSize) else { return nil }
    let engine = LayoutEngine(root: root, isAttached: false) { !$0.isDesignSize }
    engine.settling.settleTexts()
    return engine
  }

  // MARK: Layout

  /// Brings frames up to date with all reported changes.
  func settle() {
    let wasBusy = isBusy
    isBusy = true
    defer { isBusy = wasBusy }
    settling.settle(appliesFrames: !isFitting)
  }

  /// The size that the constraints give the root when it is pulled to `target` with two priorities.
  ///
  /// - Precondition: the engine is not busy.
  func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    precondition(!isBusy, "An engine that is being settled or fitted cannot be fitted to another size.")
    isBusy = true
    isFitting = true
    defer {
      naturalSizes.remove(0)
      rootSize.hold()
      isFitting = false
      isBusy = false
    }
    rootSize.pull(to: target, horizontal: horizontal, vertical: vertical)
    naturalSizes.add(0)
    settling.settleTexts()
    return model.solvedFrame(at: 0).size
  }

  /// Gives an ambiguous view another frame that its constraints allow; the next call restores the former one.
  func exerciseAmbiguity(of view: UIView) {
    exercise.toggle(index(of: view).map(diagnosis.openVariables) ?? [], in: model.solver)
    model.needsSolving = true
    needsLayout()
  }

  // MARK: What views report

  /// Measures a view's natural size again, and reads its priorities.
  func intrinsicSizeMayHaveChanged(of view: UIView) {
    guard let index = model.index(of: view), index != 0 else { return }
    naturalSizes.refresh(index)
    constraints.fontMayHaveChanged()
    needsLayout()
  }

  /// Reads the frame or mask of a view whose autoresizing mask acts as constraints.
  func autoresizingDidChange(of view: UIView) {
    guard view.layoutState.translatesMask, let index = model.index(of: view), index != 0 else { return }
    autoresizing.update(index)
    needsLayout()
  }

  /// Reads the size of the root's frame.
  func rootSizeDidChange() {
    guard !isFitting else { return }
    rootSize.update()
    needsLayout()
  }

  /// Makes the next pass compute margins and safe areas again.
  func insetsMayHaveChanged() {
    guard constraints.followFrames else { return }
    model.needsSolving = true
    needsLayout()
  }

  func needsLayout() {
    if isAttached { root.setNeedsLayout() }
  }

  // MARK: What constraints report

  /// Adds a constraint that was activated.
  func add(_ constraint: NSLayoutConstraint) {
    addRow(constraint)
    needsLayout()
  }

  /// Removes a constraint that was deactivated.
  func remove(_ constraint: NSLayoutConstraint) {
    guard constraint.engineReference.refers(to: self) else { return }
    constraints.remove(Int(constraint.numberInEngine))
    constraint.engineReference = Unretained()
    needsLayout()
  }

  /// Updates the constant of a constraint.
  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard constraints.updateConstant(Int(constraint.numberInEngine)) else { return translateAgain(constraint) }
    needsLayout()
  }

  /// Updates the priority of a constraint.
  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard constraints.updatePriority(Int(constraint.numberInEngine)) else { return translateAgain(constraint) }
    needsLayout()
  }

  private func translateAgain(_ constraint: NSLayoutConstraint) {
    remove(constraint)
    add(constraint)
  }

  private func addRow(_ constraint: NSLayoutConstraint) {
    guard let number = constraints.add(constraint), isAttached else { return }
    constraint.engineReference = Unretained(self)
    constraint.numberInEngine = Int32(number)
  }
}
