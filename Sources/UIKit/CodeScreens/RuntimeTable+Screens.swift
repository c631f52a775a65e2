@_spi(Generated) extension RuntimeTable {
  /// The screens that code makes, in the order of files and lines.
  public var screens: [CodeScreen] { CodeScreen.registered }

  /// Registers a screen that code makes.
  public func add(_ screen: CodeScreen) { CodeScreen.registered.append(screen) }

  /// Launches the app anew and returns the first controller that its code gave a window.
  public var firstScreen: (@MainActor () -> UIViewController?)? {
    get { CodeScreen.first }
    set { CodeScreen.first = newValue }
  }
}

extension CodeScreen {
  /// The screens of the process, which has one table.
  fileprivate static var registered: [CodeScreen] = []
  fileprivate static var first: (@MainActor () -> UIViewController?)?
}
