/// How a toolbar looks. Inert: kept.
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look. Inert: kept.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the main button looks. Inert: kept.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}
