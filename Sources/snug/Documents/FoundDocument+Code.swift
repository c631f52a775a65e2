import Audit

extension FoundDocument {
  /// The facts about the document's classes from the sources beside it. The sources are read again each time.
  var code: AppCode {
    AppCode(
      files: sources, coversProject: sourcesCoverProject, namesForVoiceOver: namesForVoiceOver,
      namesDocument: isNamedInProject)
  }
}
