/// The left side and the constant of a constraint, with the variables in ascending order.
struct LinearRow {
  var variables: [Int32] = []
  var coefficients: [Double] = []
  var constant = 0.0

  init() {}

  init(_ store: ConstraintStore.View, _ record: Int) {
    let start = Int(store.records[record].termStart)
    let order = (start..<start + Int(store.records[record].termCount)).sorted {
      store.variables[$0] < store.variables[$1]
    }
    variables = order.map { store.variables[$0] }
    coefficients = order.map { store.coefficients[$0] }
    constant = store.constant[record]
  }
}
