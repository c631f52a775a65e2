import UIKit

extension SceneSetting {
  /// Makes the setting for the scenes of a document in an environment.
  ///
  /// - Parameters:
  ///   - runsCode: whether objects are made with the app's own classes, if these are available.
  ///   - givesEmptyValues: whether these objects get empty values for what other code should hand over to them.
  init(
    of document: InterfaceDocument, in environment: Environment, runsCode: Bool = true, givesEmptyValues: Bool = false
  ) {
    let isOnCanvas = environment.safeAreaSource == .canvas
    let traits = environment.traits(for: document)
    self.init(
      environment: environment, traits: traits,
      screen: UIScreen(size: environment.screenSize, scale: environment.scale, traits: traits),
      drawnTextSize: isOnCanvas ? document.canvas.textSize : .large, usesAutoLayout: document.usesAutoLayout,
      recordedSizes: isOnCanvas ? document.recordedSizes : [:],
      tablesWithAutomaticRows: isOnCanvas ? [] : document.tablesWithAutomaticRows, resources: document.resources,
      assets: document.assets,
      texts: environment.pseudoLanguage == nil ? environment.locale.map(document.localization.texts) : nil,
      objects: document.objects, documentPath: document.path, runsCode: runsCode,
      givesEmptyValues: givesEmptyValues, makeReusableView: ViewLoader.reusableView)
  }

  /// The environment of the ``perform(_:)`` call that is running; `nil` outside of such a call. Objects that the app's
  /// code makes meanwhile are made for this environment.
  private(set) static var current: Environment?

  /// Runs `body`. Meanwhile, the scene's screen is the main screen, its traits are the current traits, and the images
  /// and colours of its document are found by name.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = (environment: Self.current, givesEmptyValues: Self.givesEmptyValues)
    Self.current = environment
    Self.givesEmptyValues = Self.givesEmptyValues || givesEmptyValues
    AppFiles.language.value = environment.locale
    defer {
      Self.current = outer.environment
      Self.givesEmptyValues = outer.givesEmptyValues
      AppFiles.language.value = outer.environment?.locale
    }
    return try screen.performAsMain {
      try traits.performAsCurrent {
        try assets.performAsSource(body)
      }
    }
  }
}
