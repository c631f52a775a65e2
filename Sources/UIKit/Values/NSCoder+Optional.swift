extension NSCoder {
  /// The object under a key; nil if there is none or if it has another type.
  ///
  /// On Linux, Foundation's unarchiver treats the whole archive as damaged when it is asked for a missing key.
  func decodeIfPresent<Value>(_ type: Value.Type, forKey key: String) -> Value? {
    containsValue(forKey: key) ? decodeObject(forKey: key) as? Value : nil
  }
}
