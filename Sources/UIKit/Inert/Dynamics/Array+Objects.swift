extension Array {
  /// Removes all occurrences of an object. The generated code of dynamic behaviours calls it: a mark in a file of
  /// `Surface` cannot contain the closure that `removeAll(where:)` needs.
  mutating func removeObject(_ object: AnyObject) { removeAll { $0 as AnyObject === object } }
}
