extension NSCoder {
  /// The object under a key; nil where there is none or it is of another type.
  ///
  /// Asking an unarchiver of Foundation on Linux for a key that is missing makes the whole archive count as damaged.
  func decodeIfPresent<Value>(_ type: Value.Type, forKey key: String) -> Value? {
    containsValue(forKey: key) ? decodeObject(forKey: key) as? Value : nil
  }
}
