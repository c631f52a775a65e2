extension UIWindowScene {
  /// The coordinate space of the scene's windows: the screen.
  public var coordinateSpace: any UICoordinateSpace { screen }
  /// The size, place and orientation of the scene.
  public var effectiveGeometry: Geometry { Geometry(scene: self) }

  /// The size, place and orientation of a scene.
  @preconcurrency @MainActor public final class Geometry: NSObject {
    /// The coordinate space of the scene's windows.
    public let coordinateSpace: any UICoordinateSpace
    /// The orientation of the interface.
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
