extension Array {
  /// Removes an object, each time that it is there. Marks of Surface cannot hold the closure.
  mutating func removeObject(_ object: AnyObject) { removeAll { $0 as AnyObject === object } }
}
