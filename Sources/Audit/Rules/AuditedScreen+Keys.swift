import InterfaceBuilder

extension AuditedScreen {
  /// The key of a fault that a rule found on this screen.
  func key(of observation: Observation, by rule: any Rule) -> FaultKey {
    FaultKey(
      rule: rule.identifier, view: nearestLocation(of: observation.view)?.id ?? "", variant: observation.variant)
  }
}
