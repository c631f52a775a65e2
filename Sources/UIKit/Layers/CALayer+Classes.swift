extension CALayer {
  /// Makes a layer of a class that is known only at run time, with the class's own `init()`. If the class is no layer
  /// class, makes a `CALayer`.
  static func make(_ layerClass: AnyClass) -> CALayer {
    ((layerClass as? CALayer.Type) ?? CALayer.self).makeOfClass(())
  }

  // Decision 128 says how this calls an initialiser that is not required.

  @_silgen_name("snug_CALayer_makeOfClass")
  convenience init(ofClass: ()) {
    self.init()
  }

  @_silgen_name("snug_CALayer_makeOfClass")
  private static func makeOfClass(_: ()) -> CALayer
}
