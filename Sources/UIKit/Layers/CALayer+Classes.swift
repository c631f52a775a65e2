extension CALayer {
  /// Makes a layer of a class that is known only at run time, with the class's own `init()`. If the class is no layer
  /// class, makes a `CALayer`.
  static func make(_ layerClass: AnyClass) -> CALayer {
    ((layerClass as? CALayer.Type) ?? CALayer.self).makeOfClass(())
  }

  // Defines the symbol that `makeOfClass` calls. So an initialiser that is not `required` can be called on a class
  // that is known only at run time. Decision 128 explains how.

  @_silgen_name("snug_CALayer_makeOfClass")
  convenience init(ofClass: ()) {
    self.init()
  }

  @_silgen_name("snug_CALayer_makeOfClass")
  private static func makeOfClass(_: ()) -> CALayer
}
