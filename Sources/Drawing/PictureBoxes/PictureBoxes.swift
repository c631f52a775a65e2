import Foundation

/// The boxes of a picture: filled rectangles, lines of text and drawings.
///
/// Pictures of two renderers are never the same pixel by pixel, because each blurs edges and letters in its own way. The
/// boxes are what layout is about.
nonisolated package struct PictureBoxes {
  /// The size of the picture in points.
  package let size: CGSize
  /// The boxes from the top left to the bottom right. The background of the whole picture is none of them.
  package let boxes: [PictureBox]
  private let search: FillSearch

  /// Finds the boxes of a picture.
  ///
  /// - Parameters:
  ///   - png: the bytes of a PNG file.
  ///   - scale: pixels per point, more than 0.
  /// - Returns: `nil` if the file is no PNG.
  /// - Complexity: O(n log n) for n pixels.
  package init?(png: Data, scale: Double) {
    guard let bitmap = try? Bitmap(png: png), scale > 0 else { return nil }
    size = CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    let regions = ColorRegions(of: bitmap)
    let kinds = RegionKinds(of: regions, in: bitmap, scale: scale).kinds
    let lines = Self.lines(of: InkParts(of: regions, kinds).parts.filter { !Self.isEdge($0) })
      .filter { Double(max($0.width, $0.height)) / scale >= Self.smallestInk }
    let ink = lines.map { PictureBox(kind: .ink, rect: $0.rect(scale: scale)) }
    let whole = PixelBox(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height)
    // An area within a letter, or within a photograph, is no fill.
    let fills = zip(regions.regions, kinds).filter { region, kind in
      kind == .fill && region.box != whole && !lines.contains { $0.contains(region.box) }
    }
    .map { region, _ in PictureBox(kind: .fill, rect: region.box.rect(scale: scale), color: region.color) }
    boxes = (fills + ink).sorted { ($0.rect.minY, $0.rect.minX) < ($1.rect.minY, $1.rect.minX) }
    search = FillSearch(in: bitmap, scale: scale)
  }

  /// The place of a fill of another picture that is no box of this one, because text touches its sides here; `nil` if
  /// its colour does not end near its sides.
  ///
  /// - Parameters:
  ///   - fill: the rectangle in points.
  ///   - color: the colour, as in ``PictureBox/color``.
  package func place(ofFill fill: CGRect, _ color: UInt32) -> CGRect? { search.rect(of: fill, color) }

  /// The width and height of a PNG file in pixels; `nil` if it is none.
  package static func pixelSize(ofPNG data: Data) -> CGSize? { try? Bitmap.pngSize(data) }

  /// The longer side of the smallest ink that counts, in points.
  private static let smallestInk = 1.5

  /// Whether a part is the blurred side between two areas: it touches both, and is two pixels wide at most.
  private static func isEdge(_ part: InkParts.Part) -> Bool {
    part.grounds > 1 && part.pixels <= 2 * (part.box.width + part.box.height)
  }

  /// The boxes of the lines to which letters form themselves. Letters of a line stand in front of the same area.
  private static func lines(of parts: [InkParts.Part]) -> [PixelBox] {
    let parts = parts.sorted { ($0.box.minX, $0.box.minY) < ($1.box.minX, $1.box.minY) }
    let largestGap = 0.7 * Double(parts.map(\.box.height).max() ?? 0)
    var sets = DisjointSets(count: parts.count)
    for (index, part) in parts.enumerated() {
      for other in parts[(index + 1)...].indices {
        if Double(parts[other].box.minX - part.box.maxX) > largestGap { break }
        if part.ground == parts[other].ground, areNeighbours(part.box, parts[other].box) { sets.join(index, other) }
      }
    }
    return sets.sets().map { set in
      var box = parts[set[0]].box
      for index in set.dropFirst() { box.form(unionWith: parts[index].box) }
      return box
    }
  }

  /// Whether two parts belong to one line: two letters beside each other, or a letter and its dot.
  private static func areNeighbours(_ first: PixelBox, _ second: PixelBox) -> Bool {
    let (low, high) = (Double(min(first.height, second.height)), Double(max(first.height, second.height)))
    let across = Double(min(first.maxY, second.maxY) - max(first.minY, second.minY))
    let along = Double(min(first.maxX, second.maxX) - max(first.minX, second.minX))
    // A space is 0.3 of the text's size, and so at most 0.6 of the height of its smallest letters.
    if across >= 0.5 * low { return -along <= 0.7 * high }
    // A dot, or an accent.
    return low <= 0.4 * high && -across <= 0.3 * high && along >= 0.5 * Double(min(first.width, second.width))
  }
}
