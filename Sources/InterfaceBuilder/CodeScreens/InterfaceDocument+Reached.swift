@_spi(Generated) import UIKit

extension InterfaceDocument {
  /// Whether a scene is a screen that is reached by taking a way through the app.
  @MainActor package func isReached(_ scene: SceneDescription) -> Bool { codeScreens[scene.id]?.show != nil }
}
