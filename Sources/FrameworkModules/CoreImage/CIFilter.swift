import Foundation

/// A filter for images. Inert but for colours that lose their saturation.
///
/// `CIColorControls` with a saturation below 1 and the black-and-white effects `CIPhotoEffectMono`, `…Noir` and `…Tonal` remove
/// colour. The output of `CIQRCodeGenerator` is a grey square of the QR code's size. The output of other filters is their
/// unchanged input image.
open class CIFilter: NSObject, @unchecked Sendable {
  open var name: String
  private var values: [String: Any] = [:]

  /// Creates the filter with a name; `nil` for names that do not begin with `CI`.
  public init?(name: String) {
    guard name.hasPrefix("CI") else { return nil }
    self.name = name
  }
  /// Creates the filter with a name and values for its keys; `nil` for names that do not begin with `CI`.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }

  /// The number that was set for a key; `nil` for none.
  private func number(_ key: String) -> Double? {
    let value = values[key]
    if let whole = value as? Int { return Double(whole) }
    return value as? Double ?? (value as? Float).map(Double.init) ?? (value as? CGFloat).map(Double.init)
      ?? (value as? NSNumber)?.doubleValue
  }

  /// Sets all input values to their defaults. Inert: no defaults are known.
  open func setDefaults() {}
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
  /// The keys of input values. Here, those of values that were set.
  open var inputKeys: [String] { values.keys.sorted() }
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// The share of the colours' saturation that stays, from 0 to 1.
  private var saturation: Double {
    switch name {
    case "CIColorControls": min(1, max(0, number(kCIInputSaturationKey) ?? 1))
    case "CIPhotoEffectMono", "CIPhotoEffectNoir", "CIPhotoEffectTonal": 0
    default: 1
    }
  }

  /// The output: the input image with the filter's saturation or, for `CIQRCodeGenerator`, a grey square; `nil` without an
  /// input.
  open var outputImage: CIImage? {
    if name == "CIQRCodeGenerator" {
      guard let message = values["inputMessage"] as? Data else { return nil }
      let level = QRCodeSize.Level(rawValue: values["inputCorrectionLevel"] as? String ?? "M") ?? .medium
      guard let side = QRCodeSize.modules(ofBytes: message.count, level: level) else { return nil }
      return CIImage(color: CIColor(red: 0.5, green: 0.5, blue: 0.5)).cropped(
        to: CGRect(x: 0, y: 0, width: side + 2, height: side + 2))
    }
    let input = values[kCIInputImageKey] as? CIImage
    return saturation < 1 ? input?.saturated(saturation) : input
  }
}
