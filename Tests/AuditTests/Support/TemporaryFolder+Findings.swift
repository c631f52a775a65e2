import Environments
import Foundation
import InterfaceBuilder
import TestSupport

@testable import Audit

extension TemporaryFolder {
  /// What a rule finds in a document of the folder.
  @MainActor func findings(_ rule: any Rule, in path: String) throws -> [Finding] {
    let document = try InterfaceDocument.load(contentsOf: self.path(path))
    return Auditor(rules: [rule]).audit(document).screens.flatMap(\.findings)
  }
}
