#if !canImport(ObjectiveC)
  // Functions of the Objective-C runtime. There is none here: classes have no lists of methods, so methods cannot be
  // looked up, added or exchanged.

  /// A method of a class. There are no values of it here.
  public typealias Method = OpaquePointer
  /// The code of a method. There are no values of it here.
  public typealias IMP = OpaquePointer

  /// Calls a closure. Objects are released as soon as nothing refers to them, with or without a pool.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

  /// A method of a class's objects: always nil, because methods cannot be exchanged here.
  public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

  /// A method of a class itself: always nil, because methods cannot be exchanged here.
  public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

  /// The code of a method: always nil.
  public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

  /// Adds a method to a class. Inert: always false, because the method is not added.
  @discardableResult public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
  ) -> Bool { false }

  /// Replaces the code of a method. Inert: nothing is replaced, and there was no other code.
  @discardableResult public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
  ) -> IMP? { nil }

  /// Exchanges the code of two methods. Inert: no function here returns a method.
  public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

  /// The code of a method. Inert: returns the method itself; no function here returns a method.
  public func method_getImplementation(_ m: Method) -> IMP { m }

  /// Sets the code of a method. Inert: returns the method itself; no function here returns a method.
  @discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }

  /// The types of a method's parameters, encoded: nil.
  public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

  /// The class of an object; nil for what is no object.
  public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0) as? AnyClass } }

  /// The superclass of a class; nil for a class without one.
  public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }
#endif
