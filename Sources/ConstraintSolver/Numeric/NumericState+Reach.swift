extension NumericState {
  /// Finds the slots whose values depend on the constants of the given constraint records.
  ///
  /// ``findReaders()`` must have run. After parts of the system have been planned again, the result may include a few
  /// slots too many, because dependencies of replaced slots are still followed.
  ///
  /// - Returns: by slot, whether its value depends on one of the constants.
  func slotsReached(from records: borrowing Buffer<Int32>) -> Buffer<Bool> {
    let isReached = Buffer(repeating: false, count: structure.slotCount)
    var pending = Buffer<Int32>()
    for i in 0..<records.count { pending.append(records[i]) }
    while pending.count > 0 {
      let slot = pending.removeLast()
      structure.forEachReader(of: Int(slot)) { reader in
        guard !isReached[reader] else { return }
        isReached[reader] = true
        pending.append(reader)
        let this = structure.slots[Int(reader)]
        guard this.kind == .component else { return }
        // The component also sets its parameters, whose slots follow its own slot.
        let parameters = reader + 1..<reader + 1 + structure.components[this.owner].parameterCount
        for parameter in parameters {
          isReached[parameter] = true
          pending.append(parameter)
        }
      }
    }
    return isReached
  }
}
