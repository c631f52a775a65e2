import ArgumentParser
import Audit
import Foundation
import InputFiles
import InterfaceBuilder

/// A command that does the same work on every document (a storyboard, a xib, or a Swift file that makes screens), in
/// worker processes.
protocol DocumentCommand: WorkerCommand {
  /// The result of the work on one document.
  associatedtype Product: DividedProduct

  /// Does the work on the chosen scenes of one document. It is called in a worker process.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - found: the document's path, its name for output files, and facts from its project.
  @MainActor func work(on document: InterfaceDocument, _ found: FoundDocument) -> DocumentWork<Product>
}

/// The cache of asset catalogs for all documents of a worker process. A process serves one run, during which the
/// catalogs are taken not to change.
@MainActor private let assetCatalogs = AssetCatalogs()

extension DocumentCommand {
  @MainActor func answer(_ request: [UInt8]) throws -> [UInt8] {
    let found = try JSONDecoder().decode(FoundDocument.self, from: Data(request))
    if let root = found.root { ProjectRoots.add(root) }
    if let answer = try WalkWork.answer(to: found) { return answer }
    if let answer = try FixWork.answer(to: found, assets: assetCatalogs) { return answer }
    return try DocumentAnswer.to {
      var document = try Self.document(found)
      let otherParts = document.choose(found.part)
      var work = work(on: document, found)
      work.otherParts = otherParts
      return work
    }.bytes
  }

  /// The document at a path: a storyboard, a xib, or the screens that the code of a Swift file makes.
  @MainActor private static func document(_ found: FoundDocument) throws -> InterfaceDocument {
    var document =
      ProgramRole.isApp && found.path.hasSuffix(".swift")
      ? try found.codeScreens().document(assets: assetCatalogs)
      : try InterfaceDocument(
        data: DocumentFile.read(found.path, isNamed: found.isNamed), path: found.path, assets: assetCatalogs)
    for scene in found.scenesWithEmptyValues { document.addEmptyValues(toScene: scene) }
    for (scene, reason) in found.scenesWithoutCode { document.leaveOutCode(ofScene: scene, because: reason) }
    for (scene, reason) in found.leftOutScenes { document.leaveOut(scene, because: reason) }
    return document
  }
}
