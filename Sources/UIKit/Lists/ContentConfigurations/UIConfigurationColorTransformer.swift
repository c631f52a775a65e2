/// Turns a colour into another one.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  /// Makes colours by a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// Grey of the same brightness. Inert: the colour as it is.
  public static var grayscale: Self { Self { $0 } }
}
