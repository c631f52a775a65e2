@_spi(Generated) extension RuntimeTable {
  /// The screens of all `#Preview`s in the app's sources, in the order of files and lines.
  public var screens: [CodeScreen] { CodeScreen.registered }

  /// Registers the screen of a `#Preview`. Code that the build plugin generates calls this.
  public func add(_ screen: CodeScreen) { CodeScreen.registered.append(screen) }

  /// A closure that launches the app again and returns the root controller of the first window that its code sets up.
  /// `SnugHost`, the program that runs an app's code, sets it; `nil` in other programs.
  public var firstScreen: (@MainActor () -> UIViewController?)? {
    get { CodeScreen.first }
    set { CodeScreen.first = newValue }
  }
}

extension CodeScreen {
  /// All registered screens. They are static, because a process has only one `RuntimeTable`.
  fileprivate static var registered: [CodeScreen] = []
  fileprivate static var first: (@MainActor () -> UIViewController?)?
}
