import Environments

extension AuditedScreen {
  /// Whether people who hear the name of an image understand it: its part of the project is known to be in English alone,
  /// and the name is made of whole words, as “play” and “newPost” are.
  func isUnderstood(imageNamed name: String?) -> Bool {
    guard let name, let project, project.isInEnglishAlone else { return false }
    return ImageName.isMadeOfWords(name)
  }
}
