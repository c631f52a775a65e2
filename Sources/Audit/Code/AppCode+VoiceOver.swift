import InterfaceBuilder

nonisolated extension AppCode {
  /// Whether code may set what VoiceOver reads for an object that an outlet leads to.
  ///
  /// Labels are set where the object is known: in the class that has the outlet, or by its name elsewhere. If the
  /// sources of the whole project were searched and none sets a label by the object's name, the object has no label.
  func effectOnVoiceOver(through outlet: OutletConnection) -> CodeEffect {
    let change = CodeChange.accessibility
    let effect = effect(of: change, through: outlet)
    guard effect == .possible, let owner = outlet.ownerClass, let namesForVoiceOver,
      let uses = uses(of: outlet.property, in: owner)
    else { return effect }
    if namesForVoiceOver.contains(outlet.property) { return .possible }
    // An object in a list, or one that is passed on, has no name: a class whose code mentions labels may set its label.
    let isPassedOn = !uses.subtracting(change.harmless).isEmpty
    return isPassedOn && mentionsVoiceOver(in: owner) ? .possible : .none
  }

  /// Whether the code of a class and of its superclasses in the app sets nothing that VoiceOver reads.
  func leavesVoiceOverAlone(in name: String) -> Bool {
    knows(name) && !mentionsVoiceOver(in: name)
      && mentions(["setTitle", "setAttributedTitle", "configuration"], in: name) == false
  }

  private func mentionsVoiceOver(in name: String) -> Bool {
    mentions(VoiceOverNames.members, in: name) == true
  }
}
