import Foundation

extension UIImage {
  /// The symbol with a name, at the default configuration. Every name counts as the name of a symbol.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, proportions: CGSize(width: 1, height: 1))
  }

  /// The symbol with a name, at a configuration. Every name counts as the name of a symbol.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let symbol = UIImage(systemName: name, proportions: CGSize(width: 1, height: 1))
    guard let configuration = configuration as? SymbolConfiguration else {
      self.init(symbol.properties)
      return
    }
    self.init(symbol.applyingSymbolConfiguration(configuration).properties)
  }

  /// The symbol with a name, at the default configuration. Every name counts as the name of a symbol. The traits are
  /// ignored.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// The image with a name in the source that `withSource(_:_:)` set for the current task. The bundle is ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, compatibleWith: traitCollection)
  }

  /// The image with a name in the source that `withSource(_:_:)` set for the current task, with a configuration applied
  /// if it is a symbol. The bundle is ignored.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard let image = UIImage(named: name, compatibleWith: nil) else { return nil }
    self.init(image.withConfiguration(configuration ?? Configuration()).properties)
  }

  /// The same symbol at another configuration. Images that are not symbols return themselves.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).map { applyingSymbolConfiguration($0) } ?? self
  }

  /// The configuration of a symbol; nil for other images.
  public var configuration: Configuration? { symbolConfiguration }
}

extension UIImage.SymbolConfiguration {
  /// A configuration with the point size of a font and a scale. The weight of the font is not used.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale = .default) {
    self.init(pointSize: font.pointSize, scale: scale)
  }

  public convenience init(weight: UIImage.SymbolWeight) {
    self.init(pointSize: nil, weight: weight)
  }
}
