import UIKit

/// The nine pieces of an image with cap insets: the caps keep their size, the middle is stretched.
nonisolated struct SlicedImage {
  /// The size of the image in points.
  let size: CGSize
  let capInsets: UIEdgeInsets

  /// A part of the image, in the unit square, and its destination.
  struct Piece: Hashable {
    var part: CGRect
    var place: CGRect
  }

  /// The pieces of the image drawn over `rect`. An image without cap insets has one piece.
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

  /// Cap, middle and cap along one axis. If the caps do not fit, they share the length in proportion.
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
