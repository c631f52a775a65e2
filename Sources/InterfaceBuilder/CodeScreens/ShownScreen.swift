@_spi(Generated) import UIKit

/// A view controller that is shown in a window on a simulated device, as in a running app.
///
/// Use the controller only in ``perform(_:)``, while the device's screen is the main screen. `TestScreen` of
/// `SnugTesting` shows controllers with this type; ``Keyboard`` types into its window.
package final class ShownScreen {
  /// The document that describes the screen to an audit. For a controller made by code, it has one scene without
  /// content.
  package let document: InterfaceDocument
  package let window: UIWindow
  /// The device and the user's settings.
  package private(set) var environment: Environment
  private var setting: SceneSetting

  /// Shows a controller that code makes.
  ///
  /// - Parameters:
  ///   - environment: the device and the user's settings.
  ///   - path: the source file that makes the controller; asset catalogs and images are looked for near it.
  ///   - line: the line in that file.
  ///   - make: makes the controller.
  package init(in environment: Environment, path: String, line: Int, _ make: @escaping () -> UIViewController) {
    let screen = CodeScreen(name: "Screen", file: path, line: line) { make() }
    document = CodeScreenFile(path: path, screens: [screen]).documentOfOwnMarkup(assets: AssetCatalogs())
    self.environment = environment
    let setting = SceneSetting(of: document, in: environment)
    self.setting = setting
    window = setting.perform {
      let window = UIWindow(on: setting)
      window.rootViewController = make()
      window.makeKeyAndVisible()
      return window
    }
  }

  /// Shows a scene of a document, and runs the app's code for it.
  ///
  /// - Parameters:
  ///   - scene: a scene of the document.
  ///   - document: a storyboard, a xib whose File's Owner is a controller, or the screens of a source file.
  ///   - environment: the device and the user's settings.
  /// - Returns: `nil` if the scene is a view that no controller owns, or a screen that cannot be reached.
  package init?(_ scene: SceneDescription, of document: InterfaceDocument, in environment: Environment) {
    var environment = environment
    // The app's code runs only on devices, so safe areas are never those of the canvas.
    environment.safeAreaSource = .device
    let setting = SceneSetting(of: document, in: environment)
    let shown = setting.perform { () -> UIWindow? in
      let window = UIWindow(on: setting)
      if let show = document.codeScreens[scene.id]?.show { return (try? show(window)).map { _ in window } }
      let loader = SceneLoader(document: document, environment: environment, showsEmbeddedScenes: true)
      guard let controller = loader.controllerInApp(of: scene) else { return nil }
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return window
    }
    guard let shown else { return nil }
    window = shown
    self.document = document
    self.environment = environment
    self.setting = setting
  }

  /// Runs `body`. Meanwhile, the device's screen is the main screen, and the app's images and colours are found by
  /// name.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result { try setting.perform(body) }

  /// Changes the device, its orientation and the user's settings, and lays the window out again.
  package func change(to environment: Environment) {
    self.environment = environment
    setting = SceneSetting(of: document, in: environment)
    setting.perform {
      window.takeInsets(of: environment)
      window.screen = setting.screen
      window.frame = setting.screen.bounds
      window.layoutIfNeeded()
    }
  }

  /// Presents a controller of the window, in its present state, as the scene of ``document``, so that it can be
  /// audited; `nil` if the document has no scenes.
  package func scene(of controller: UIViewController) -> LoadedScene? {
    guard let scene = document.scenes.first else { return nil }
    let loader = SceneLoader(document: document, environment: environment, showsEmbeddedScenes: false)
    let loaded = loader.scene(scene, showing: controller, in: window, setting)
    loaded.layout()
    return loaded
  }
}
