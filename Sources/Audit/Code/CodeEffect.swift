import InterfaceBuilder

/// Whether code makes a certain ``CodeChange`` to an object of a document.
nonisolated enum CodeEffect {
  /// No code has a reference to the object, or the code that has one does not make the change.
  case none
  /// Code makes the change.
  case certain
  /// Code has a reference to the object, and may make the change.
  case possible
}

nonisolated extension AppCode {
  /// Whether code makes a change to the object that an outlet leads to.
  ///
  /// A controller's outlets, and private outlets, are assumed to be used only in the code of the class that has them.
  /// Other outlets, such as those of cells and views, may be used in any code.
  func effect(of change: CodeChange, through outlet: OutletConnection) -> CodeEffect {
    guard let owner = outlet.ownerClass, let uses = uses(of: outlet.property, in: owner) else { return .possible }
    if !uses.isDisjoint(with: change.makers) { return .certain }
    if !uses.subtracting(change.harmless.subtracting(methodsOfExtensions)).isEmpty { return .possible }
    return isController(owner) || isPrivate(outlet.property, in: owner) ? .none : .possible
  }
}
