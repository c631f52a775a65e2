import Foundation

/// Core Foundation's array type. Here it is a Swift array.
public typealias CFArray = [Any]

/// Colours at positions along a gradient.
public final class CGGradient: Sendable {
  let stops: [GradientFill.Stop]

  /// Creates a gradient from `CGColor`s; other elements of `colors` are left out. Nil if no colours remain.
  ///
  /// `locations` has a position for each colour, as a fraction of the gradient's length from 0 to 1. If it is nil, the
  /// colours are at equal distances.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    let shares = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    stops = Self.stops(colors, at: shares)
    if stops.isEmpty { return nil }
  }

  /// Creates a gradient of `count` colours from their components; nil if there are no colours.
  ///
  /// Each colour has four components: red, green, blue and opacity. In a grey colour space, it has two: grey and
  /// opacity. `locations` has a position for each colour, as a fraction of the gradient's length from 0 to 1. If it is
  /// nil, the colours are at equal distances.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let isGray = space.name?.contains("Gray") ?? false
    let width = isGray ? 2 : 4
    let colors = (0..<count).map { index in
      let own = UnsafeBufferPointer(start: components + index * width, count: width)
      return isGray
        ? CGColor(gray: own[0], alpha: own[1]) : CGColor(red: own[0], green: own[1], blue: own[2], alpha: own[3])
    }
    stops = Self.stops(colors, at: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }

  static func stops(_ colors: [CGColor], at locations: [CGFloat]?) -> [GradientFill.Stop] {
    let last = CGFloat(max(1, colors.count - 1))
    return colors.enumerated().map { index, color in
      let stated = locations.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      return GradientFill.Stop(color: color, location: stated ?? CGFloat(index) / last)
    }.sorted { $0.location < $1.location }
  }
}

/// The ends beyond which a gradient continues with its first or last colour.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
