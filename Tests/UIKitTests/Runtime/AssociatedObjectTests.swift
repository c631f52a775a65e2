import Foundation
import Testing

@testable import UIKit

/// Values that code associates with objects.
struct AssociatedObjectTests {
  private final class Value {}
  private nonisolated(unsafe) static var key: UInt8 = 0
  private nonisolated(unsafe) static var otherKey: UInt8 = 0

  private func set(_ value: Any?, of object: Any, _ policy: objc_AssociationPolicy = .OBJC_ASSOCIATION_RETAIN) {
    objc_setAssociatedObject(object, &Self.key, value, policy)
  }

  private func value(of object: Any) -> Any? { objc_getAssociatedObject(object, &Self.key) }

  @Test func aValueBelongsToItsObjectAndItsKey() {
    let (view, other) = (UIView(), UIView())
    set("one", of: view)
    #expect(value(of: view) as? String == "one")
    #expect(value(of: other) == nil)
    #expect(objc_getAssociatedObject(view, &Self.otherKey) == nil)
  }

  /// SnapKit writes `target as Any` for an optional target.
  @Test func anOptionalObjectIsTheObject() {
    let view: AnyObject? = UIView()
    set("one", of: view as Any)
    #expect(value(of: view as Any) as? String == "one")
    #expect(view.flatMap { value(of: $0) } as? String == "one")
    let none: AnyObject? = nil
    set("one", of: none as Any)
    #expect(value(of: none as Any) == nil)
  }

  @Test func aLaterValueReplacesTheFirstAndNilRemovesIt() {
    let view = UIView()
    set(1, of: view)
    set(2, of: view)
    #expect(value(of: view) as? Int == 2)
    set(nil, of: view)
    #expect(value(of: view) == nil)
  }

  @Test func allValuesOfAnObjectAreRemovedAtOnce() {
    let view = UIView()
    set(1, of: view)
    objc_setAssociatedObject(view, &Self.otherKey, 2, .OBJC_ASSOCIATION_COPY)
    objc_removeAssociatedObjects(view)
    #expect(value(of: view) == nil)
    #expect(objc_getAssociatedObject(view, &Self.otherKey) == nil)
  }

  @Test func aRetainedValueLivesAsLongAsItsObjectAndNoLonger() {
    weak var value: Value?
    do {
      let object = NSObject()
      do {
        let made = Value()
        value = made
        set(made, of: object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      #expect(value != nil)
      #expect(self.value(of: object) as AnyObject === value)
    }
    AssociatedObjects.shared.dropValuesOfDeadObjects()
    #expect(value == nil)
  }

  @Test func anAssignedObjectIsNotKeptAlive() {
    let object = NSObject()
    do {
      let made = Value()
      set(made, of: object, .OBJC_ASSOCIATION_ASSIGN)
      #expect(value(of: object) as AnyObject === made)
    }
    #expect(value(of: object) == nil)
    set(7, of: object, .OBJC_ASSOCIATION_ASSIGN)
    #expect(value(of: object) as? Int == 7)
  }

  @Test func aCopiedValueDoesNotChangeWithItsOriginal() {
    let object = NSObject()
    let text = NSMutableString(string: "before")
    set(text, of: object, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append(" and after")
    #expect(value(of: object) as? NSString == "before")
  }

  @Test func anObjectAtAnAddressThatIsUsedAgainHasNoOldValues() {
    for round in 0..<1000 {
      let object = NSObject()
      #expect(value(of: object) == nil)
      set(round, of: object)
    }
  }

  @Test func theTableForgetsObjectsThatAreGoneWhenItGrows() {
    weak var first: Value?
    do {
      let made = Value()
      first = made
      set(made, of: NSObject())
    }
    let living = (0..<200).map { _ in NSObject() }
    for object in living { set(Value(), of: object) }
    #expect(first == nil)
    #expect(living.allSatisfy { value(of: $0) != nil })
  }

  @Test func aClassHasValuesOfItsOwn() {
    set("class", of: Value.self)
    #expect(value(of: Value.self) as? String == "class")
    #expect(value(of: UIView.self) == nil)
    set(nil, of: Value.self)
  }

  @Test func threadsMaySetValuesAtTheSameTime() {
    let objects = (0..<8).map { _ in NSObject() }
    nonisolated(unsafe) let shared = objects
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      for round in 0..<200 {
        objc_setAssociatedObject(shared[index], &Self.key, round, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(NSObject(), &Self.key, round, .OBJC_ASSOCIATION_RETAIN)
      }
    }
    #expect(objects.allSatisfy { value(of: $0) as? Int == 199 })
  }
}
