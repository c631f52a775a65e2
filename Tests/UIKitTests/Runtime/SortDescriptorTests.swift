import Foundation
import Testing
import UIKit

/// Objects are sorted by the values of a key.
@Suite struct SortDescriptorTests {
  final class Pet: NSObject {
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  private func sorted(_ objects: [NSObject], by key: String?, ascending: Bool = true) -> [Any] {
    NSArray(array: objects).sortedArray(using: [NSSortDescriptor(key: key, ascending: ascending)])
  }

  @Test func dictionariesHaveValues() {
    let pets = [3, 1, 2].map { NSDictionary(object: NSNumber(value: $0), forKey: NSString(string: "age")) }
    let ages = sorted(pets, by: "age").compactMap { ($0 as? NSDictionary)?["age"] as? Int }
    #expect(ages == [1, 2, 3])
  }

  @Test func othersKeepTheirOrder() {
    let names = sorted([Pet("b"), Pet("a")], by: "colour").compactMap { ($0 as? Pet)?.name }
    #expect(names == ["b", "a"])
  }
}
