import ArgumentParser
import Audit
import InterfaceBuilder

/// `snug explain`: why a view is where it is.
struct ExplainCommand: SnugCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tells why a view is where it is.",
    discussion: """
      Prints the constraints that decide the view's place and size along each axis, with their lines in the document, \
      and what is left open or broken. A view is named by its identifier, its label in Interface Builder, its text, or \
      an outlet. Without an option for the environment, it is the document's own canvas.

      Why is the button so low?
        $ snug explain SignIn.xib "Sign In"

      And on a small phone with large text?
        $ snug explain SignIn.xib "Sign In" --device retina4_0 --text-size AX3
      """)

  @Argument(help: "A storyboard or xib.")
  var file: String

  @Argument(help: "A view: its identifier, its label in Interface Builder, its text, or an outlet.")
  var view: String

  @OptionGroup(title: "Environment Options") var environments: EnvironmentOptions

  func run(on console: any Console) throws -> Outcome {
    let (file, view, selection) = (file, view, environments.selection)
    var outcome = Outcome.success
    // Like all work on trees of views, this wants a thread with room for deep ones.
    let work = OrderedWork([file]) { path -> Result<[String], DocumentError> in
      do throws(DocumentError) {
        let document = try InterfaceDocument.load(contentsOf: path)
        return .success(
          selection.environments(for: document).flatMap { environment in
            document.scenes.flatMap { ViewExplanation.all(of: view, in: $0, of: document, environment: environment) }
          })
      } catch {
        return .failure(error)
      }
    }
    try work.run { _, result in
      switch result {
      case .success(let texts) where texts.isEmpty:
        console.report("\(file): error: no view is called “\(view)”; `snug layout` lists them")
        outcome = .incomplete
      case .success(let texts):
        console.write(texts.joined(separator: "\n"))
      case .failure(let error):
        let fault = DocumentFault(error)
        console.report("\(file)\(fault.line.map { ":\($0)" } ?? ""): error: \(fault.message)")
        outcome = .incomplete
      }
    }
    return outcome
  }
}
