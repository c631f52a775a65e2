import ConstraintSolver

/// Computes the frames of the views and guides inside one root view by solving their constraints, and sets the frames.
///
/// Views, guides and constraints report their changes to the engine. Its parts are:
///
/// | part | job |
/// | --- | --- |
/// | ``LayoutModel`` | the items (views and guides), their variables, and the solver |
/// | ``ConstraintRows`` | layout constraints as rows (equations) of the solver, made by ``ConstraintTranslator`` |
/// | ``IntrinsicSizes`` | intrinsic content sizes as rows, and wrapped text |
/// | ``AutoresizingRows`` | autoresizing masks as rows |
/// | ``RootSize`` | the size of the root view, or the target size of `systemLayoutSizeFitting(_:)`, as rows |
/// | ``LeastSizes`` | rows that prevent negative sizes |
/// | ``Settling`` | solves repeatedly until text and margins match the frames |
/// | ``FrameApplication`` | sets the frames of views |
/// | ``EngineDiagnosis`` | finds conflicts, ambiguous views, and views whose frames keep changing |
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
  /// Whether views and constraints refer to this engine and report their changes to it. `false` for temporary engines,
  /// such as those that only compute a fitting size.
  let isAttached: Bool
  /// Whether a fitting size is being computed. Meanwhile, no frame may change.
  private var isFitting = false
  /// Whether the engine is solving constraints or computing a fitting size. Meanwhile it measures views, and their code
  /// may ask for a fitting size of the same root view. Another, temporary engine then has to compute that size.
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

  /// A temporary engine without the sizes that Interface Builder's canvas gives to views without content. It shows
  /// which views are ambiguous without these sizes. `nil` if there are no such sizes.
  var withoutDesignSizes: LayoutEngine? {
    guard constraints.ledger.active.contains(where: \.constraint.isDesignSize) else { return nil }
    let engine = LayoutEngine(root: root, isAttached: false) { !$0.isDesignSize }
    engine.settling.settleTexts()
    return engine
  }

  // MARK: Layout

  /// Solves the constraints if something has changed, and sets the frames of the views.
  func settle() {
    let wasBusy = isBusy
    isBusy = true
    defer { isBusy = wasBusy }
    settling.settle(appliesFrames: !isFitting)
  }

  /// The size in points that the constraints give the root view if its width and height should equal `target` with the
  /// given priorities. Not rounded to pixels.
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

  /// Gives a view with ambiguous layout another frame that satisfies its constraints. The next call restores the former
  /// frame.
  func exerciseAmbiguity(of view: UIView) {
    exercise.toggle(index(of: view).map(diagnosis.openVariables) ?? [], in: model.solver)
    model.needsSolving = true
    needsLayout()
  }

  // MARK: What views report

  /// Called when a view's intrinsic content size or its hugging or compression resistance priorities may have changed.
  /// Reads them again.
  func intrinsicSizeMayHaveChanged(of view: UIView) {
    guard let index = model.index(of: view), index != 0 else { return }
    naturalSizes.refresh(index)
    constraints.fontMayHaveChanged()
    needsLayout()
  }

  /// Called when the frame or autoresizing mask of a view has changed that its mask places. Reads them again.
  func autoresizingDidChange(of view: UIView) {
    guard view.layoutState.translatesMask, let index = model.index(of: view), index != 0 else { return }
    autoresizing.update(index)
    needsLayout()
  }

  /// Called when the size of the root view's frame has changed. Reads it again.
  func rootSizeDidChange() {
    guard !isFitting else { return }
    rootSize.update()
    needsLayout()
  }

  /// Called when margins or safe areas may have changed. The next layout pass reads them again.
  func insetsMayHaveChanged() {
    guard constraints.followFrames else { return }
    model.needsSolving = true
    needsLayout()
  }

  func needsLayout() {
    if isAttached { root.setNeedsLayout() }
  }

  // MARK: What constraints report

  /// Called when a constraint was activated. Adds it to the solver.
  func add(_ constraint: NSLayoutConstraint) {
    addRow(constraint)
    needsLayout()
  }

  /// Called when a constraint was deactivated. Removes it from the solver.
  func remove(_ constraint: NSLayoutConstraint) {
    guard constraint.engineReference.refers(to: self) else { return }
    constraints.remove(Int(constraint.numberInEngine))
    constraint.engineReference = Unretained()
    needsLayout()
  }

  /// Called when the constant of a constraint has changed. Updates the solver.
  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard constraints.updateConstant(Int(constraint.numberInEngine)) else { return translateAgain(constraint) }
    needsLayout()
  }

  /// Called when the priority of a constraint has changed. Updates the solver.
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
