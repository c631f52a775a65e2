extension Array where Element: AnyObject {
  /// Removes an object, if it is there. It is searched from both ends, near which most removals are.
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
