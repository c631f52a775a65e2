import Foundation
import InterfaceBuilder
import UIKit

/// The encoding of an environment in a run file, with the data that reports need.
///
/// The device's scale and safe areas, and the source of the safe areas, are not encoded.
nonisolated extension Environment: Codable {
  private enum CodingKeys: CodingKey {
    case device, deviceName, orientation, width, height, textSize, locale, direction, appearance, contrast, boldText
    case content
  }

  /// Decodes an environment of a run file. The device may be unknown to this version. Contrast, bold text and content
  /// may be missing, because older run files do not have them.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String { try values.decode(String.self, forKey: key) }
    func one<Value: RawRepresentable<String>>(_ type: Value.Type, _ key: CodingKeys) throws -> Value {
      guard let value = Value(rawValue: try text(key)) else {
        throw DecodingError.dataCorruptedError(forKey: key, in: values, debugDescription: "there is no such value")
      }
      return value
    }
    let orientation = try one(Orientation.self, .orientation)
    let size = CGSize(
      width: try values.decode(Double.self, forKey: .width), height: try values.decode(Double.self, forKey: .height))
    let textSize = try text(.textSize)
    let locale = try text(.locale)
    self.init(
      device: Device(id: try text(.device), name: try text(.deviceName), size: size, in: orientation),
      orientation: orientation,
      contentSizeCategory: TextSize.index(of: textSize).map { TextSize.categories[$0] } ?? .init(rawValue: textSize),
      locale: locale == Self.documentLocale ? nil : locale,
      direction: try text(.direction) == "rtl" ? .rightToLeft : .leftToRight,
      appearance: try one(Appearance.self, .appearance),
      contrast: values.contains(.contrast) ? try one(Contrast.self, .contrast) : .standard,
      isTextBold: try values.decodeIfPresent(String.self, forKey: .boldText) == "on",
      content: values.contains(.content) ? try one(Content.self, .content) : .usual)
  }

  /// Encodes the data that reports need.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(device.id, forKey: .device)
    try values.encode(device.name, forKey: .deviceName)
    try values.encode(orientation.rawValue, forKey: .orientation)
    try values.encode(Double(screenSize.width), forKey: .width)
    try values.encode(Double(screenSize.height), forKey: .height)
    try values.encode(textSizeName, forKey: .textSize)
    try values.encode(localeName, forKey: .locale)
    try values.encode(directionName, forKey: .direction)
    try values.encode(appearance.rawValue, forKey: .appearance)
    try values.encode(contrast.rawValue, forKey: .contrast)
    try values.encode(boldTextName, forKey: .boldText)
    try values.encode(content.rawValue, forKey: .content)
  }
}

nonisolated extension Device {
  /// Makes a device from the data in a run file: the known device with these data, or else a device with only these
  /// data.
  package init(id: String, name: String, size: CGSize, in orientation: Orientation) {
    if let known = Device.named(id), known.id == id, known.name == name, known.size(orientation) == size {
      self = known
      return
    }
    self = .canvas(size: orientation == .portrait ? size : CGSize(width: size.height, height: size.width))
    self.id = id
    self.name = name
  }
}
