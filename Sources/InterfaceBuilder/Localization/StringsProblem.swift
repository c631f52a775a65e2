/// Why a file of texts cannot be read.
nonisolated struct StringsProblem: Error, Equatable {
  /// The line of the file, from 1; nil if the problem concerns the whole file.
  var line: Int?
  /// What is wrong, as a clause.
  var message: String
}
