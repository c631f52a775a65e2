/// Generates the Swift code of the methods that change a to-many relationship, such as `addToNotes(_:)`.
struct CoreDataAccessorCode {
  private let relationship: CoreDataRelationship
  private let item: String
  private let owner: String

  /// - Parameters:
  ///   - relationship: a to-many relationship.
  ///   - item: the class of the related objects, as Swift code.
  ///   - owner: the class that has the relationship, as Swift code.
  init(_ relationship: CoreDataRelationship, item: String, owner: String) {
    self.relationship = relationship
    self.item = item
    self.owner = owner
  }

  var text: String {
    let methods =
      relationship.count == .orderedSet ? placed + changes("NSOrderedSet", "array") : changes("NSSet", "allObjects")
    return """

      // MARK: Generated accessors for \(relationship.name)
      nonisolated extension \(owner) {
      \(methods.joined(separator: "\n\n"))
      }

      """
  }

  /// The name of the relationship with its first letter in uppercase, for the names of methods.
  private var suffix: String { relationship.name.prefix(1).uppercased() + relationship.name.dropFirst() }

  /// The methods that add and remove objects.
  ///
  /// - Parameters:
  ///   - set: the type of a collection of objects.
  ///   - list: the property of the collection that returns its objects as an array.
  private func changes(_ set: String, _ list: String) -> [String] {
    [("addTo", "add"), ("removeFrom", "remove")].flatMap { prefix, change in
      [
        method("\(prefix)\(suffix)(_ value: \(item))", "changed.\(change)(value)"),
        method("\(prefix)\(suffix)(_ values: \(set))", "for value in values.\(list) { changed.\(change)(value) }"),
      ]
    }
  }

  /// The methods of an ordered relationship that take indices, such as `insertIntoNotes(_:at:)`.
  private var placed: [String] {
    [
      method("insertInto\(suffix)(_ value: \(item), at idx: Int)", "changed.insert(value, at: idx)"),
      method("removeFrom\(suffix)(at idx: Int)", "changed.removeObject(at: idx)"),
      method(
        "insertInto\(suffix)(_ values: [\(item)], at indexes: NSIndexSet)",
        "for (value, index) in zip(values, indexes) { changed.insert(value, at: index) }"),
      method(
        "removeFrom\(suffix)(at indexes: NSIndexSet)",
        "for index in indexes.reversed() { changed.removeObject(at: index) }"),
      method("replace\(suffix)(at idx: Int, with value: \(item))", "changed.replaceObject(at: idx, with: value)"),
      method(
        "replace\(suffix)(at indexes: NSIndexSet, with values: [\(item)])",
        "for (value, index) in zip(values, indexes) { changed.replaceObject(at: index, with: value) }"),
    ]
  }

  /// A method that changes a copy of the related objects and then stores the copy.
  private func method(_ signature: String, _ change: String) -> String {
    let isOrdered = relationship.count == .orderedSet
    let property = "self.\(SwiftText.name(relationship.name))"
    return """
        public func \(signature) {
          let changed = \(isOrdered ? "NSMutableOrderedSet" : "NSMutableSet")(array: \(property)?.\
      \(isOrdered ? "array" : "allObjects") ?? [])
          \(change)
          \(property) = changed
        }
      """
  }
}
