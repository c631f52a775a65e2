import InterfaceBuilder

nonisolated extension AppCode {
  /// Whether code may say what VoiceOver reads of an object that an outlet leads to.
  ///
  /// Labels are set where the object is known: in the class that has the outlet, or by its name elsewhere. Where the sources
  /// of the whole project were searched, an object of another name has none.
  func effectOnVoiceOver(through outlet: OutletConnection) -> CodeEffect {
    let change = CodeChange.accessibility
    let effect = effect(of: change, through: outlet)
    guard effect == .possible, let owner = outlet.ownerClass, let namesForVoiceOver,
      let uses = uses(of: outlet.property, in: owner)
    else { return effect }
    if namesForVoiceOver.contains(outlet.property) { return .possible }
    // An object in a list, or one that is passed on, has no name: a class that speaks of labels may mean it.
    let isPassedOn = !uses.subtracting(change.harmless).isEmpty
    return isPassedOn && mentionsVoiceOver(in: owner) ? .possible : .none
  }

  /// Whether a class of the app, with all its superclasses, says nothing of what VoiceOver reads of its objects.
  func leavesVoiceOverAlone(in name: String) -> Bool {
    knows(name) && !mentionsVoiceOver(in: name)
      && mentions(["setTitle", "setAttributedTitle", "configuration"], in: name) == false
  }

  private func mentionsVoiceOver(in name: String) -> Bool {
    mentions(VoiceOverNames.members, in: name) == true
  }
}
