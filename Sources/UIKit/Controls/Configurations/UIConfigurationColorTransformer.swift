/// Turns a colour into another one.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// A transformer to a grey of the same brightness. Inert: it returns the colour unchanged.
  public static var grayscale: Self { Self { $0 } }
}
