import Foundation

/// An operation on a picture. Inert: pixels stay as they are.
///
/// A filter of another picture gives that picture. `CIQRCodeGenerator` gives a grey square of the code's size.
open class CIFilter: NSObject, @unchecked Sendable {
  open var name: String
  private var values: [String: Any] = [:]

  /// The filter with a name; `nil` for names that do not begin with `CI`.
  public init?(name: String) {
    guard name.hasPrefix("CI") else { return nil }
    self.name = name
  }
  /// The filter with a name and values; `nil` for names that do not begin with `CI`.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }

  /// Sets all values to their defaults. Inert: no defaults are known.
  open func setDefaults() {}
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
  /// The keys of values that were set.
  open var inputKeys: [String] { values.keys.sorted() }
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// The output: the unchanged input, or the grey square of a code; `nil` without an input.
  open var outputImage: CIImage? {
    if name == "CIQRCodeGenerator" {
      guard let message = values["inputMessage"] as? Data else { return nil }
      let level = QRCodeSize.Level(rawValue: values["inputCorrectionLevel"] as? String ?? "M") ?? .medium
      guard let side = QRCodeSize.modules(ofBytes: message.count, level: level) else { return nil }
      return CIImage(color: CIColor(red: 0.5, green: 0.5, blue: 0.5)).cropped(
        to: CGRect(x: 0, y: 0, width: side + 2, height: side + 2))
    }
    return values[kCIInputImageKey] as? CIImage
  }
}
