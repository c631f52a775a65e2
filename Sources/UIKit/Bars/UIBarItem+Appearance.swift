extension UIBarItem: UIAppearance, AppearanceProxied {
  static func makeProxy() -> UIAppearance { makeOfClass(()) }

  // `makeOfClass` has no body, but the linker symbol of this initialiser. So a call of `makeOfClass` runs this
  // initialiser, on a class that is known only at run time (docs/decisions/128-classes-that-are-known-at-run-time.md).

  @_silgen_name("snug_UIBarItem_makeOfClass")
  convenience init(proxyOfClass: ()) {
    self.init()
  }

  @_silgen_name("snug_UIBarItem_makeOfClass")
  private static func makeOfClass(_: ()) -> UIBarItem
}
