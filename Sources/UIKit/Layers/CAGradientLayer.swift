import Foundation

open class CAGradientLayer: CALayer {
  /// The colours of the gradient, as `CGColor`s.
  open var colors: [Any]?
  /// The positions of the colours along the gradient, 0 to 1; nil for equal distances.
  open var locations: [NSNumber]?
  /// The point at which the gradient starts, in fractions of the layer's width and height.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The point at which the gradient ends, in fractions of the layer's width and height.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of gradient. Conic gradients are drawn in steps of two degrees.
  open var type = CAGradientLayerType.axial

  /// The colours with their positions, in the order of the positions.
  private var stops: [GradientFill.Stop] {
    CGGradient.stops(
      (colors ?? []).compactMap { $0 as? CGColor }, at: locations?.map { CGFloat($0.doubleValue) })
  }

  /// The drawing commands that draw the gradient, in the layer's coordinates; nil if there is nothing to draw.
  public var gradientRecord: DrawingRecord? {
    let stops = stops
    guard !stops.isEmpty, bounds.width > 0, bounds.height > 0 else { return nil }
    let context = CGContext(size: bounds.size, scale: contentsScale, isOpaque: false)
    context.clip(to: bounds)
    let (start, end) = (point(startPoint), point(endPoint))
    switch type {
    case .radial:
      let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
      guard width > 0, height > 0 else { return nil }
      context.translateBy(x: start.x, y: start.y)
      context.scaleBy(x: width, y: height)
      context.add(gradient(.radial(.zero, 0, .zero, 1), stops))
    case .conic:
      addSectors(stops, around: start, from: atan2(end.y - start.y, end.x - start.x), to: context)
    default:
      context.add(gradient(.linear(start, end), stops))
    }
    return DrawingRecord(commands: context.commands, bounds: bounds)
  }

  private func point(_ share: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + share.x * bounds.width, y: bounds.minY + share.y * bounds.height)
  }

  private func gradient(_ form: GradientFill.Form, _ stops: [GradientFill.Stop]) -> DrawingCommand.Content {
    .gradient(GradientFill(form: form, stops: stops, extendsBefore: true, extendsAfter: true))
  }

  /// Draws a conic gradient as 180 sectors of one colour each.
  private func addSectors(
    _ stops: [GradientFill.Stop], around center: CGPoint, from start: CGFloat, to context: CGContext
  ) {
    let count = 180
    let radius = 2 * (bounds.width + bounds.height)
    for index in 0..<count {
      let (from, to) = (CGFloat(index) / CGFloat(count), CGFloat(index + 1) / CGFloat(count))
      context.setFillColor(Self.color(at: (from + to) / 2, in: stops))
      context.move(to: center)
      // A little wider than the sector, so that no line is visible between two sectors.
      context.addArc(
        center: center, radius: radius, startAngle: start + from * 2 * .pi, endAngle: start + to * 2 * .pi + 0.005,
        clockwise: false)
      context.closePath()
      context.fillPath()
    }
  }

  private static func color(at share: CGFloat, in stops: [GradientFill.Stop]) -> CGColor {
    guard let next = stops.firstIndex(where: { $0.location >= share }) else {
      return stops.last?.color ?? CGColor(gray: 0, alpha: 0)
    }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    let t = b.location > a.location ? Double((share - a.location) / (b.location - a.location)) : 1
    func mixed(_ part: KeyPath<CGColor, Double>) -> Double {
      a.color[keyPath: part] * (1 - t) + b.color[keyPath: part] * t
    }
    return CGColor(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
  }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The colours change along a line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// The colours change from the start point outwards, along ellipses.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// The colours change around the start point, by angle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
