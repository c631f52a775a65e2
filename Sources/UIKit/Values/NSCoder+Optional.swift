extension NSCoder {
  /// The object under a key; nil if there is none or if it has another type.
  ///
  /// The key is checked first, because on Linux, Foundation's unarchiver treats the whole archive as damaged after a
  /// request for a missing key.
  func decodeIfPresent<Value>(_ type: Value.Type, forKey key: String) -> Value? {
    containsValue(forKey: key) ? decodeObject(forKey: key) as? Value : nil
  }
}
