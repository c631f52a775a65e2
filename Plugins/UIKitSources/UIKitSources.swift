import Foundation
import PackagePlugin

/// Rewrites the Swift sources in a target's folder so that they compile without an Objective-C runtime.
///
/// The target names one empty file in `sources:`. Its own files are therefore not compiled; the rewritten files are.
/// Files that the target excludes are left out.
@main struct UIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let folder = target.directoryURL.standardizedFileURL.path
    let files = Self.paths(of: module, below: folder)
    guard !files.isEmpty else {
      Diagnostics.error(
        "\(target.name): there is no Swift file to rewrite. List one empty file in `sources:`; the other files of the folder "
          + "are rewritten and compiled")
      return []
    }
    let output = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Rewriting the sources of \(target.name)",
        executable: try context.tool(named: "rewrite-sources").url,
        arguments: [module.moduleName, folder, output.path] + files,
        inputFiles: files.map { URL(filePath: folder).appending(path: $0) },
        outputFiles: (files + ["SnugTable.swift"]).map {
          output.appending(path: $0.replacingOccurrences(of: "/", with: "-"))
        })
    ]
  }

  /// The Swift files that a target does not compile itself, relative to its folder, in alphabetical order.
  private static func paths(of module: any SourceModuleTarget, below folder: String) -> [String] {
    module.sourceFiles(withSuffix: ".swift").filter { $0.type != .source }
      .map { String($0.url.standardizedFileURL.path.dropFirst(folder.count)).trimmingPrefix("/") }
      .map(String.init).sorted()
  }
}
