import Typesetting

extension LayoutPolicy {
  /// The weight of fonts that a document describes as the bold system font. On devices it is the weight of
  /// ``UIFont/boldSystemFont(ofSize:)``.
  public var boldSystemWeight: UIFont.Weight {
    get { UIFont.Weight(rawValue: boldSystemFontWeight.rawValue) }
    set { boldSystemFontWeight = FontWeight(rawValue: newValue.rawValue) }
  }
}
