/// The reason why a strings file or string catalog cannot be read.
nonisolated struct StringsProblem: Error, Equatable {
  /// The line of the file, from 1; nil if the problem concerns the whole file.
  var line: Int?
  /// The reason, as a clause without a period.
  var message: String
}
