import Audit
import Configuration
import Differences
import Environments
import Foundation
import InterfaceBuilder

/// Compares the two revisions of a document. It runs in a worker process.
@MainActor struct ComparisonWork {
  /// The result for a document.
  struct Product: DocumentProduct {
    /// The differences; `nil` if no file of the document differs, or if it is not a document for iOS.
    var difference: DocumentDifference?
    /// The environments in which frames were compared.
    var environments: [InterfaceBuilder.Environment] = []
  }

  let catalogs: AssetCatalogs
  /// The folder of the HTML page, into which pictures are written; `nil` if no page is written.
  var page: String?

  /// Compares the two revisions of a document.
  ///
  /// - Throws: the reason if a revision cannot be read or a picture cannot be written.
  func compare(_ compared: ComparedDocument) throws(DocumentFailure) -> DocumentWork<Product> {
    if try isSame(compared) { return DocumentWork(product: Product(), faults: []) }
    let old = try revision(.old, of: compared)
    let new = try revision(.new, of: compared)
    guard let document = new?.document ?? old?.document else { return DocumentWork(product: Product(), faults: []) }
    let revisions = [old, new].compactMap(\.self)
    var comparison = DocumentComparison(environments: environments(of: compared, for: document, in: revisions))
    let drawing = page.map {
      ComparedDrawing(
        folder: $0, name: compared.pictureName, old: old?.document, new: new?.document,
        environments: comparison.environments)
    }
    comparison.draw = drawing.map { drawing in { drawing.draw($0, $1, $2) } }
    let difference: DocumentDifference?
    switch (old, new) {
    case (let old?, let new?):
      difference = comparison.difference(from: old, to: new, name: compared.name, formerName: compared.formerName)
    case (let old?, nil): difference = comparison.difference(.removed, old, name: compared.name)
    case (nil, let new?): difference = comparison.difference(.added, new, name: compared.name)
    case (nil, nil): difference = nil
    }
    if let error = drawing?.error { throw DocumentFailure(fault: DocumentFault(line: nil, message: "\(error)")) }
    // Faults of the document that the old revision already had are not reported.
    let known = Set(old?.report.faults.map(\.message) ?? [])
    let faults = new?.report.faults.filter { !known.contains($0.message) } ?? []
    let product = Product(difference: difference, environments: comparison.environments)
    return DocumentWork(product: product, faults: faults + (drawing?.faults ?? []))
  }

  // MARK: Revisions

  /// One of the two revisions of a document.
  private enum Side: String {
    case old, new

    func revision(of compared: ComparedDocument) -> ComparedDocument.Revision? {
      self == .old ? compared.old : compared.new
    }
  }

  /// One revision of a document with its audit report; `nil` if the revision does not exist or is not for iOS.
  private func revision(
    _ side: Side, of compared: ComparedDocument
  ) throws(DocumentFailure) -> DocumentComparison.Revision? {
    guard let revision = side.revision(of: compared) else { return nil }
    do throws(DocumentError) {
      let document = try revision.document(catalogs)
      return DocumentComparison.Revision(document: document, report: report(on: document, revision.found))
    } catch {
      if case .otherPlatform = error { return nil }
      throw failure(error, in: side, of: compared)
    }
  }

  private func bytes(
    _ revision: ComparedDocument.Revision, _ side: Side, of compared: ComparedDocument
  ) throws(DocumentFailure) -> Data {
    do throws(DocumentError) { return try revision.bytes } catch { throw failure(error, in: side, of: compared) }
  }

  private func failure(_ error: DocumentError, in side: Side, of compared: ComparedDocument) -> DocumentFailure {
    // The printed line begins with the document's name in the new revision. If the old file has another path, it is
    // added.
    let file = compared.formerName != nil && side == .old ? ", \(error.path)" : ""
    return DocumentFailure(
      fault: DocumentFault(line: error.line, message: "\(side.rawValue) revision\(file): \(error.reason)"))
  }

  /// The environments in which frames are compared.
  private func environments(
    of compared: ComparedDocument, for document: InterfaceDocument, in revisions: [DocumentComparison.Revision]
  ) -> [InterfaceBuilder.Environment] {
    let found = compared.new?.found ?? compared.old?.found
    let selection = found?.settings?.environments ?? EnvironmentSelection()
    return selection.matrix(for: document, in: found?.project).filter { environment in
      // If the strings files of a language cannot be read, a screen would wrongly show the document's own texts.
      guard let language = environment.locale else { return true }
      return revisions.allSatisfy { $0.document.problemsOfTexts(in: language).isEmpty }
    }
  }

  /// Whether both revisions and their translations are the same.
  private func isSame(_ compared: ComparedDocument) throws(DocumentFailure) -> Bool {
    guard let old = compared.old, let new = compared.new else { return false }
    guard try bytes(old, .old, of: compared) == bytes(new, .new, of: compared) else { return false }
    do throws(DocumentError) {
      let (before, after) = (try old.document(catalogs), try new.document(catalogs))
      return before.languages == after.languages
        && before.languages.allSatisfy { before.translations(into: $0) == after.translations(into: $0) }
    } catch {
      if case .otherPlatform = error { return true }
      throw DocumentFailure(fault: DocumentFault(error))
    }
  }

  private func report(on document: InterfaceDocument, _ found: FoundDocument) -> DocumentReport {
    guard let settings = found.settings else { return Auditor().audit(document, in: found.project) }
    let code = found.code
    let auditor = Auditor(rules: settings.configuredRules, selection: settings.environments)
    return settings.applied(to: auditor.audit(document, in: found.project, code: code))
  }
}
