/// How a tab bar looks. Inert: kept.
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look whose image stands over the title. Inert: kept.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look whose image stands beside the title. Inert: kept.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look in low bars. Inert: kept.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// Colour behind the chosen tab. Inert: kept.
  open var selectionIndicatorTintColor: UIColor?
  /// Image behind the chosen tab. Inert: kept.
  open var selectionIndicatorImage: UIImage?
  /// Width of tabs. Inert: kept.
  open var stackedItemWidth: CGFloat = 0
  /// Distance of tabs. Inert: kept.
  open var stackedItemSpacing: CGFloat = 0
}
