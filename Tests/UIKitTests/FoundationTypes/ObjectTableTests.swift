import Foundation
import Testing
import UIKit

/// Sets and tables of objects that they need not keep alive.
struct ObjectTableTests {
  private final class Thing {}

  @Test func aWeakTableDoesNotKeepItsElements() {
    let table = NSHashTable<Thing>.weakObjects()
    let kept = Thing()
    table.add(kept)
    do {
      let gone = Thing()
      table.add(gone)
      #expect(table.count == 2)
      #expect(table.contains(gone))
    }
    #expect(table.count == 1)
    #expect(table.allObjects.first === kept)
    #expect(table.anyObject === kept)
  }

  @Test func aStrongTableKeepsItsElements() {
    let table = NSHashTable<Thing>()
    table.add(Thing())
    #expect(table.count == 1)
    table.removeAllObjects()
    #expect(table.anyObject == nil)
  }

  @Test func anElementThatEqualsOneThatIsThereIsNotAdded() {
    let table = NSHashTable<NSString>()
    table.add("a")
    table.add(NSString(string: "a"))
    table.add("b")
    table.add(nil)
    #expect(table.allObjects == ["a", "b"])
    #expect(table.member(NSString(string: "b")) == "b")
    table.remove("a")
    #expect(!table.contains("a"))
  }

  @Test func identityCanDecideInsteadOfEquality() {
    let table = NSHashTable<NSString>(options: .objectPointerPersonality)
    let (one, other) = (NSString(string: "a"), NSString(string: "a"))
    table.add(one)
    table.add(other)
    #expect(table.count == 2)
  }

  @Test func tablesAreJoinedAndSubtracted() {
    func table(_ texts: NSString...) -> NSHashTable<NSString> {
      let table = NSHashTable<NSString>()
      for text in texts { table.add(text) }
      return table
    }
    let letters = table("a", "b", "c")
    letters.union(table("d"))
    #expect(letters.allObjects == ["a", "b", "c", "d"])
    letters.minus(table("a"))
    letters.intersect(table("b", "c"))
    #expect(letters.allObjects == ["b", "c"])
    #expect(letters.intersects(table("c")) && table("b").isSubset(of: letters))
    #expect(letters.isEqual(to: table("c", "b")))
  }

  @Test func elementsMayBeKnownByAProtocol() {
    let table = NSHashTable<any UITextFieldDelegate>.weakObjects()
    final class Delegate: NSObject, UITextFieldDelegate {}
    let delegate = Delegate()
    table.add(delegate)
    #expect(table.allObjects.first === delegate)
  }

  @Test func aTableHasOneValueForEachKey() {
    let table = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    table.setObject(1, forKey: "one")
    table.setObject(2, forKey: "two")
    table.setObject(3, forKey: "one")
    #expect(table.object(forKey: NSString(string: "one")) == 3)
    #expect(table.count == 2)
    #expect(table.keyEnumerator().allObjects as? [NSString] == ["one", "two"])
    #expect(table.objectEnumerator()?.allObjects as? [NSNumber] == [3, 2])
    #expect(table.dictionaryRepresentation() as? [NSString: NSNumber] == ["one": 3, "two": 2])
    table.removeObject(forKey: "one")
    #expect(table.object(forKey: "one") == nil)
    table.removeAllObjects()
    #expect(table.count == 0)
  }

  @Test func aPairIsGoneWithTheSideThatIsNotKept() {
    let byKey = NSMapTable<Thing, Thing>.weakToStrongObjects()
    let byValue = NSMapTable<Thing, Thing>.strongToWeakObjects()
    let byBoth = NSMapTable<Thing, Thing>.weakToWeakObjects()
    let kept = Thing()
    weak var value: Thing?
    do {
      let gone = Thing()
      value = gone
      byKey.setObject(kept, forKey: gone)
      byValue.setObject(gone, forKey: kept)
      byBoth.setObject(kept, forKey: gone)
      byBoth.setObject(gone, forKey: kept)
      #expect(byKey.count == 1 && byValue.count == 1 && byBoth.count == 2)
    }
    #expect(value == nil)
    #expect(byKey.count == 0 && byValue.count == 0 && byBoth.count == 0)
  }

  @Test func aTableDropsValuesOfKeysThatAreGoneWhenItGrows() {
    let table = NSMapTable<Thing, Thing>.weakToStrongObjects()
    weak var value: Thing?
    do {
      let made = Thing()
      value = made
      table.setObject(made, forKey: Thing())
    }
    let keys = (0..<100).map { _ in Thing() }
    for key in keys { table.setObject(Thing(), forKey: key) }
    #expect(value == nil)
    #expect(table.count == 100)
  }
}
