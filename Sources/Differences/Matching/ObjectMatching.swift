import InterfaceBuilder

/// Pairs the objects (``ObjectGraph``) of two revisions of a document that are the same object.
///
/// 1. Objects with the same identifier and element name are pairs.
/// 2. Among the remaining outermost objects, and among the remaining children of each pair, two objects are a pair if
///    they have the same role and element name and either the same contents or the same name. Objects without a name
///    are paired in their order if both revisions have the same number of them.
/// 3. Remaining constraints and connections are paired by their meaning (``CanonicalConstraint``,
///    ``ConnectionStatement``).
struct ObjectMatching {
  let old: ObjectGraph
  let new: ObjectGraph
  /// The index in the new revision of each paired object, by its index in the old one.
  private(set) var newPlaces: [Int: Int] = [:]
  /// The index in the old revision of each paired object, by its index in the new one.
  private(set) var oldPlaces: [Int: Int] = [:]

  init(from old: ObjectGraph, to new: ObjectGraph) {
    self.old = old
    self.new = new
    matchIdentifiers()
    matchChildren(old.roots, new.roots)
    for place in old.objects.indices {
      guard let other = newPlaces[place] else { continue }
      matchChildren(old.objects[place].children, new.objects[other].children)
    }
    matchStatements()
  }

  /// Makes two objects a pair.
  private mutating func match(_ oldPlace: Int, _ newPlace: Int) {
    newPlaces[oldPlace] = newPlace
    oldPlaces[newPlace] = oldPlace
  }

  private mutating func matchIdentifiers() {
    for (place, object) in old.objects.enumerated() {
      guard old.place(of: object.id) == place, let other = new.place(of: object.id),
        new.objects[other].element.name == object.element.name
      else { continue }
      match(place, other)
    }
  }

  /// Pairs those children of two paired objects that are not paired yet.
  private mutating func matchChildren(_ oldChildren: [Int], _ newChildren: [Int]) {
    func isLeft(_ object: DocumentObject) -> Bool { object.kind != .constraint && object.kind != .connection }
    var oldRest = oldChildren.filter { newPlaces[$0] == nil && isLeft(old.objects[$0]) }
    var newRest = newChildren.filter { oldPlaces[$0] == nil && isLeft(new.objects[$0]) }
    let keys: [(DocumentObject, ObjectGraph, Int) -> String?] = [
      { object, graph, place in Self.place(object) + graph.signature(of: place) },
      { object, _, _ in object.ownName.map { Self.place(object) + $0 } },
    ]
    for key in keys where !oldRest.isEmpty && !newRest.isEmpty {
      var free: [String: [Int]] = [:]
      for place in newRest.reversed() {
        guard let key = key(new.objects[place], new, place) else { continue }
        free[key, default: []].append(place)
      }
      for place in oldRest {
        guard let key = key(old.objects[place], old, place), let other = free[key]?.popLast() else { continue }
        matchAll(place, other)
      }
      oldRest.removeAll { newPlaces[$0] != nil }
      newRest.removeAll { oldPlaces[$0] != nil }
    }
    let oldGroups = Dictionary(grouping: oldRest.filter { old.objects[$0].ownName == nil }) {
      Self.place(old.objects[$0])
    }
    let newGroups = Dictionary(grouping: newRest.filter { new.objects[$0].ownName == nil }) {
      Self.place(new.objects[$0])
    }
    for place in oldRest {
      let key = Self.place(old.objects[place])
      guard let these = oldGroups[key], let those = newGroups[key], these.count == those.count,
        let number = these.firstIndex(of: place)
      else { continue }
      matchAll(place, those[number])
    }
  }

  /// Makes two objects a pair, and pairs those of their children that are not paired yet.
  private mutating func matchAll(_ oldPlace: Int, _ newPlace: Int) {
    match(oldPlace, newPlace)
    matchChildren(old.objects[oldPlace].children, new.objects[newPlace].children)
  }

  private static func place(_ object: DocumentObject) -> String {
    "\(object.role)\u{1F}\(object.element.name)\u{1F}"
  }

  // MARK: Constraints and connections

  /// Pairs constraints with the same meaning, then constraints between the same items. Connections come last, because
  /// an outlet may lead to a constraint.
  private mutating func matchStatements() {
    matchStatements(of: .constraint) { CanonicalConstraint($0, in: $1, $2).text }
    matchStatements(of: .constraint) { CanonicalConstraint($0, in: $1, $2).shape }
    matchStatements(of: .connection) { ConnectionStatement($0, in: $1, $2).text }
  }

  private mutating func matchStatements(
    of kind: DocumentObject.Kind, by key: (DocumentObject, ObjectGraph, (String) -> String) -> String
  ) {
    let (oldToken, newToken) = (oldToken(), newToken())
    var free: [String: [Int]] = [:]
    for place in new.objects.indices.reversed() where oldPlaces[place] == nil && new.objects[place].kind == kind {
      free[key(new.objects[place], new, newToken), default: []].append(place)
    }
    for place in old.objects.indices where newPlaces[place] == nil && old.objects[place].kind == kind {
      guard let other = free[key(old.objects[place], old, oldToken)]?.popLast() else { continue }
      match(place, other)
    }
  }

  /// Returns a function from identifiers in the old revision to texts; the two objects of a pair have the same text.
  func oldToken() -> (String) -> String {
    { id in
      guard let place = old.place(of: id) else { return "-\(id)" }
      return newPlaces[place].map { "=\($0)" } ?? "<\(place)"
    }
  }

  /// Returns a function from identifiers in the new revision to texts; the two objects of a pair have the same text.
  func newToken() -> (String) -> String {
    { id in
      guard let place = new.place(of: id) else { return "-\(id)" }
      return oldPlaces[place] == nil ? ">\(place)" : "=\(place)"
    }
  }
}

extension ObjectGraph {
  /// The contents of an object and of the objects in it as a text, without references to other objects. Two objects
  /// with the same contents have the same text.
  func signature(of place: Int) -> String {
    let object = objects[place]
    let properties = object.properties.compactMap { name, value -> String? in
      switch value {
      case .text(let text), .plain(let text): "\(name)=\(text)"
      case .objects: nil
      }
    }
    let inner = object.children.filter { ![.constraint, .connection, .guide].contains(objects[$0].kind) }
    return "\(object.element.name){\(properties.sorted().joined(separator: "\u{1F}"))"
      + inner.map(signature).joined() + "}"
  }
}
