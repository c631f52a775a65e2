import ArgumentParser
import Audit
import Environments
import InterfaceBuilder

/// `snug layout`: prints the frames of all views.
struct LayoutCommand: DocumentCommand {
  /// How frames are printed.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    /// Indented lines for people.
    case tree
    /// For programs: one JSON object per line, one line per scene.
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Prints where the views of each screen are.",
    discussion: """
      Frames are in points, in the coordinates of the superview. Without an option for the environment, each \
      document is laid out on its own canvas, at the usual text size, from left to right. The canvas of an older Xcode \
      has other rules than a device, so the same screen may differ with --device.

      The views of a screen, indented as in the document:
        $ snug layout SignIn.xib

      The same on a small phone with the largest text:
        $ snug layout SignIn.xib --device retina4_0 --text-size AX5

      All screens of an app for a program, one line per screen:
        $ snug layout MyApp --format json
      """)

  @OptionGroup var documents: DocumentOptions

  @Option(help: "How frames are printed: tree for people, json for programs.")
  var format = Format.tree

  @OptionGroup(title: "Environment Options") var environments: EnvironmentOptions

  var limits: WorkerOptions { documents.limits }

  func work(on document: InterfaceDocument, _ found: FoundDocument) -> DocumentWork<LayoutText> {
    var texts: [String] = []
    var notes = document.notes
    var absences: [DocumentFault] = []
    for environment in environments.selection.environments(for: document) {
      var text = ""
      for scene in document.chosenScenes {
        let layout = SceneLayout(scene, of: document, in: environment)
        if let absence = layout.absence {
          absences.append(DocumentFault(line: scene.line, message: absence))
          continue
        }
        text += format == .json ? layout.jsonLine : layout.tree
        notes += layout.notes
      }
      texts.append(text)
    }
    if document.scenes.isEmpty, format == .json { texts = [LayoutRecord(withoutScreens: document).line] }
    return DocumentWork(product: LayoutText(environments: texts), faults: DocumentFault.faults(in: notes) + absences)
  }

  func run(on console: any Console, with program: WorkerProgram) async throws -> Outcome {
    let plan = try RunPlan(RunRequest(documents, environments))
    let run = Run(plan, limits: limits, on: console, with: program)
    try await run.begin(Self.configuration.commandName)
    try await run.documents(
      failed: { document, fault in
        if format == .json { try console.write(LayoutRecord(failure: fault, in: document.path).line) }
      },
      done: { (_, text: LayoutText) in try text.environments.forEach(console.write) })
    return run.outcome
  }
}
