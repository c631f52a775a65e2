import UIKit

/// The attributes and children of an element for given traits. If the element has variations by size class, those that
/// apply override the element's own attributes and children.
nonisolated struct Properties {
  let element: Element
  /// The `<variation>` elements whose size classes match the traits, the most specific one last.
  let variations: [Element]

  init(_ element: Element, traits: UITraitCollection) {
    self.element = element
    var applying: [(specificity: Int, variation: Element)] = []
    for child in element.children where child.name == "variation" {
      guard let condition = child["key"].flatMap(SizeClassCondition.init(key:)), condition.holds(in: traits) else {
        continue
      }
      applying.append((condition.specificity, child))
    }
    // If variations are equally specific, the last one in the document wins. The offset keeps their order, because
    // `sort` is not guaranteed to be stable.
    variations =
      applying.enumerated()
      .sorted { ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset) }
      .map(\.element.variation)
  }

  var id: String? { element.id }
  var name: String { element.name }
  var line: Int { element.line }

  /// The value of an attribute, from the most specific variation that has it, otherwise from the element.
  subscript(_ attribute: String) -> String? {
    for variation in variations.reversed() {
      if let value = variation[attribute], attribute != "key" { return value }
    }
    return element[attribute]
  }

  /// The child with a value of its `key` attribute, from the most specific variation that has one, otherwise from the
  /// element.
  func child(key: String) -> Element? {
    for variation in variations.reversed() {
      if let child = variation.child(key: key), child.name != "mask" { return child }
    }
    return element.child(key: key)
  }

  func child(_ name: String) -> Element? { element.child(name) }

  func bool(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  func finite(_ attribute: String) -> Double? { NumberText(self[attribute]).double(inRangeOf: attribute) }

  func int(_ attribute: String) -> Int? { NumberText(self[attribute]).int(inRangeOf: attribute) }

  func string(_ key: String) -> String? {
    for variation in variations.reversed() {
      if let value = variation.string(key) { return value }
    }
    return element.string(key)
  }

  /// The frame of a view in its superview's coordinates, from the most specific variation that has one, otherwise from
  /// the element.
  var storedFrame: CGRect? { variations.reversed().lazy.compactMap(\.storedFrame).first ?? element.storedFrame }

  /// Identifiers of the objects that are not installed for the size classes.
  ///
  /// - Parameter key: the kind of objects, `subviews` or `constraints`.
  func excluded(_ key: String) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations {
      guard let mask = variation.child("mask", key: key) else { continue }
      for entry in mask.children {
        guard let id = entry["reference"] else { continue }
        if entry.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
      }
    }
    return excluded
  }

  /// The value of an `<inset>` child, as buttons, tables and collection view layouts have. In the document, `minX` is
  /// the left inset and `minY` the top inset.
  func insets(_ key: String) -> UIEdgeInsets? {
    guard let inset = child(key: key), inset.name == "inset" else { return nil }
    return UIEdgeInsets(
      top: inset.finite("minY") ?? 0, left: inset.finite("minX") ?? 0, bottom: inset.finite("maxY") ?? 0,
      right: inset.finite("maxX") ?? 0)
  }
}
