import InterfaceBuilder

/// What code may do to an object of a document.
nonisolated enum CodeEffect {
  /// No code reaches the object, or the code that reaches it does not make this change.
  case none
  /// Code makes the change.
  case certain
  /// Code reaches the object, and may make the change.
  case possible
}

nonisolated extension AppCode {
  /// What code may do through an outlet.
  ///
  /// A controller's outlets are taken to be used in its own code only; those of cells and views in any code, except
  /// private ones.
  func effect(of change: CodeChange, through outlet: OutletConnection) -> CodeEffect {
    guard let owner = outlet.ownerClass, let uses = uses(of: outlet.property, in: owner) else { return .possible }
    if !uses.isDisjoint(with: change.makers) { return .certain }
    if !uses.subtracting(change.harmless).isEmpty { return .possible }
    return isController(owner) || isPrivate(outlet.property, in: owner) ? .none : .possible
  }
}
