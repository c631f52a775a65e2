import Audit

extension FoundDocument {
  /// Facts about the document's classes from ``sources``. The files are read each time this property is used.
  var code: AppCode {
    AppCode(
      files: sources, coversProject: sourcesCoverProject, namesForVoiceOver: namesForVoiceOver,
      namesDocument: isNamedInProject, unmadeObjects: unmadeObjects, loaders: loaders,
      methodsOfExtensions: methodsOfExtensions, hasKeyboardLibrary: hasKeyboardLibrary)
  }
}
