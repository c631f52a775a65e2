/// A fault for which edits are suggested, with the environments in which it shows.
struct FoundFault {
  var suggestions: FixSuggestions
  /// The index of the environment in which the fault is worst.
  var worst: Int
  /// The indices of all environments in which the fault shows.
  var affected: Set<Int>
}
