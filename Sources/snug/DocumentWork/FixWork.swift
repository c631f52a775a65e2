import Audit
import Configuration
import Foundation
import InterfaceBuilder
import Reports

/// Tries an edit of a document in a worker process: audits the bytes before and after it, in all environments.
@MainActor enum FixWork {
  /// The answer to a request that names an edit; `nil` if it names none.
  static func answer(to found: FoundDocument, assets: AssetCatalogs) throws -> [UInt8]? {
    try found.fix.map { question in
      try DocumentAnswer.to {
        let data = try DocumentFile.read(found.path, isNamed: found.isNamed)
        return DocumentWork(product: try answer(to: question, about: data, of: found, assets), faults: [])
      }.bytes
    }
  }

  private static func answer(
    to question: FixQuestion, about data: Data, of found: FoundDocument, _ assets: AssetCatalogs
  ) throws(DocumentError) -> FixAnswer {
    var answer = FixAnswer()
    var editor = try DocumentEditor(data: data, path: found.path)
    do throws(DocumentEditError) {
      for edit in question.before { try editor.apply(edit.edit, to: edit.object) }
      answer.bytesBefore = editor.data
      for edit in question.edits { try editor.apply(edit.edit, to: edit.object) }
      answer.bytesAfter = editor.data
    } catch {
      answer.problem = "\(error)"
      return answer
    }
    let before = try entries(in: answer.bytesBefore, of: found, assets)
    let after = try entries(in: answer.bytesAfter, of: found, assets)
    answer.mended = Set(before.keys).subtracting(after.keys)
    if before[question.finding] == nil {
      answer.problem = "an edit before it has mended it already"
    } else if after[question.finding] != nil {
      answer.problem = "in some environment the fault is still there after it"
    } else if let new = after.filter({ before[$0.key] == nil }).min(by: { $0.key < $1.key }) {
      answer.problem = "it makes another fault, \(new.value)"
    }
    return answer
  }

  /// The findings in a document, each with its rule and view in words.
  private static func entries(
    in data: Data, of found: FoundDocument, _ assets: AssetCatalogs
  ) throws(DocumentError) -> [Baseline.Entry: String] {
    var document = try InterfaceDocument(data: data, path: found.path, assets: assets)
    let settings = found.settings ?? DocumentSettings()
    document.shownTexts = settings.shownTexts
    var auditor = Auditor(rules: settings.configuredRules, selection: settings.environments)
    auditor.provesFixes = false
    let findings = auditor.audit(document, in: found.project, code: found.code).screens.flatMap(\.findings)
    return Dictionary(
      findings.map { (Baseline.Entry($0, in: found.path), "\($0.rule) of \($0.view.label)") },
      uniquingKeysWith: { first, _ in first })
  }
}
