/// Reports which scene is being made, so that an observer outside of the process knows it if the app's code ends the
/// process.
package enum SceneTrace {
  /// Called with the identifier of each scene before it is made with the app's code.
  package static var observer: ((_ scene: String) -> Void)?
}
