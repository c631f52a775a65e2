import UIKit

/// Divides an image with cap insets into nine pieces: the caps keep their size, and the middle is stretched.
nonisolated struct SlicedImage {
  /// The size of the image in points.
  let size: CGSize
  let capInsets: UIEdgeInsets

  /// A part of the image, in fractions of its size (from 0 to 1), and the rectangle in which it is drawn, in points.
  struct Piece: Hashable {
    var part: CGRect
    var place: CGRect
  }

  /// The pieces that fill a rectangle with the image. An image without cap insets has one piece.
  func pieces(in rect: CGRect) -> [Piece] {
    guard capInsets != .zero, size.width > 0, size.height > 0 else {
      return [Piece(part: CGRect(x: 0, y: 0, width: 1, height: 1), place: rect)]
    }
    let columns = spans(of: size.width, caps: (capInsets.left, capInsets.right), from: rect.minX, length: rect.width)
    let rows = spans(of: size.height, caps: (capInsets.top, capInsets.bottom), from: rect.minY, length: rect.height)
    return rows.flatMap { row in
      columns.map { column in
        Piece(
          part: CGRect(x: column.part.start, y: row.part.start, width: column.part.length, height: row.part.length),
          place: CGRect(x: column.place.start, y: row.place.start, width: column.place.length, height: row.place.length)
        )
      }
    }
  }

  private struct Span {
    var start: Double
    var length: Double
  }

  /// Divides the image along one axis into cap, middle and cap. If the destination is too short for the caps, they are
  /// shrunk in proportion.
  ///
  /// - Parameters:
  ///   - natural: the length of the image, in points.
  ///   - start: the start of the destination.
  ///   - length: the length of the destination, in points.
  private func spans(
    of natural: Double, caps: (Double, Double), from start: Double, length: Double
  ) -> [(part: Span, place: Span)] {
    let (first, last) = (max(0, min(caps.0, natural)), max(0, min(caps.1, natural - caps.0)))
    let shrink = first + last > length ? length / (first + last) : 1
    let parts = [first, natural - first - last, last]
    let places = [first * shrink, max(0, length - first - last), last * shrink]
    var (from, to) = (0.0, start)
    return zip(parts, places).compactMap { part, place in
      defer { (from, to) = (from + part, to + place) }
      guard part > 0, place > 0 else { return nil }
      return (Span(start: from / natural, length: part / natural), Span(start: to, length: place))
    }
  }
}
