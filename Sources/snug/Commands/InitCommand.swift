import ArgumentParser
import Configuration
import Environments
import Foundation

/// `snug init`: writes the first configuration file of a project.
struct InitCommand: SnugCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a configuration for a project, .snug.yml.",
    discussion: """
      Looks at the storyboards, xibs and project files below a folder, says what it found, and writes the file with the \
      facts as comments. An audit with it does what one without it does, until you change it.

      For the project in this folder:
        $ snug init

      The schema of the file, for editors:
        $ snug init --schema
      """)

  @Argument(help: "The folder of the project.")
  var folder = "."

  @Flag(help: "Replace a configuration that is there.")
  var force = false

  @Flag(help: "Print the JSON schema of configurations, and write nothing.")
  var schema = false

  func run(on console: any Console) throws -> Outcome {
    if schema {
      try console.write(try ConfigurationSchema.json())
      return .success
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      console.report("\(folder): error: there is no such folder")
      return .incomplete
    }
    for name in ConfigurationFinder.names where !force {
      let path = "\(folder)/\(name)"
      guard !FileManager.default.fileExists(atPath: path) else {
        console.report("\(path): error: the file is there already; --force replaces it")
        return .incomplete
      }
    }
    let finder = DocumentFinder(paths: [folder])
    finder.projectComplaints.forEach(console.report)
    let draft = ConfigurationDraft(facts: facts(of: finder.documents), documents: finder.documents.count)
    for line in draft.findings { try console.write(line + "\n") }
    let path = "\(folder)/\(ConfigurationFinder.names[0])"
    try OutputFile.write(Data(draft.text.utf8), to: path)
    try console.write("\(PlainLine.of(path)) written\n")
    let folder = PlainLine.of(ShellWord.quoted(self.folder))
    try console.write("Next: snug audit \(folder); commit the configuration before you use --changed-since\n")
    return .success
  }

  /// The merged facts of all projects that the documents belong to; `nil` if there is no project.
  private func facts(of documents: [FoundDocument]) -> ProjectFacts? {
    let projects = Set(documents.compactMap(\.project)).sorted { "\($0)" < "\($1)" }
    guard var facts = projects.first else { return nil }
    for project in projects.dropFirst() { facts.formUnion(project) }
    return facts
  }
}
