/// The type of a trait that users choose in the device's settings, such as the text size.
///
/// Reads of such traits are recorded (see ``TraitReads``).
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
