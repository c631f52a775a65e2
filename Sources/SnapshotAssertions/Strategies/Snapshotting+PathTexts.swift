import Foundation
import UIKit

extension Snapshotting where Value == CGPath, Format == String {
  /// The elements of a path with their points, one per line, and an empty line between subpaths.
  public static var elementsDescription: Snapshotting { elementsDescription(shortText) }

  /// The elements of a path with their points, one per line, and an empty line between subpaths.
  ///
  /// - Parameter numberFormatter: formats coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    elementsDescription { numberFormatter.string(from: NSNumber(value: $0)) ?? "\($0)" }
  }

  private static func elementsDescription(_ text: @escaping (Double) -> String) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      let lines = path.shape.segments.enumerated().map { index, segment in
        let (name, points) = parts(of: segment)
        let words = [name] + points.map { "(\(text(Double($0.x))), \(text(Double($0.y))))" }
        // Apple's element for closing has no points, but the space that precedes them.
        let line = words.joined(separator: " ") + (points.isEmpty ? " " : "")
        return (index > 0 && name == "MoveTo" ? "\n" : "") + line + "\n"
      }
      return lines.joined()
    }
  }

  /// A number with one to three decimals.
  private static func shortText(_ number: Double) -> String {
    var text = String(format: "%.3f", number)
    while text.hasSuffix("0"), !text.hasSuffix(".0") { text.removeLast() }
    return text == "-0.0" ? "0.0" : text
  }

  private static func parts(of segment: PathSegment) -> (name: String, points: [CGPoint]) {
    switch segment {
    case .move(let point): ("MoveTo", [point])
    case .line(let point): ("LineTo", [point])
    // Quadratic curves are kept as the cubic curves of the same shape.
    case .curve(let point, let control1, let control2): ("CurveTo", [control1, control2, point])
    case .close: ("Close", [])
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The elements of a path with their points, one per line, and an empty line between subpaths.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { path in path.cgPath }
  }

  /// The elements of a path with their points, one per line, and an empty line between subpaths.
  ///
  /// - Parameter numberFormatter: formats coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { path in path.cgPath }
  }
}
