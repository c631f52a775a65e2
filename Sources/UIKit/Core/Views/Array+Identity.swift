extension Array where Element: AnyObject {
  /// Removes an object, if the array contains it. The search runs from both ends, because most removals are near one of
  /// them.
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
