/// Why a file of texts cannot be read.
nonisolated struct StringsProblem: Error, Equatable {
  /// The line of the file, from 1; nil where the problem is the whole file.
  var line: Int?
  /// What is wrong, a clause.
  var message: String
}
