import Foundation

/// The items of a section and the items inside them at a point in time.
///
/// An item's children are visible while it and all items around it are expanded. New items are collapsed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  fileprivate struct Node {
    let item: ItemIdentifierType
    /// How many items are around it.
    var level: Int
  }

  /// Each item, followed by what is inside.
  private var nodes: [Node] = []
  private var expanded: Set<ItemIdentifierType> = []

  /// A snapshot without items.
  public init() {}

  private init(nodes: [Node], expanded: Set<ItemIdentifierType>) {
    self.nodes = nodes
    self.expanded = expanded
  }

  // MARK: Asking

  /// All items; each is followed by what is inside.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }

  /// The outermost items.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }

  /// The items that are expanded.
  public var expandedItems: [ItemIdentifierType] { items.filter { expanded.contains($0) } }

  /// The items that are visible, because all items around them are expanded.
  public var visibleItems: [ItemIdentifierType] {
    var visible: [ItemIdentifierType] = []
    var greatestLevel = 0
    for node in nodes where node.level <= greatestLevel {
      visible.append(node.item)
      greatestLevel = node.level + (expanded.contains(node.item) ? 1 : 0)
    }
    return visible
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }

  /// Whether an item shows its children.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether all items around an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  /// How many items are around an item.
  public func level(of item: ItemIdentifierType) -> Int { nodes[known(item)].level }

  /// The index of an item among all; nil if it is not there.
  public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }

  /// The item directly around an item; nil for outermost items.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let index = known(child)
    return nodes[..<index].last { $0.level < nodes[index].level }?.item
  }

  /// The items inside an item, which is their outermost one if it is included.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    let family = family(of: known(parent))
    let part = nodes[includingParent ? family : family.dropFirst()]
    return Self(nodes: Self.raised(part, by: -(part.first?.level ?? 0)), expanded: expanded(among: part))
  }

  /// The items as text, one a line: `+` for a collapsed item with children, `-` for an expanded one, `*` for others.
  public func visualDescription() -> String {
    nodes.indices.map { index in
      let node = nodes[index]
      let mark = family(of: index).count == 1 ? "*" : expanded.contains(node.item) ? "-" : "+"
      return String(repeating: "  ", count: node.level) + "\(mark) \(node.item)"
    }.joined(separator: "\n")
  }

  // MARK: Changes

  /// Adds items behind the children of an item; without one, behind the outermost items.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return insert(Self.flat(items), at: nodes.count, level: 0) }
    let index = known(parent)
    insert(Self.flat(items), at: family(of: index).upperBound, level: nodes[index].level + 1)
  }

  /// Adds items before an item, with the same item around them.
  public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
    insert(Self.flat(items), before: beforeIdentifier)
  }

  /// Adds items behind an item and what is inside, with the same item around them.
  public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
    insert(Self.flat(items), after: afterIdentifier)
  }

  /// Adds the items of a snapshot before an item, with the same item around them.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    let index = known(item)
    insert(snapshot, at: index, level: nodes[index].level)
  }

  /// Adds the items of a snapshot behind an item and what is inside, with the same item around them.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    let index = known(item)
    insert(snapshot, at: family(of: index).upperBound, level: nodes[index].level)
  }

  /// Removes items with what is inside.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      if let index = index(of: item) { remove(family(of: index)) }
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Replaces what is inside an item by the items of a snapshot.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    let index = known(parent)
    remove(family(of: index).dropFirst())
    insert(snapshot, at: index + 1, level: nodes[index].level + 1)
  }

  /// Lets items show their children.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains)) }

  /// Lets items hide their children.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  private mutating func insert(_ snapshot: Self, at index: Int, level: Int) {
    let known = Set(items)
    for item in snapshot.items where known.contains(item) {
      preconditionFailure("The item \(item) is in the snapshot already")
    }
    nodes.insert(contentsOf: Self.raised(snapshot.nodes[...], by: level), at: index)
    expanded.formUnion(snapshot.expanded)
  }

  private mutating func remove(_ range: Range<Int>) {
    expanded.subtract(expanded(among: nodes[range]))
    nodes.removeSubrange(range)
  }

  // MARK: Places

  private func known(_ item: ItemIdentifierType) -> Int {
    guard let index = index(of: item) else { preconditionFailure("The item \(item) is not in the snapshot") }
    return index
  }

  /// The places of an item and of what is inside.
  private func family(of index: Int) -> Range<Int> {
    let level = nodes[index].level
    return index..<(nodes[(index + 1)...].firstIndex { $0.level <= level } ?? nodes.count)
  }

  private func expanded(among nodes: ArraySlice<Node>) -> Set<ItemIdentifierType> {
    expanded.intersection(nodes.map(\.item))
  }

  private static func flat(_ items: [ItemIdentifierType]) -> Self {
    precondition(Set(items).count == items.count, "An item is added twice")
    return Self(nodes: items.map { Node(item: $0, level: 0) }, expanded: [])
  }

  private static func raised(_ nodes: ArraySlice<Node>, by levels: Int) -> [Node] {
    nodes.map { Node(item: $0.item, level: $0.level + levels) }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}
