import ArgumentParser
import Drawing
import Environments
import Foundation
import InterfaceBuilder

/// `snug render`: draws pictures of screens.
struct RenderCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws each screen.",
    discussion: """
      Prints the path of each picture. Without an option for the environment, each document is drawn on the device of \
      its own canvas, at the usual text size, from left to right. Of several text sizes, one strip is made.

      Pictures of the app are drawn where they are PNG or JPEG, and SVG with rsvg-convert and PDF with pdftocairo installed. \
      A box with the name stands for others, and a note says why.

      Pictures of all screens of an app:
        $ snug render MyApp -o pictures

      One screen at all text sizes, side by side:
        $ snug render SignIn.xib -o pictures --text-size all

      A small phone in both directions, with the frames of the views:
        $ snug render SignIn.xib -o pictures --device retina4_0 --direction all --overlay frames

      With what an audit finds there framed and numbered; by all rules, whatever .snug.yml says:
        $ snug render SignIn.xib -o pictures --text-size AX3 --findings
      """)

  @OptionGroup var documents: DocumentOptions

  @Option(
    name: [.customShort("o"), .long], help: ArgumentHelp("The folder to write pictures to.", valueName: "folder"))
  var output: String

  @Option(help: ArgumentHelp("The kind of picture.", valueName: "png|svg|pdf"))
  var format = PictureFormat.png

  @Option(help: ArgumentHelp("Pixels for each point, 1 to 3.", valueName: "1|2|3"))
  var scale = 2

  @Option(
    help: ArgumentHelp(
      "Something to draw over the screens; repeatable.",
      discussion: OverlayKind.allCases.map(\.rawValue).joined(separator: ", "), valueName: "kind"))
  var overlay: [OverlayKind] = []

  @Flag(
    help: """
      Frame what an audit finds on each screen in its environment, with numbers; the findings are listed on standard error.
      """)
  var findings = false

  @OptionGroup(title: "Environment Options") var environments: EnvironmentOptions

  func validate() throws {
    guard (1...3).contains(scale) else { throw ValidationError("--scale is 1, 2 or 3") }
  }

  var limits: WorkerOptions { documents.limits }

  func work(on document: InterfaceDocument, _ found: FoundDocument) -> DocumentWork<RenderedPictures> {
    SceneRendering(
      folder: output, format: format, renderer: ScreenRenderer(scale: Double(scale), overlays: overlay),
      audited: findings ? found : nil
    ).draw(document, name: found.name, in: environments.selection.environments(for: document))
  }

  func run(on console: any Console, with program: WorkerProgram) async throws -> Outcome {
    if let complaint = OutputCheck.complaint(aboutFolder: output) {
      console.report(complaint)
      return .incomplete
    }
    try OutputFile.makeFolder(output)
    var isComplete = true
    var request = RunRequest(documents, environments)
    request.findsSources = findings
    let plan = try RunPlan(request)
    let run = Run(plan, limits: limits, on: console, with: program.writing(below: output))
    try await run.begin(Self.configuration.commandName)
    try await run.documents { (_, drawn: RenderedPictures) in
      drawn.notes.forEach(console.report)
      for picture in drawn.pictures {
        switch picture {
        case .written(let path): try console.write(PlainLine.of(path) + "\n")
        case .failed(let line):
          console.report(line)
          isComplete = false
        }
      }
    }
    return isComplete ? run.outcome : .incomplete
  }
}

extension PictureFormat: ExpressibleByArgument {}
extension OverlayKind: ExpressibleByArgument {}
