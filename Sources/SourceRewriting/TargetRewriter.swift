import SwiftParser
import SwiftSyntax

/// Rewrites the sources of a target so that they compile without an Objective-C runtime.
///
/// Selectors may name methods of other files, so all files are rewritten together.
public struct TargetRewriter {
  /// The rewritten sources of a target.
  public struct Result: Sendable {
    /// The text of each file, in the order of the files.
    public var files: [String]
    /// The file that is added: it collects the tables, and holds the entry point of an app.
    public var table: String
    /// What could not be rewritten, in the order of the files.
    public var problems: [Problem]
  }

  private let module: String
  private let folder: String

  /// - Parameters:
  ///   - module: the name of the target's module.
  ///   - folder: the folder of the sources, where the app finds its documents when it runs.
  public init(module: String, folder: String) {
    self.module = module
    self.folder = folder
  }

  /// Rewrites files.
  public func rewrite(_ files: [SourceFile]) -> Result {
    let trees = files.map { Parser.parse(source: $0.text) }
    let index = MemberIndex(trees)
    let classes = ClassIndex(trees)
    var result = Result(files: [], table: "", problems: [])
    var registrations: [String] = []
    var delegate: String?
    for (file, tree) in zip(files, trees) {
      let rewriter = FileRewriter(file, tree: tree, index: index, classes: classes, module: module)
      result.files.append(rewriter.rewritten())
      result.problems += rewriter.problems
      if let registration = rewriter.registration { registrations.append(registration) }
      delegate = delegate ?? rewriter.applicationDelegate
    }
    let views = FrameworkViews(importedBy: trees)
    result.table = table(registrations, views: views, delegate: delegate) + BundleMembers(for: trees).text
    return result
  }

  private func table(_ registrations: [String], views: FrameworkViews, delegate: String?) -> String {
    var text = """
      @_spi(Generated) import UIKit
      \(views.imports)\
      \(delegate == nil ? "" : "@_spi(Generated) import SnugHost\n")
      /// Fills the table of what code reaches by name with the members of this module.
      @_spi(Generated) @MainActor public func snugRegister_\(module)(_ table: RuntimeTable) {

      """
    for registration in registrations { text += "  \(registration)(table)\n" }
    text += views.registrations
    text += "}\n"
    guard let delegate else { return text }
    text += """

      @main enum SnugApplication {
        static func main() {
          MainActor.assumeIsolated {
            snugRegister_\(module)(.shared)
            ApplicationHost(folder: \(folder.quoted), name: \(module.quoted), delegate: \(delegate)()).run()
          }
        }
      }

      """
    return text
  }
}
