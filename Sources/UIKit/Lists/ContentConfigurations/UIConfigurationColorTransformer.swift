/// Turns a colour into another one.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// Grey of the same brightness. Inert: the colour is returned unchanged.
  public static var grayscale: Self { Self { $0 } }
}
