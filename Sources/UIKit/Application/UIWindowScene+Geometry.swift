extension UIWindowScene {
  /// What the scene's windows are measured in: the screen.
  public var coordinateSpace: any UICoordinateSpace { screen }
  /// The size, place and orientation of the scene.
  public var effectiveGeometry: Geometry { Geometry(scene: self) }

  /// The size, place and orientation of a scene.
  @preconcurrency @MainActor public final class Geometry: NSObject {
    /// What the scene's windows are measured in.
    public let coordinateSpace: any UICoordinateSpace
    /// How the interface stands.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The rectangle of the scene on the screen: all of it.
    public let systemFrame: CGRect

    init(scene: UIWindowScene) {
      coordinateSpace = scene.coordinateSpace
      interfaceOrientation = scene.interfaceOrientation
      systemFrame = scene.screen.bounds
    }
  }
}
