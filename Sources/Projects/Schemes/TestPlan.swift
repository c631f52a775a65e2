import Foundation

/// What a test plan (`.xctestplan`) says in all of its configurations.
struct TestPlan {
  private(set) var arguments: [String] = []
  private(set) var variables: [String: String] = [:]
  /// The names of the targets whose tests it runs.
  private(set) var targets: Set<String> = []

  private static let largestMegabytes = 4

  /// - Throws: ``ProjectError`` if the file cannot be read.
  init(at path: String) throws(ProjectError) {
    let data = try ProjectData.read(path, shown: path, called: "test plan", atMost: Self.largestMegabytes)
    guard let file = try? JSONDecoder().decode(File.self, from: data) else {
      throw ProjectError(path, "the test plan is damaged: it is not the JSON of a test plan")
    }
    arguments = (file.defaultOptions?.commandLineArgumentEntries ?? []).filter(\.isOn).map(\.argument)
    for variable in file.defaultOptions?.environmentVariableEntries ?? [] where variable.isOn {
      variables[variable.key] = variable.value
    }
    targets = Set((file.testTargets ?? []).filter(\.isOn).map(\.target.name))
  }

  private struct File: Decodable {
    var defaultOptions: Options?
    var testTargets: [Tested]?
  }

  private struct Options: Decodable {
    var commandLineArgumentEntries: [Argument]?
    var environmentVariableEntries: [Variable]?
  }

  private struct Argument: Decodable {
    var argument: String
    var enabled: Bool?
    var isOn: Bool { enabled ?? true }
  }

  private struct Variable: Decodable {
    var key: String
    var value: String
    var enabled: Bool?
    var isOn: Bool { enabled ?? true }
  }

  private struct Tested: Decodable {
    struct Target: Decodable { var name: String }
    var target: Target
    var enabled: Bool?
    var isOn: Bool { enabled ?? true }
  }
}
