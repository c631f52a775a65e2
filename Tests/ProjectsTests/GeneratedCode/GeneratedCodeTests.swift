import Foundation
import Testing

@testable import Projects

/// The other files of a target become classes, or notes.
struct GeneratedCodeTests {
  private func code(sources: [String] = [], resources: [String] = [], strings: Bool = false) -> GeneratedCode {
    var target = ProjectTarget(name: "App", kind: .app, moduleName: "App")
    target.sources = sources
    target.resources = resources
    target.generatesStringSymbols = strings
    return GeneratedCode(for: target)
  }

  @Test func aLearningModelIsAnInertClass() {
    let code = code(sources: ["/App/My Model.mlmodel", "/App/Main.swift"])
    #expect(code.files == [.init(name: "My_Model.swift", text: Self.expected)])
    #expect(code.notes.isEmpty)
  }

  private static let expected = """
    import CoreML
    import Foundation

    /// What the model "My_Model" is given.
    nonisolated class My_ModelInput {}

    /// What the model "My_Model" answers.
    nonisolated class My_ModelOutput {}

    /// The model "My_Model". Inert: it cannot be made, since its file is not read.
    nonisolated class My_Model {
      let model: MLModel

      init(model: MLModel) { self.model = model }

      init(configuration: MLModelConfiguration = MLModelConfiguration()) throws {
        model = try MLModel(contentsOf: Self.urlOfModelInThisBundle, configuration: configuration)
      }

      class var urlOfModelInThisBundle: URL {
        Bundle.main.bundleURL.appendingPathComponent("My_Model.mlmodelc")
      }

      func prediction(input: My_ModelInput) throws -> My_ModelOutput { throw MLModelError(.generic) }
    }

    """

  @Test func twoLearningModelsOfOneNameAreOne() {
    #expect(code(sources: ["/A/M.mlmodel", "/B/m.mlpackage"]).files.map(\.name) == ["M.swift"])
  }

  @Test func aLearningModelWithoutANameIsNoted() {
    let code = code(sources: ["/App/!.mlpackage"])
    #expect(code.files.isEmpty)
    #expect(
      code.notes.map(\.description) == [
        "/App/!.mlpackage: warning: the class of the model is not generated: its name is no identifier"
      ])
  }

  @Test func intentsAreNoted() {
    #expect(
      code(sources: ["/App/Intents.intentdefinition"]).notes.map(\.description) == [
        "/App/Intents.intentdefinition: warning: the classes of the intents are not generated"
      ])
  }

  @Test func aBrokenStringCatalogIsNotedIfItsSymbolsAreWanted() {
    let resources = ["/App/Localizable.xcstrings"]
    #expect(code(resources: resources).notes.isEmpty)
    #expect(
      code(resources: resources, strings: true).notes.map(\.description) == [
        "/App/Localizable.xcstrings: warning: the symbols of the texts are not generated: it is not a string catalog"
      ])
  }

  /// A pipe would never end.
  @Test func aStringCatalogThatIsNoFileIsNotRead() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appending(path: "Localizable.xcstrings").path
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(
      code(resources: [pipe], strings: true).notes.map(\.description) == [
        "\(pipe): warning: the symbols of the texts are not generated: it is not a string catalog"
      ])
  }

  @Test func aTargetThatNeedsNothingHasNothing() {
    let code = code(sources: ["/App/Main.swift"], resources: ["/App/Main.storyboard"])
    #expect(code.files.isEmpty)
    #expect(code.notes.isEmpty)
  }
}
