/// Reports which scene is about to be made. If the app's code then crashes this process, another process that observes
/// it knows which scene was the cause.
package enum SceneTrace {
  /// Called with the identifier of each scene before it is made with the app's code.
  package static var observer: ((_ scene: String) -> Void)?
}
