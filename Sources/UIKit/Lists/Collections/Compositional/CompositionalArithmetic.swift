import Foundation

/// Computes the frames of the items, headers and footers of one section of a compositional layout.
@MainActor struct CompositionalArithmetic {
  let section: NSCollectionLayoutSection
  let index: Int
  /// The size that is available to the whole layout, in points.
  let room: CGSize
  let isVertical: Bool
  /// Returns the measured size of an item; nil if it has not been measured.
  let measured: (IndexPath) -> CGSize?
  /// The items whose width or height follows their content.
  private(set) var selfSizing: Set<IndexPath> = []

  init(
    section: NSCollectionLayoutSection, index: Int, room: CGSize, isVertical: Bool,
    measured: @escaping (IndexPath) -> CGSize?
  ) {
    self.section = section
    self.index = index
    self.room = room
    self.isVertical = isVertical
    self.measured = measured
  }

  /// Returns the layout attributes of the section's items, headers and footers, and the coordinate at which the section
  /// ends. The section begins at `start`; both are coordinates along the scroll axis.
  mutating func place(count: Int, from start: CGFloat) -> (elements: [UICollectionViewLayoutAttributes], end: CGFloat) {
    var elements: [UICollectionViewLayoutAttributes] = []
    let insets = section.contentInsets
    var position = start
    for header in section.boundarySupplementaryItems where Self.isAtStart(header) {
      position = place(header, at: position, in: &elements)
    }
    position += isVertical ? insets.top : insets.leading
    let inside = room.inset(by: insets)
    // In a section that scrolls orthogonally, the groups form one line, perpendicular to the layout's scroll axis.
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    var across = isVertical ? insets.leading : insets.top
    var thickness: CGFloat = 0
    var next = 0
    while next < count {
      let origin = isVertical ? CGPoint(x: across, y: position) : CGPoint(x: position, y: across)
      let (placed, size) = place(section.group, in: inside, at: origin, first: next, count: count)
      guard !placed.isEmpty else { break }
      elements += placed
      next += placed.count
      let along = isVertical ? size.height : size.width
      if isOrthogonal {
        across += (isVertical ? size.width : size.height) + section.interGroupSpacing
        thickness = max(thickness, along)
      } else {
        position += along + (next < count ? section.interGroupSpacing : 0)
      }
    }
    position += thickness + (isVertical ? insets.bottom : insets.trailing)
    for footer in section.boundarySupplementaryItems where !Self.isAtStart(footer) {
      position = place(footer, at: position, in: &elements)
    }
    return (elements, position)
  }

  private static func isAtStart(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    [.top, .topLeading, .topTrailing, .leading].contains(item.alignment)
  }

  private func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, at position: CGFloat,
    in elements: inout [UICollectionViewLayoutAttributes]
  ) -> CGFloat {
    let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    let inside = room.inset(by: insets)
    let size = item.layoutSize.points(in: inside)
    let frame =
      isVertical
      ? CGRect(x: insets.leading, y: position, width: size.width, height: size.height)
      : CGRect(x: position, y: insets.top, width: size.width, height: size.height)
    elements.append(
      UICollectionViewLayoutAttributes(
        indexPath: IndexPath(item: 0, section: index), kind: item.elementKind, frame: frame))
    return position + (isVertical ? size.height : size.width)
  }

  /// Lays out the items of one group, beginning with the item `first` of the section. Returns the layout attributes of
  /// the items and the size of the group in points.
  private mutating func place(
    _ group: NSCollectionLayoutGroup, in container: CGSize, at origin: CGPoint, first: Int, count: Int
  ) -> ([UICollectionViewLayoutAttributes], CGSize) {
    var size = group.layoutSize.points(in: container)
    let inset = group.contentInsets
    let room = size.inset(by: inset)
    let isRow = group.arrangement == .horizontal
    let spacing = max(0, group.interItemSpacing?.spacing ?? 0)
    let isOpen = isRow ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    let available = isRow ? room.width : room.height
    var lines: [[UICollectionViewLayoutAttributes]] = []
    var (along, thickness, next, slot) = (CGFloat.zero, CGFloat.zero, first, 0)
    let start = CGPoint(x: origin.x + inset.leading, y: origin.y + inset.top)
    // A group with an estimated length becomes as long as its content. No length says how often to repeat its
    // subitems, so each subitem is used once.
    let most = group.count ?? (isOpen ? group.subitems.count : .max)
    while next < count, slot < most, !group.subitems.isEmpty {
      let item = group.subitems[slot % group.subitems.count]
      let share = isOpen ? nil : share(of: room, in: group, spacing: spacing)
      let place = CGPoint(x: start.x + (isRow ? along : 0), y: start.y + (isRow ? 0 : along))
      let (placed, used) = placeItem(item, share: share, in: room, isRow: isRow, at: place, first: next, count: count)
      let length = isRow ? used.width : used.height
      if group.count == nil, !isOpen, slot > 0, along + length > available + 0.01 { break }
      guard !placed.isEmpty else { break }
      lines.append(placed)
      next += placed.count
      along += length + spacing
      thickness = max(thickness, isRow ? used.height : used.width)
      slot += 1
    }
    let used = max(0, along - spacing)
    if group.layoutSize.widthDimension.isEstimated {
      size.width = (isRow ? used : thickness) + inset.leading + inset.trailing
    }
    if group.layoutSize.heightDimension.isEstimated {
      size.height = (isRow ? thickness : used) + inset.top + inset.bottom
    }
    if group.interItemSpacing?.isFlexible == true, lines.count > 1, !isOpen, available > used {
      spread(lines, by: (available - used) / CGFloat(lines.count - 1), isRow: isRow)
    }
    return (lines.flatMap { $0 }, size)
  }

  /// The size of each item in a group with a fixed number of items, in points; `nil` for groups without such a number.
  private func share(of room: CGSize, in group: NSCollectionLayoutGroup, spacing: CGFloat) -> CGSize? {
    guard let count = group.count else { return nil }
    let isRow = group.arrangement == .horizontal
    let length = max(0, ((isRow ? room.width : room.height) - spacing * CGFloat(count - 1)) / CGFloat(count))
    return isRow ? CGSize(width: length, height: room.height) : CGSize(width: room.width, height: length)
  }

  /// Moves the items of a group apart, so that they fill the group. The distance between two items grows by `extra`.
  private func spread(_ lines: [[UICollectionViewLayoutAttributes]], by extra: CGFloat, isRow: Bool) {
    for (number, line) in lines.enumerated() {
      for element in line {
        element.frame = element.frame.offsetBy(
          dx: isRow ? extra * CGFloat(number) : 0, dy: isRow ? 0 : extra * CGFloat(number))
      }
    }
  }

  /// Lays out one subitem of a group: an item, or the items of a nested group. Returns the layout attributes and the
  /// size of the subitem in points.
  private mutating func placeItem(
    _ item: NSCollectionLayoutItem, share: CGSize?, in room: CGSize, isRow: Bool, at origin: CGPoint, first: Int,
    count: Int
  ) -> ([UICollectionViewLayoutAttributes], CGSize) {
    if let group = item as? NSCollectionLayoutGroup {
      return place(group, in: share ?? room, at: origin, first: first, count: count)
    }
    let indexPath = IndexPath(item: first, section: index)
    var size = item.layoutSize.points(in: room)
    if let share { if isRow { size.width = share.width } else { size.height = share.height } }
    let measured = measured(indexPath)
    let inset = item.contentInsets
    if item.layoutSize.widthDimension.isEstimated, share == nil || !isRow {
      selfSizing.insert(indexPath)
      if let measured { size.width = measured.width + inset.leading + inset.trailing }
    }
    if item.layoutSize.heightDimension.isEstimated, share == nil || isRow {
      selfSizing.insert(indexPath)
      if let measured { size.height = measured.height + inset.top + inset.bottom }
    }
    let frame = CGRect(
      origin: CGPoint(x: origin.x + inset.leading, y: origin.y + inset.top), size: size.inset(by: inset))
    return ([UICollectionViewLayoutAttributes(indexPath: indexPath, frame: frame)], size)
  }
}

extension CGSize {
  /// The size minus the insets, at least zero.
  fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing), height: max(0, height - insets.top - insets.bottom))
  }
}
