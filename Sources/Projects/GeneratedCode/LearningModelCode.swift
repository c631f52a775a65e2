/// Generates the class that Xcode generates for a Core ML model, as
/// [Integrating a Core ML model into your app](
/// https://developer.apple.com/documentation/coreml/integrating-a-core-ml-model-into-your-app) shows it.
///
/// The class compiles but does nothing: the model's file is not read, so the model cannot be loaded, and the inputs and
/// outputs have no properties.
struct LearningModelCode {
  /// The name of the class.
  let name: String

  /// - Parameter model: the name of the model's file, without the extension.
  init?(_ model: String) {
    guard let name = SwiftText.identifier(model) else { return nil }
    self.name = name
  }

  var text: String {
    let type = SwiftText.name(name)
    return """
      import CoreML
      import Foundation

      /// What the model \(SwiftText.literal(name)) is given.
      nonisolated class \(name)Input {}

      /// What the model \(SwiftText.literal(name)) answers.
      nonisolated class \(name)Output {}

      /// The model \(SwiftText.literal(name)). Inert: it cannot be made, since its file is not read.
      nonisolated class \(type) {
        let model: MLModel

        init(model: MLModel) { self.model = model }

        init(configuration: MLModelConfiguration = MLModelConfiguration()) throws {
          model = try MLModel(contentsOf: Self.urlOfModelInThisBundle, configuration: configuration)
        }

        class var urlOfModelInThisBundle: URL {
          Bundle.main.bundleURL.appendingPathComponent(\(SwiftText.literal(name + ".mlmodelc")))
        }

        func prediction(input: \(name)Input) throws -> \(name)Output { throw MLModelError(.generic) }
      }

      """
  }
}
