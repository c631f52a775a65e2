import UIKit

extension SceneSetting {
  /// The setting of a document's scenes in an environment.
  ///
  /// - Parameter runsCode: whether objects have the app's own classes, where these are available.
  init(of document: InterfaceDocument, in environment: Environment, runsCode: Bool = true) {
    let isOnCanvas = environment.safeAreaSource == .canvas
    let traits = environment.traits(for: document)
    self.init(
      environment: environment, traits: traits,
      screen: UIScreen(size: environment.screenSize, scale: environment.scale, traits: traits),
      drawnTextSize: isOnCanvas ? document.canvas.textSize : .large, usesAutoLayout: document.usesAutoLayout,
      recordedSizes: isOnCanvas ? document.recordedSizes : [:], resources: document.resources, assets: document.assets,
      texts: environment.pseudoLanguage == nil ? environment.locale.map(document.localization.texts) : nil,
      objects: document.objects, documentPath: document.path, runsCode: runsCode,
      makeReusableView: ViewLoader.reusableView)
  }

  /// The environment in which objects are made now, including those made by the app's code; `nil` outside of
  /// ``perform(_:)``.
  private(set) static var current: Environment?

  /// Runs `body` with the scene's screen as the main screen, its traits as the current ones and the images of its
  /// document.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.current = environment
    AppFiles.language.value = environment.locale
    defer {
      Self.current = outer
      AppFiles.language.value = outer?.locale
    }
    return try screen.performAsMain {
      try traits.performAsCurrent {
        try assets.performAsSource(body)
      }
    }
  }
}
