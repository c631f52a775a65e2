extension TextLayout {
  /// The place between two characters on a line, in points from the container's left edge.
  ///
  /// Characters of the other direction within a line are taken to run like the line's paragraph.
  ///
  /// - Parameters:
  ///   - offset: the number of UTF-16 units before the place. It is limited to the visible characters of the line.
  ///   - line: one of `lines`.
  package func x(of offset: Int, on line: Line) -> Double {
    let end = min(max(offset, line.range.lowerBound), line.visibleEnd)
    let before =
      shaped.width(line.range.lowerBound, end) + line.tightening * Double(end - line.range.lowerBound)
    return line.isRightToLeft ? line.maxX - before : line.x + before
  }
}
