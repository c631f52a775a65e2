import ArgumentParser
import Audit
import Environments
import InterfaceBuilder

/// `snug explain`: prints which constraints decide the position and size of a view.
struct ExplainCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tells why a view is where it is.",
    discussion: """
      Prints the constraints that decide the view's place and size along each axis, with their lines in the document, \
      and what is left open or broken. A view is named by its identifier, its label in Interface Builder, its text, \
      an outlet, or the words that other commands have for it. Without an option for the environment, it is the \
      document's own canvas.

      Why is the button so low?
        $ snug explain SignIn.xib "Sign In"

      And on a small phone with large text?
        $ snug explain SignIn.xib "Sign In" --device retina4_0 --text-size AX3
      """)

  @Argument(help: "A storyboard or xib.")
  var file: String

  @Argument(
    help: """
      A view: its identifier, its label in Interface Builder, its text, an outlet, or its words in a finding.
      """)
  var view: String

  @OptionGroup(title: "Environment Options") var environments: EnvironmentOptions

  @OptionGroup(title: "Worker Options") var limits: WorkerOptions

  func work(on document: InterfaceDocument, _ found: FoundDocument) -> DocumentWork<String> {
    var texts: [String] = []
    var notes = document.notes
    for environment in environments.selection.environments(for: document) {
      for scene in document.scenes {
        let loaded = document.instantiate(scene, in: environment)
        loaded.layout()
        notes += loaded.notes
        texts += ViewExplanation.all(of: view, in: loaded, of: document)
      }
    }
    return DocumentWork(product: texts.joined(separator: "\n"), faults: DocumentFault.faults(in: notes))
  }

  func run(on console: any Console, with program: WorkerProgram) async throws -> Outcome {
    var isFound = true
    // Neither a search for documents nor a build of an app is needed, so `run.begin` is not called.
    let plan = try RunPlan(RunRequest(RunTargets([.document(file)]), environments))
    let run = Run(plan, limits: limits, on: console, with: program)
    try await run.documents { (_, text: String) in
      isFound = !text.isEmpty
      try console.write(text)
    }
    if isFound { return run.outcome }
    console.report("\(file): error: no view is called “\(view)”; `snug layout` lists them")
    return .incomplete
  }
}
