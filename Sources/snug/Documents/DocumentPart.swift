/// The scenes of a document that one worker process works on.
///
/// A process that runs an app's code works on one screen and ends, because the code may leave something behind that would
/// change the next screen. The process with the first screen tells which others there are.
enum DocumentPart: Codable, Hashable, Sendable {
  /// All scenes.
  case whole
  /// The first screen.
  case first
  /// The scenes with these identifiers.
  case scenes([String])
}
