import InterfaceBuilder

/// The error that a scene does not exist in an environment, so that there is nothing to draw.
struct AbsentScene: Error, CustomStringConvertible {
  let description: String

  /// Throws the error if a scene does not exist.
  static func check(_ scene: LoadedScene) throws(AbsentScene) {
    if let absence = scene.absence { throw AbsentScene(description: absence) }
  }
}
