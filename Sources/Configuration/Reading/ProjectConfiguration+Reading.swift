import Audit
import Environments
import Foundation
import InputFiles
import Yams

extension ProjectConfiguration {
  /// The largest configuration file that is read, in megabytes.
  private static let largestMegabytes = 1

  /// Reads a configuration file.
  ///
  /// `ConfigurationKeys.swift` lists the keys with the `ValueKind` of each; `ConfigurationFinder` finds the file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - isNamed: whether the command line names the file. Then symbolic links are followed even out of the project.
  public static func load(
    contentsOf path: String, isNamed: Bool = false
  ) throws(ConfigurationError) -> ProjectConfiguration {
    func fail(_ message: String) -> ConfigurationError {
      ConfigurationError(path: path, problems: [ConfigurationProblem(line: nil, message: message)])
    }
    let data: Data
    do throws(RegularFile.Problem) {
      data = try RegularFile.read(path, atMost: largestMegabytes, isNamed: isNamed)
    } catch {
      switch error {
      case .missing: throw fail("there is no such file")
      case .isFolder: throw fail("this is a folder, not a configuration")
      case .tooLarge(let megabytes): throw fail("the file is larger than \(megabytes) MB")
      default: throw fail("the file could not be read: \(error.reason)")
      }
    }
    guard let text = String(validating: data, as: UTF8.self) else { throw fail("the file is not UTF-8") }
    return try ProjectConfiguration(reading: text, path: path)
  }

  /// Reads the configuration of some paths (``ConfigurationFinder``); `nil` if they have none.
  public static func load(near paths: [String]) throws(ConfigurationError) -> ProjectConfiguration? {
    guard let path = try ConfigurationFinder.path(for: paths) else { return nil }
    return try load(contentsOf: path)
  }

  /// Reads the text of a configuration file.
  ///
  /// - Parameters:
  ///   - text: the text, in YAML.
  ///   - path: the path of the file.
  public init(reading text: String, path: String) throws(ConfigurationError) {
    self.init(path: path)
    var problems = Problems()
    switch Self.root(of: text) {
    case .failure(let problem): throw ConfigurationError(path: path, problems: [problem])
    case .success(nil): return
    case .success(let root?):
      if root.isEmpty { return }
      let kind = ValueKind.mapping(ConfigurationKey<ProjectConfiguration>.top, self)
      if let read = kind.read(root, &problems) { self = read }
      checkRules(root, &problems)
      checkMatrix(root, &problems)
    }
    guard problems.list.isEmpty else {
      throw ConfigurationError(
        path: path, problems: problems.list.sorted { ($0.line ?? 0) < ($1.line ?? 0) }, more: problems.more)
    }
  }

  /// Reports rule selections that contradict each other, or that leave no rule to run.
  private func checkRules(_ root: Node, _ problems: inout Problems) {
    guard problems.list.isEmpty else { return }
    if rules.only != nil, !rules.disabled.isEmpty, let node = root["disabled_rules"] {
      problems.add("disabled_rules and only_rules exclude each other; write one of them", at: node)
    } else if settings(forDocumentAt: path).rules.isEmpty {
      problems.add("no rule is left to ask", at: root["only_rules"] ?? root["disabled_rules"] ?? root["rules"] ?? root)
    }
  }

  /// Reports a matrix that is not defined.
  private func checkMatrix(_ root: Node, _ problems: inout Problems) {
    do throws(UnknownName) {
      _ = try environments(ofMatrix: nil)
    } catch {
      problems.add(error.message, at: root["matrix"] ?? root)
    }
  }

  private enum Root {
    case success(Node?)
    case failure(ConfigurationProblem)
  }

  private static func root(of text: String) -> Root {
    do {
      return .success(try Parser(yaml: text, encoding: .utf8).singleRoot())
    } catch let error as YamlError {
      return .failure(problem(error, in: text))
    } catch {
      return .failure(ConfigurationProblem(line: nil, message: "\(error)"))
    }
  }

  private static func problem(_ error: YamlError, in text: String) -> ConfigurationProblem {
    switch error {
    case .composer(_, "but found another document", let mark, _):
      return ConfigurationProblem(line: mark.line, message: "the file has more than one YAML document")
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return ConfigurationProblem(line: mark.line, message: "this is not YAML: \(problem)")
    case .reader(let problem, let offset, _, _):
      let line = offset.map { text.prefix($0).count { $0.isNewline } + 1 }
      return ConfigurationProblem(line: line, message: "this is not YAML: \(problem)")
    case .duplicatedKeysInMapping(let duplicates, let context):
      let keys = duplicates.sorted().map { "“\($0)”" }.joined(separator: ", ")
      return ConfigurationProblem(line: context.mark.line, message: "the key \(keys) stands twice")
    default:
      return ConfigurationProblem(line: nil, message: "this is not YAML: \(error)")
    }
  }
}
