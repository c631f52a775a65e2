import Foundation
import InputFiles

/// What a scheme of Xcode gives to the process that runs a target's tests: launch arguments and environment variables.
///
/// Both come from the scheme's test action, or from the test plan that it names first. See [Customizing the build
/// schemes](https://developer.apple.com/documentation/xcode/customizing-the-build-schemes-for-a-project).
public struct TestScheme: Hashable, Sendable {
  /// The name of the scheme.
  public var name: String
  /// The launch arguments that are turned on, in the order of the scheme.
  public var arguments: [String] = []
  /// The values of the environment variables that are turned on, by their names.
  public var variables: [String: String] = [:]

  /// Whether the scheme gives something.
  public var isEmpty: Bool { arguments.isEmpty && variables.isEmpty }
}

extension Project {
  /// The scheme that runs the tests of a target; `nil` if no shared scheme does.
  ///
  /// Of several schemes it is the one that is named like the target or like its host, or else the first one by name. Paths of
  /// the project, such as `$(SOURCE_ROOT)`, are replaced. Schemes that cannot be read are left out, with a note.
  public func testScheme(for target: ProjectTarget) -> (scheme: TestScheme?, notes: [ProjectNote]) {
    var notes: [ProjectNote] = []
    var schemes: [TestScheme] = []
    for path in schemePaths {
      do throws(ProjectError) {
        let file = try SchemeFile(at: path)
        if let scheme = try file.testScheme(for: target.name, in: folder) { schemes.append(scheme) }
      } catch {
        notes.append(ProjectNote("\(error.path)\(error.line.map { ":\($0)" } ?? "")", error.message))
      }
    }
    let names = [target.name, host(of: target)?.name]
    let named = names.lazy.compactMap { name in schemes.first { $0.name == name } }.first
    return (named ?? schemes.first, notes)
  }

  /// The shared schemes of the workspace or project, and of the projects beside it, in alphabetical order of their names.
  private var schemePaths: [String] {
    let projects = (FolderListing(folder)?.entries ?? []).filter { $0.isFolder && $0.name.hasSuffix(Self.ending) }
    let owners = Set([AbsolutePath.of(path)] + projects.map { "\(folder)/\($0.name)" })
    return owners.flatMap { owner -> [String] in
      let schemes = "\(owner)/xcshareddata/xcschemes"
      return (FolderListing(schemes)?.entries ?? []).filter { !$0.isFolder && $0.name.hasSuffix(SchemeFile.ending) }
        .map { "\(schemes)/\($0.name)" }
    }.sorted { (SchemeFile.name(of: $0), $0) < (SchemeFile.name(of: $1), $1) }
  }
}
