/// A relationship of an entity to others.
struct CoreDataRelationship {
  /// How many objects there are.
  enum Count { case one, set, orderedSet }

  let name: String
  let count: Count
  /// The name of the other entity.
  let destination: String?

  /// - Parameter element: the element `relationship` of the model.
  init?(_ element: XMLTree) {
    guard let name = element["name"], SwiftText.isIdentifier(name) else { return nil }
    self.name = name
    count = element["toMany"] != "YES" ? .one : element["ordered"] == "YES" ? .orderedSet : .set
    destination = element["destinationEntity"]
  }
}
