/// A relationship of a Core Data entity.
struct CoreDataRelationship {
  /// How many objects the relationship refers to: one, or many as a set or ordered set.
  enum Count { case one, set, orderedSet }

  let name: String
  let count: Count
  /// The name of the entity to which the relationship leads.
  let destination: String?

  /// - Parameter element: an element `relationship` of the model's XML.
  init?(_ element: XMLTree) {
    guard let name = element["name"], SwiftText.isIdentifier(name) else { return nil }
    self.name = name
    count = element["toMany"] != "YES" ? .one : element["ordered"] == "YES" ? .orderedSet : .set
    destination = element["destinationEntity"]
  }
}
