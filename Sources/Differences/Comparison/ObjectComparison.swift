import Environments
import InterfaceBuilder
import UIKit

/// Finds the objects that were added, removed and changed between two revisions of a document.
struct ObjectComparison {
  private let matching: ObjectMatching
  private let oldWords: ObjectWords
  private let newWords: ObjectWords
  private let oldToken: (String) -> String
  private let newToken: (String) -> String

  init(_ matching: ObjectMatching, oldWords: ObjectWords, newWords: ObjectWords) {
    self.matching = matching
    self.oldWords = oldWords
    self.newWords = newWords
    oldToken = matching.oldToken()
    newToken = matching.newToken()
  }

  private var old: ObjectGraph { matching.old }
  private var new: ObjectGraph { matching.new }

  /// The changes of a scene: those of views, then of other objects, constraints and connections. Of each kind, the
  /// objects of the new document come first, followed by the removed ones.
  ///
  /// - Parameters:
  ///   - oldScene: the index of the scene in the old document; `nil` for objects outside of all scenes of both
  ///     documents.
  ///   - newScene: the index of the scene in the new document.
  func changes(from oldScene: Int?, to newScene: Int?) -> [Change] {
    let added = Set(new.objects.indices.filter { matching.oldPlaces[$0] == nil })
    let removed = Set(old.objects.indices.filter { matching.newPlaces[$0] == nil })
    return [DocumentObject.Kind.view, .other, .guide, .constraint, .connection].flatMap { kind -> [Change] in
      let current = new.objects.indices.filter { new.objects[$0].kind == kind && new.objects[$0].scene == newScene }
      let former = old.objects.indices.filter { old.objects[$0].kind == kind && old.objects[$0].scene == oldScene }
      return current.compactMap { place in
        if let other = matching.oldPlaces[place] { return change(from: other, to: place) }
        return isTold(place, in: new, of: added) ? one(.added, place, newWords, of: added) : nil
      }
        + former.filter { removed.contains($0) && isTold($0, in: old, of: removed) }
        .map { one(.removed, $0, oldWords, of: removed) }
    }
  }

  /// Whether an object that only one revision has is reported separately. Otherwise it is part of another added or
  /// removed object that is reported.
  private func isTold(_ place: Int, in graph: ObjectGraph, of others: Set<Int>) -> Bool {
    let object = graph.objects[place]
    switch object.kind {
    case .guide: return false
    case .view, .other:
      return !["placeholder", "exit"].contains(object.element.name) && !graph.isInside(place, of: others)
    case .constraint:
      // Constraints between the parts of a view are reported together with the view.
      let items = [object.element["firstItem"], object.element["secondItem"]].compactMap(\.self)
        .compactMap(graph.place(of:))
      return !graph.isInside(place, of: others)
        || !items.allSatisfy { others.contains($0) }
    case .connection: return true
    }
  }

  private func one(_ kind: Change.Kind, _ place: Int, _ words: ObjectWords, of others: Set<Int>) -> Change {
    let graph = words.graph
    let object = graph.objects[place]
    var subject = words.words(for: place)
    if object.kind == .view || object.kind == .other {
      if let parent = object.parent {
        let around = words.words(for: parent)
        if !subject.hasSuffix("in \(around)") { subject += ", in \(around)" }
      }
      let inner = graph.descendants(of: place).filter { graph.objects[$0].kind == .view }.count
      if inner > 0 { subject += ", with \(inner) view\(inner == 1 ? "" : "s") in it" }
    }
    return Change(kind: kind, subject: subject, details: [], line: object.element.line)
  }

  private func change(from oldPlace: Int, to newPlace: Int) -> Change? {
    let (before, after) = (old.objects[oldPlace], new.objects[newPlace])
    let details =
      after.kind == .constraint
      ? constraintDetails(before, after)
      : propertyDetails(before, after) + moveDetails(before, after) + orderDetails(oldPlace, newPlace)
    guard !details.isEmpty else { return nil }
    return Change(
      kind: .changed, subject: newWords.words(for: newPlace), details: details.map(PlainLine.of),
      line: after.element.line)
  }

  // MARK: Properties

  private func propertyDetails(
    _ before: DocumentObject, _ after: DocumentObject, without skipped: Set<String> = []
  ) -> [String] {
    let names = Set(before.properties.keys).union(after.properties.keys).subtracting(skipped)
    return names.sorted().compactMap { name in
      let (former, current) = (before.properties[name], after.properties[name])
      guard !isEqual(former, current) else { return nil }
      return "\(name): \(oldWords.words(for: former)) → \(newWords.words(for: current))"
    }
  }

  private func isEqual(_ former: PropertyValue?, _ current: PropertyValue?) -> Bool {
    guard case .objects(let olds)? = former, case .objects(let news)? = current else { return former == current }
    return olds.map(oldToken).sorted() == news.map(newToken).sorted()
  }

  // MARK: Constraints

  private func constraintDetails(_ before: DocumentObject, _ after: DocumentObject) -> [String] {
    let (former, current) = (
      CanonicalConstraint(before, in: old, oldToken), CanonicalConstraint(after, in: new, newToken)
    )
    guard former.text != current.text else { return [] }
    let (oldStatement, newStatement) = (ConstraintStatement(before, in: old), ConstraintStatement(after, in: new))
    let others = propertyDetails(before, after, without: ConstraintStatement.parts)
    // If the two constraints have different items or attributes, or have them in another order, their constants
    // cannot be compared.
    func items(_ statement: ConstraintStatement, _ token: (String) -> String) -> [String] {
      [statement.first, statement.second].map { side in side.map { "\(token($0.item)).\($0.attribute)" } ?? "" }
    }
    guard items(oldStatement, oldToken) == items(newStatement, newToken) else {
      return ["was \(oldStatement.words { oldWords.words($0) })"] + others
    }
    var details: [String] = []
    func add(_ name: String, _ former: String, _ current: String) {
      if former != current { details.append("\(name): \(former) → \(current)") }
    }
    add("relation", oldStatement.relation, newStatement.relation)
    add("multiplier", oldStatement.multiplier, newStatement.multiplier)
    add("constant", Number.exact(oldStatement.constant), Number.exact(newStatement.constant))
    add("priority", Number.exact(oldStatement.priority), Number.exact(newStatement.priority))
    return details + others
  }

  // MARK: Places

  private func moveDetails(_ before: DocumentObject, _ after: DocumentObject) -> [String] {
    guard let former = before.parent, let current = after.parent, after.kind != .connection, after.kind != .guide,
      matching.newPlaces[former] != current
    else { return [] }
    return ["moved from \(oldWords.words(for: former)) to \(newWords.words(for: current))"]
  }

  /// The roles of children whose order is visible, such as the items of a bar. Subviews are treated separately.
  private static let orderedLists: Set<String> = [
    "items", "cells", "sections", "leftBarButtonItems", "rightBarButtonItems",
  ]

  private func orderDetails(_ oldPlace: Int, _ newPlace: Int) -> [String] {
    let after = new.objects[newPlace]
    let former = old.objects[oldPlace].children.compactMap { matching.newPlaces[$0] }
      .filter { new.objects[$0].parent == newPlace }
    let current = after.children.filter { place in
      matching.oldPlaces[place].map { old.objects[$0].parent == oldPlace } ?? false
    }
    guard former != current else { return [] }
    func list(_ places: [Int], where isInList: (DocumentObject) -> Bool) -> [Int] {
      places.filter { isInList(new.objects[$0]) }
    }
    let isStack = after.element.name == "stackView"
    let lists: [(DocumentObject) -> Bool] = [
      { isStack && $0.role == "subviews" }, { Self.orderedLists.contains($0.role) },
      { $0.element.name == "segue" && $0.element["kind"] == "relationship" },
    ]
    var orders: [String] = []
    for isInList in lists {
      let (before, after) = (list(former, where: isInList), list(current, where: isInList))
      guard before != after else { continue }
      let names = [before, after].map { places in places.map { name($0) }.joined(separator: ", ") }
      orders.append("order: \(names[0]) → \(names[1])")
    }
    guard !isStack else { return orders }
    return orders + frontDetails(list(former) { $0.role == "subviews" }, list(current) { $0.role == "subviews" })
  }

  private func name(_ place: Int) -> String {
    let object = new.objects[place]
    return object.kind == .connection
      ? object.element["destination"].map { newWords.words($0) } ?? "nothing" : newWords.words(for: place)
  }

  /// The details about views that are now in front of views that they were behind, if the two overlap.
  private func frontDetails(_ former: [Int], _ current: [Int]) -> [String] {
    guard former != current else { return [] }
    let ranks = Dictionary(former.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    return current.indices.flatMap { front in
      current[..<front].compactMap { behind -> String? in
        let view = current[front]
        guard let rank = ranks[view], let other = ranks[behind], rank < other,
          let frame = newWords.frame(of: view), let otherFrame = newWords.frame(of: behind),
          frame.intersects(otherFrame)
        else { return nil }
        return "\(newWords.words(for: view)) lies in front of \(newWords.words(for: behind)) now"
      }
    }
  }
}
