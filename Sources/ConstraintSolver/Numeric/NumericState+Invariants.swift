extension NumericState {
  /// Violated invariants of the plan and its values, in words: a variable and its slot refer to each other, a slot
  /// depends only on smaller slots, and the value of a sum is the sum of its terms.
  var faults: [String] {
    var faults: [String] = []
    for variable in 0..<Int32(structure.variableCount) {
      let slot = structure.slotOfVariable[variable]
      if slot >= 0 && structure.slot(slot).variable != variable {
        faults.append("variable \(variable) has the slot \(slot) of variable \(structure.slot(slot).variable)")
      }
    }
    for slot in structure.constantCount..<structure.slotCount
    where structure.slots[slot].kind != .given && structure.slots[slot].kind != .component {
      var sum = 0.0
      var size = 1.0
      for t in Int(structure.slots[slot].firstTerm)..<Int(structure.slots[slot + 1].firstTerm) {
        let term = structure.terms[t]
        if term.slot >= slot { faults.append("slot \(slot) depends on slot \(term.slot)") }
        let product = term.factor * values[term.slot]
        sum += product
        size = max(size, abs(product))
      }
      if structure.slots[slot].kind == .linear, abs(values[slot] - sum) > 1e-9 * size {
        faults.append("slot \(slot) is \(values[slot]), and its terms add up to \(sum)")
      }
    }
    for c in 0..<structure.components.count where structure.components[c].slot >= 0 {
      let component = structure.components[c]
      for row in component.firstRow..<component.firstRow + component.rowCount
      where structure.rows[row].rhs >= component.slot {
        faults.append("component \(c) depends on slot \(structure.rows[row].rhs), and has slot \(component.slot)")
      }
    }
    return faults
  }
}
