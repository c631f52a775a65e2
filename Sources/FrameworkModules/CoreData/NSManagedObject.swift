extension NSManagedObject {
  /// Creates an object of the class's own kind.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }
}
