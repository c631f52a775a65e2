/// A value of a trait that people choose in their settings.
nonisolated package protocol ChosenTrait: Hashable, Sendable {
  static var trait: TraitReads.Traits { get }
}

nonisolated extension UIContentSizeCategory: ChosenTrait {
  package static var trait: TraitReads.Traits { .textSize }
}

nonisolated extension UIUserInterfaceStyle: ChosenTrait {
  package static var trait: TraitReads.Traits { .appearance }
}

nonisolated extension UIAccessibilityContrast: ChosenTrait {
  package static var trait: TraitReads.Traits { .contrast }
}

nonisolated extension UILegibilityWeight: ChosenTrait {
  package static var trait: TraitReads.Traits { .boldText }
}
