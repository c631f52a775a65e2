extension UIApplication {
  /// Makes a window the app's window if the app's own window has no root controller any more, because the other one shows it.
  /// Then code that sets `window.rootViewController` changes this window.
  package func adopt(_ window: UIWindow) {
    if let own = delegate?.window, own.rootViewController == nil { delegate?.window = window }
    for scene in connectedScenes {
      guard let delegate = scene.delegate as? any UIWindowSceneDelegate, let own = delegate.window,
        own.rootViewController == nil
      else { continue }
      window.windowScene = scene as? UIWindowScene
      delegate.window = window
    }
  }
}
