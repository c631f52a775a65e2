import Environments

extension AuditedScreen {
  /// Whether people who hear the name of an image understand it: its part of the project is known to be only in
  /// English, and the name consists of whole words, as “play” and “newPost” do.
  func isUnderstood(imageNamed name: String?) -> Bool {
    guard let name, let project, project.isInEnglishAlone else { return false }
    return ImageName.isMadeOfWords(name)
  }
}
