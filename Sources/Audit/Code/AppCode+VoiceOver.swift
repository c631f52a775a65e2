import InterfaceBuilder

nonisolated extension AppCode {
  /// Whether code may set what VoiceOver reads for an object that an outlet leads to.
  ///
  /// Code that sets a label for VoiceOver is in the class that has the outlet, or in another class that names the
  /// outlet's property. If the sources of the whole project were searched and none sets a label through that name, code
  /// does not set a label.
  func effectOnVoiceOver(through outlet: OutletConnection) -> CodeEffect {
    let change = CodeChange.accessibility
    let effect = effect(of: change, through: outlet)
    guard effect == .possible, let owner = outlet.ownerClass, let namesForVoiceOver,
      let uses = uses(of: outlet.property, in: owner)
    else { return effect }
    if namesForVoiceOver.contains(outlet.property) { return .possible }
    // If the class puts the object into an array or passes it to a function, a label may be set through another name.
    // So a class that mentions accessibility labels anywhere may set the label.
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
