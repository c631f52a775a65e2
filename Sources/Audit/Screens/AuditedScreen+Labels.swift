import Environments
import InterfaceBuilder

extension AuditedScreen {
  /// The fix of a missing accessibility label, with a word on its translation if the document is translated.
  var fixOfMissingLabel: String {
    let languages = document.languages.filter { $0 != "Base" }
    let fix = "Set its accessibility label to what it does"
    switch languages.count {
    case 0: return fix + "."
    case 1...3: return fix + ", and translate it into \(LanguageWords.names(of: languages))."
    default: return fix + ", and translate it into the document’s \(languages.count) languages."
    }
  }
}
