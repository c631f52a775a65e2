import InterfaceBuilder
import UIKit

/// The encoding of a selection, in which devices, text sizes and other values are written by their names.
nonisolated extension EnvironmentSelection: Codable {
  private enum CodingKeys: CodingKey {
    case devices, orientations, textSizes, locales, directions, appearances, contrasts, boldTexts, contents, preset
  }

  /// Decodes a selection that ``encode(to:)`` wrote.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    devices = try values.decode([String].self, forKey: .devices).compactMap(Device.named)
    orientations = try values.decode([String].self, forKey: .orientations).compactMap(Orientation.init)
    textSizes = try values.decode([String].self, forKey: .textSizes).map(UIContentSizeCategory.init)
    locales = try values.decode([String].self, forKey: .locales)
    directions = try values.decode([String].self, forKey: .directions).compactMap(Environment.Direction.init)
    preset = try values.decode(MatrixPreset.self, forKey: .preset)
    appearances = try values.decode([String].self, forKey: .appearances).compactMap(Environment.Appearance.init)
    contrasts = try values.decode([String].self, forKey: .contrasts).compactMap(Environment.Contrast.init)
    boldTexts = try values.decode([Bool].self, forKey: .boldTexts)
    contents = try values.decode([String].self, forKey: .contents).compactMap(Environment.Content.init)
  }

  /// Encodes the names of the values.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(devices.map(\.id), forKey: .devices)
    try values.encode(orientations.map(\.rawValue), forKey: .orientations)
    try values.encode(textSizes.map(\.rawValue), forKey: .textSizes)
    try values.encode(preset, forKey: .preset)
    try values.encode(locales, forKey: .locales)
    try values.encode(directions.map(\.rawValue), forKey: .directions)
    try values.encode(appearances.map(\.rawValue), forKey: .appearances)
    try values.encode(contrasts.map(\.rawValue), forKey: .contrasts)
    try values.encode(boldTexts, forKey: .boldTexts)
    try values.encode(contents.map(\.rawValue), forKey: .contents)
  }
}
