extension UIBarItem: UIAppearance, AppearanceProxied {
  static func makeProxy() -> UIAppearance { makeOfClass(()) }

  // Decision 128 says how this calls an initialiser that is not required.

  @_silgen_name("snug_UIBarItem_makeOfClass")
  convenience init(proxyOfClass: ()) {
    self.init()
  }

  @_silgen_name("snug_UIBarItem_makeOfClass")
  private static func makeOfClass(_: ()) -> UIBarItem
}
