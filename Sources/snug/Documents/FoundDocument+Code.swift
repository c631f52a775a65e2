import Audit

extension FoundDocument {
  /// What the sources beside the document say of its classes. They are read anew each time.
  var code: AppCode {
    AppCode(
      files: sources, coversProject: sourcesCoverProject, namesForVoiceOver: namesForVoiceOver,
      namesDocument: isNamedInProject)
  }
}
