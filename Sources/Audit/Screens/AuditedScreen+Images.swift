import Environments

extension AuditedScreen {
  /// Whether people who hear the name of an image understand it: the project is known to be in English alone, and the name is
  /// made of whole words, as “play” and “newPost” are.
  func isUnderstood(imageNamed name: String?) -> Bool {
    guard let name, let project, !project.languages.isEmpty,
      project.languages.allSatisfy({ $0 == "en" || $0.hasPrefix("en-") || $0 == "English" })
    else { return false }
    return ImageName.isMadeOfWords(name)
  }
}
