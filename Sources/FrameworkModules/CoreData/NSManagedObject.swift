extension NSManagedObject {
  /// Creates an object of the class's own entity, and inserts it into a context.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }
}
