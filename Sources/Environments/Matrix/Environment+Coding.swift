import Foundation
import InterfaceBuilder
import UIKit

/// An environment in a run file: the words and numbers that reports need.
///
/// The scale and the safe areas of the device, and the source of the safe areas, are not written.
nonisolated extension Environment: Codable {
  private enum CodingKeys: CodingKey {
    case device, deviceName, orientation, width, height, textSize, locale, direction, appearance, contrast, boldText
    case content
  }

  /// Reads an environment of a run file, of any version: the device may be one that is not known here. Contrast, bold
  /// text and content may be missing: run files had none before.
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

  /// Writes what reports need.
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
  /// A device as a run file has it: the one of this identifier, or one that is not known here.
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
