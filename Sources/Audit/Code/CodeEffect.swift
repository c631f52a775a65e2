import InterfaceBuilder

/// What code may do to an object of a document.
nonisolated enum CodeEffect {
  /// No code reaches the object, or what reaches it leaves this alone.
  case none
  /// Code does it.
  case certain
  /// Code reaches the object, and what it does there is not known.
  case possible
}

extension AuditedScreen {
  /// What code may do to an object, by the outlets that lead to it.
  func effect(of change: CodeChange, on id: String) -> CodeEffect {
    var effect = CodeEffect.none
    for outlet in document.outletConnections(to: id) {
      switch code.effect(of: change, through: outlet) {
      case .certain: return .certain
      case .possible: effect = .possible
      case .none: break
      }
    }
    return effect
  }

  /// Whether code may hide or show one of the views at these places in ``views``.
  func mayBeHiddenByCode(_ places: some Sequence<Int>) -> Bool {
    places.contains { effect(of: .visibility, on: views[$0].location.id) != .none }
  }
}

extension AuditedScreen {
  /// Whether the code of a class that has an outlet to the object is known.
  func knowsOwner(ofOutletsTo id: String) -> Bool {
    document.outletConnections(to: id).contains { outlet in
      outlet.ownerClass.flatMap { code.uses(of: outlet.property, in: $0) } != nil
    }
  }
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
