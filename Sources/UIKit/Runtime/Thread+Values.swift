import Foundation

@_spi(Generated) extension Thread {
  /// The values that code keeps for this thread, by their keys.
  ///
  /// On Apple's systems, `threadDictionary` returns such an object, so a copy of it changes the thread's own values. On
  /// Linux it returns a Swift dictionary. Generated code gives each module of an app a `threadDictionary` that returns
  /// this object.
  public var values: NSMutableDictionary {
    if let known = threadDictionary[Self.key] as? NSMutableDictionary { return known }
    let values = NSMutableDictionary()
    threadDictionary[Self.key] = values
    return values
  }

  private static var key: String { "SnugValues" }
}
