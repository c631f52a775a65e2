import Environments
import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

/// The derivations of every view of every example hold: see ``DerivationChecker``.
@Suite struct DerivationExampleTests {
  /// The folders whose documents are checked: the examples, and what `SNUG_DOCUMENTS` names.
  nonisolated static let documents: [String] = {
    let examples = Project.root.appending(path: "Examples").path
    let folders = [examples] + (ProcessInfo.processInfo.environment["SNUG_DOCUMENTS"].map { [$0] } ?? [])
    return folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted().map { "\(folder)/\($0)" }
    }
  }()

  @Test(arguments: documents) func everyDerivationHolds(path: String) throws {
    let document = try InterfaceDocument.load(contentsOf: path)
    for scene in document.scenes {
      for direction in [Environment.Direction.leftToRight, .rightToLeft] {
        var environment = Environment.designTime(of: document)
        environment.direction = direction
        let loaded = document.instantiate(scene, in: environment)
        loaded.layout()
        var checker = DerivationChecker()
        loaded.perform { checker.check(inside: loaded.rootView) }
        #expect(checker.faults == [], "\(scene.name), \(direction)")
      }
    }
  }
}
