import Environments
import Foundation

/// The outlines of the views in one picture, which the page draws over the picture as overlays.
///
/// They are in a separate file beside the picture, which the page loads when an overlay is turned on. The file is a
/// script that calls a function with the outlines, because a page that is opened from disk may load scripts but no
/// data.
public struct PageOutlines: Sendable {
  /// A view in a picture.
  public struct Outline: Encodable, Hashable, Sendable {
    /// The left edge in points, from the left edge of the picture.
    public var x: Double
    /// The top edge in points, from the top edge of the picture.
    public var y: Double
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double
    /// The name of the view in words, such as “label “Name””.
    public var label: String
    /// Whether the view reacts to taps.
    public var takesTaps: Bool
    /// The baselines of the view's lines of text, in points from the top edge of the picture.
    public var baselines: [Double]

    /// Makes an outline from its parts.
    public init(
      x: Double, y: Double, width: Double, height: Double, label: String, takesTaps: Bool, baselines: [Double]
    ) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.label = label
      self.takesTaps = takesTaps
      self.baselines = baselines
    }

    private enum Key: String, CodingKey {
      case frame = "f", label = "l", tap = "t", baselines = "b"
    }

    /// Encodes the outline with short keys, because a report has very many outlines.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode([x, y, width, height].map(Self.rounded), forKey: .frame)
      try values.encode(PlainLine.of(label), forKey: .label)
      if takesTaps { try values.encode(1, forKey: .tap) }
      if !baselines.isEmpty { try values.encode(baselines.map(Self.rounded), forKey: .baselines) }
    }

    private static func rounded(_ value: Double) -> Double {
      value.isFinite ? (value * 100).rounded() / 100 : 0
    }
  }

  /// The path of the picture, relative to the page.
  public var picture: String
  /// The outlines of the views, from back to front.
  public var views: [Outline]

  /// Makes the outlines of a picture.
  public init(picture: String, views: [Outline]) {
    self.picture = picture
    self.views = views
  }

  /// The path of the file with the outlines of a picture.
  public static func path(ofPicture path: String) -> String {
    (path.hasSuffix(".png") ? String(path.dropLast(4)) : path) + ".js"
  }

  /// The arguments of the function call in a file of outlines, as a JSON list: the picture's path and the outlines.
  /// `nil` if the text is not such a file.
  static func arguments(of text: String) -> String? {
    let (start, end) = ("snugOutlines(", ");\n")
    guard text.hasPrefix(start), text.hasSuffix(end) else { return nil }
    return "[\(text.dropFirst(start.count).dropLast(end.count))]"
  }

  /// The text of the file: a function call in JavaScript.
  public var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return
        "snugOutlines(\(PlainLine.ofJSON(try encoder.encode(picture))), \(PlainLine.ofJSON(try encoder.encode(views))));\n"
    }
  }
}
