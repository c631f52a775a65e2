import Foundation

/// The layout attributes of all items, headers and footers of one section of a flow layout.
@MainActor struct FlowSection {
  var elements: [UICollectionViewLayoutAttributes] = []
}

/// Insets, distances, and header and footer sizes of one section of a flow layout, in points.
struct FlowMeasures {
  var inset: UIEdgeInsets
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat
  var header: CGSize
  var footer: CGSize
}

/// Computes the frames of a flow layout: breaks items into lines and positions the lines, section by section.
@MainActor struct FlowArithmetic {
  let layout: UICollectionViewFlowLayout
  let room: CGSize
  /// The coordinate along the scroll axis at which the content laid out so far ends, in points.
  private(set) var length: CGFloat = 0

  private var measures: FlowMeasures

  init(layout: UICollectionViewFlowLayout, room: CGSize) {
    self.layout = layout
    self.room = room
    measures = layout.measures(ofSection: 0)
  }

  private var isVertical: Bool { layout.scrollDirection == .vertical }

  /// Lays out the next section, after the sections laid out before.
  mutating func place(section: Int, count: Int, size: (IndexPath) -> CGSize) -> FlowSection {
    var result = FlowSection()
    measures = layout.measures(ofSection: section)
    placeEdge(measures.header, UICollectionView.elementKindSectionHeader, section, in: &result)
    length += isVertical ? measures.inset.top : measures.inset.left
    let items = (0..<count).map { IndexPath(item: $0, section: section) }.map { ($0, size($0)) }
    let lines = lines(of: items)
    for (index, line) in lines.enumerated() {
      if index > 0 { length += measures.lineSpacing }
      placeLine(line, isLast: index == lines.count - 1, in: &result)
    }
    length += isVertical ? measures.inset.bottom : measures.inset.right
    placeEdge(measures.footer, UICollectionView.elementKindSectionFooter, section, in: &result)
    return result
  }

  /// The items, broken into lines: a line ends before the first item that doesn't fit.
  private func lines(of items: [(IndexPath, CGSize)]) -> [[(IndexPath, CGSize)]] {
    var lines: [[(IndexPath, CGSize)]] = []
    var used: CGFloat = 0
    for item in items {
      let across = isVertical ? item.1.width : item.1.height
      let needed = used + measures.itemSpacing + across
      if lines.isEmpty || needed > availableBreadth + 1e-6 {
        lines.append([item])
        used = across
      } else {
        lines[lines.count - 1].append(item)
        used = needed
      }
    }
    return lines
  }

  /// The length of a line: the size available to items perpendicular to the scroll axis, in points.
  private var availableBreadth: CGFloat {
    let inset = measures.inset
    return max(0, isVertical ? room.width - inset.left - inset.right : room.height - inset.top - inset.bottom)
  }

  private mutating func placeEdge(_ size: CGSize, _ kind: String, _ section: Int, in result: inout FlowSection) {
    let thickness = isVertical ? size.height : size.width
    guard thickness > 0 else { return }
    let frame =
      isVertical
      ? CGRect(x: 0, y: length, width: room.width, height: thickness)
      : CGRect(x: length, y: 0, width: thickness, height: room.height)
    result.elements.append(
      UICollectionViewLayoutAttributes(indexPath: IndexPath(item: 0, section: section), kind: kind, frame: frame))
    length += thickness
  }

  /// Computes the frames of the items of a line.
  ///
  /// In a full line, the space that is left over is distributed between the items. If only one item fits into a line,
  /// it is centred. In the last line, items of equal size have the same distance as in a full line of items of that
  /// size.
  private mutating func placeLine(_ line: [(IndexPath, CGSize)], isLast: Bool, in result: inout FlowSection) {
    let breadths = line.map { isVertical ? $0.1.width : $0.1.height }
    let thickness = line.map { isVertical ? $0.1.height : $0.1.width }.max() ?? 0
    let breadth = availableBreadth
    let capacity = capacity(of: breadths.first ?? 0)
    var gap = measures.itemSpacing
    var start = isVertical ? measures.inset.left : measures.inset.top
    let sum = breadths.reduce(0, +)
    if line.count == 1, capacity <= 1 {
      start += (breadth - sum) / 2
    } else if !isLast, line.count > 1 {
      gap = (breadth - sum) / CGFloat(line.count - 1)
    } else if isLast, capacity > 1, Set(breadths).count == 1, let item = breadths.first {
      gap = (breadth - CGFloat(capacity) * item) / CGFloat(capacity - 1)
    }
    for ((indexPath, size), across) in zip(line, breadths) {
      let along = length + (thickness - (isVertical ? size.height : size.width)) / 2
      let frame =
        isVertical
        ? CGRect(x: start, y: along, width: size.width, height: size.height)
        : CGRect(x: along, y: start, width: size.width, height: size.height)
      result.elements.append(UICollectionViewLayoutAttributes(indexPath: indexPath, frame: frame))
      start += across + gap
    }
    length += thickness
  }

  /// A limit for the number of items in a line, so that the number fits into an `Int`.
  private static let largestCapacity: CGFloat = 1e9

  /// How many items of a size perpendicular to the scroll axis fit into a line; at least 1.
  private func capacity(of breadth: CGFloat) -> Int {
    let step = breadth + measures.itemSpacing
    guard step > 0 else { return 1 }
    let capacity = (availableBreadth + measures.itemSpacing + 1e-6) / step
    // in range: at most the largest capacity
    return Int(max(1, min(capacity, Self.largestCapacity)))
  }
}
