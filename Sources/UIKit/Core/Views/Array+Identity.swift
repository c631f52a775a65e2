extension Array where Element: AnyObject {
  /// Removes an object from the array; does nothing if the array does not contain it. The search alternates between the
  /// two ends, because most removed objects are near one of them.
  mutating func remove(identicalTo object: Element) {
    for step in indices {
      let index = step % 2 == 0 ? step / 2 : count - 1 - step / 2
      if self[index] === object {
        remove(at: index)
        return
      }
    }
  }
}
