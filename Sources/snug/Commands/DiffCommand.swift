import ArgumentParser
import Audit
import Differences
import Environments
import Foundation
import InterfaceBuilder
import Pages

/// `snug diff`: describes in words the differences between two revisions of documents.
struct DiffCommand: WorkerCommand {
  /// How differences are printed.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    /// Lines for people.
    case text
    /// Markdown, for a comment on a pull request.
    case markdown
    /// For programs: one JSON object per line, one line per document.
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Tells what differs between two revisions of documents, in words.",
    discussion: """
      For each screen: views, constraints and connections that were added, removed or changed, views that lie elsewhere \
      in some environment of the quick matrix, and findings of the audit that are new or gone. Identifiers and the order \
      of elements do not count, nor does what only Interface Builder uses: versions, stored frames, the canvas.

      Two files, or two folders:
        $ snug diff Old.xib New.xib

      What a branch has changed since it left main, as git counts it; of the whole repository, or of some paths:
        $ snug diff main...HEAD
        $ snug diff v1.0..v2.0 App

      What has changed since a revision and is not committed yet:
        $ snug diff HEAD

      A page with pictures of the screens before and after, and where they differ: open difference/index.html
        $ snug diff main...HEAD -o difference

      For a comment on a pull request:
        $ snug diff origin/main...HEAD --format markdown

      What .snug.yml says of rules and environments holds for both sides, and findings that it suppresses or its baseline \
      lists are not told.

      In git itself: say once which program compares documents, and `git diff`, `git log -p --ext-diff` and \
      `git show --ext-diff` use it.
        $ echo '*.xib diff=snug' >> .gitattributes
        $ echo '*.storyboard diff=snug' >> .gitattributes
        $ git config diff.snug.command 'snug diff --external'

      Or for one command; other files are compared line by line then, by the program diff:
        $ GIT_EXTERNAL_DIFF='snug diff --external' git diff

      Or let git compare documents line by line, as text for people:
        $ git config diff.snug.textconv 'snug diff --textconv'

      Exit codes: 0 nothing differs that shows, 1 something does, 2 some documents could not be compared. With --external \
      it is 0 where something differs, as git expects.
      """)

  @Argument(
    help: ArgumentHelp(
      "Two files or folders; or revisions of git as A..B, A...B or A, and paths in the repository.",
      valueName: "old new|revisions"))
  var compared: [String]

  @Option(help: "How differences are printed: text for people, markdown for pull requests, json for programs.")
  var format = Format.text

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "A folder to write a page to, index.html, with pictures before and after; Markdown shows them as well.",
      valueName: "folder"))
  var output: String?

  @Flag(
    help: """
      Take the arguments that git gives to an external diff: path, old file, old id, old mode, new file, new id, new mode.
      """)
  var external = false

  @Flag(help: "Print one document as text for people, which git compares line by line.")
  var textconv = false

  @OptionGroup(title: "Environment Options") var environments: EnvironmentOptions

  @OptionGroup(title: "Worker Options") var limits: WorkerOptions

  func validate() throws {
    guard !compared.isEmpty else { throw ValidationError("nothing to compare is named") }
    guard !textconv || compared.count == 1 && !external else {
      throw ValidationError("--textconv takes one document and no --external")
    }
    guard output == nil || !textconv && !external else {
      throw ValidationError(
        "git calls --external and --textconv once per file, so they write no page; leave out --output")
    }
    if external, ![1, 7, 9].contains(compared.count) {
      throw ValidationError("--external takes what git gives to an external diff: 7 arguments, or 9 for a renamed file")
    }
  }

  func run(on console: any Console, with program: WorkerProgram) async throws -> Outcome {
    if textconv { return try await printOutline(on: console, with: program) }
    // For a file with conflicts, git gives only the name.
    if external, compared.count == 1 {
      try console.write("\(PlainLine.of(compared[0])): has conflicts that are not resolved\n")
      return .success
    }
    if external, !OtherFile.isDocument(compared[compared.count == 9 ? 7 : 0]) {
      return try await OtherFile.compare(compared, on: console)
    }
    let sides = try await sides()
    // The folders with checked-out revisions are deleted when `sides` is released, so it is kept until the end.
    defer { withExtendedLifetime(sides) {} }
    var known = try KnownDifferences(sides.plan.configuration)
    if let complaint = try prepareOutput(for: sides) {
      console.report(complaint)
      return .incomplete
    }
    var differences: [DocumentDifference] = []
    var matrix: [InterfaceBuilder.Environment] = []
    let run = run(sides.plan, on: console, with: program)
    try await run.subjects(sides.documents) { (document, product: ComparisonWork.Product) in
      guard let difference = product.difference else { return }
      differences.append(known.rest(of: difference, between: document))
      matrix += product.environments.filter { !matrix.contains($0) }
    }
    try print(differences, on: console)
    if let output { try write(DifferencePage(differences, in: matrix, compared: words, tool: Self.tool), to: output) }
    return max(run.outcome, external || differences.allSatisfy(\.isEmpty) ? .success : .violations)
  }

  @MainActor private func sides() async throws -> ComparedSides {
    guard external else { return try await ComparedSides(compared, asking: environments.selection) }
    return try ComparedSides(
      compared.count == 9 ? compared[7] : compared[0], formerName: compared.count == 9 ? compared[0] : nil,
      old: compared[1], new: compared[4], asking: environments.selection)
  }

  /// Makes the folder of the HTML page, if one is written. Returns an error message if the folder cannot be used.
  @MainActor private func prepareOutput(for sides: ComparedSides) throws -> String? {
    guard let output else { return nil }
    let inputs = sides.documents.flatMap { [$0.old?.file, $0.new?.file].compactMap(\.self) }
    let files = ([ComparisonPage.fileName] + PageFile.comparison.map(\.name)).map { "\(output)/\($0)" }
    if let complaint = OutputCheck.complaint(aboutFolder: output) ?? OutputCheck(inputs: inputs).complaint(about: files)
    {
      return complaint
    }
    try OutputFile.makeFolder(output)
    return nil
  }

  @MainActor private func run(_ plan: RunPlan, on console: any Console, with program: WorkerProgram) -> Run {
    Run(plan, limits: limits, on: console, with: program.writing(below: output), damage: .warning)
  }

  /// Prints an outline of one document for `--textconv`.
  @MainActor private func printOutline(on console: any Console, with program: WorkerProgram) async throws -> Outcome {
    let run = run(try RunPlan(RunRequest()), on: console, with: program)
    try await run.subjects([OutlinedDocument(path: compared[0])]) { (_, text: String) in try console.write(text) }
    return run.outcome
  }

  @MainActor private func print(_ differences: [DocumentDifference], on console: any Console) throws {
    switch format {
    case .text:
      for difference in differences {
        try console.write(DifferenceText.lines(difference).joined(separator: "\n") + "\n")
      }
      guard !external else { return }
      var summary = DifferenceSummary()
      for difference in differences { summary.add(difference) }
      try console.write((differences.isEmpty ? "" : "\n") + summary.words + "\n")
    case .markdown: try console.write(DifferenceMarkdown.text(differences, picturesIn: output))
    case .json: for difference in differences { try console.write(DifferenceJSON.line(difference) + "\n") }
    }
  }

  /// The two sides of the comparison, as the user typed them on the command line.
  private var words: String {
    let isRange = compared[0].contains("..") || compared.count == 1
    return compared.joined(separator: isRange ? " " : " → ")
  }

  private static let tool = "snug \(ProgramVersion.current)"

  /// Writes the HTML page, and its style and script files.
  @MainActor private func write(_ page: DifferencePage, to folder: String) throws {
    for file in PageFile.comparison { try OutputFile.write(Data(file.bytes), to: "\(folder)/\(file.name)") }
    try OutputFile.write(Data(page.text.utf8), to: "\(folder)/\(ComparisonPage.fileName)")
  }

  @MainActor func answer(_ request: [UInt8]) throws -> [UInt8] {
    let data = Data(request)
    if textconv {
      let outlined = try JSONDecoder().decode(OutlinedDocument.self, from: data)
      return try DocumentAnswer.to {
        let document = try InterfaceDocument.load(contentsOf: outlined.path, assets: comparedCatalogs)
        return DocumentWork(product: DocumentOutline.lines(document).joined(separator: "\n") + "\n", faults: [])
      }.bytes
    }
    let compared = try JSONDecoder().decode(ComparedDocument.self, from: data)
    return try DocumentAnswer.to { try ComparisonWork(catalogs: comparedCatalogs, page: output).compare(compared) }
      .bytes
  }
}

/// The cache of asset catalogs for all documents of a worker process. A process serves one run, during which the
/// catalogs are taken not to change.
@MainActor private let comparedCatalogs = AssetCatalogs()
