import Foundation
import Testing

@_spi(Generated) import UIKit

/// Subscripts of an object of any class are looked up when the program runs.
struct RuntimeObjectTests {
  @Test func aDictionaryHasValues() throws {
    for object in [["a": 1, "b": [2, 3]] as [String: Any] as AnyObject, ["a": 1, "b": [2, 3]] as NSDictionary] {
      #expect(RuntimeObject(object)["a"] as? Int == 1)
      let list = try #require(RuntimeObject(object)["b"] as? [Int])
      #expect(list == [2, 3])
      #expect(RuntimeObject(object)["c"] as? Int == nil)
      #expect(RuntimeObject(object)[0] == nil)
    }
  }

  @Test func anArrayHasElements() {
    for object in [[1, "b"] as [Any] as AnyObject, [1, "b"] as NSArray] {
      #expect(RuntimeObject(object)[1] as? String == "b")
      #expect(RuntimeObject(object as AnyObject?)?[0] as? Int == 1)
      #expect(RuntimeObject(object)["a"] as? Int == nil)
    }
    #expect(RuntimeObject(nil as AnyObject?)?[0] == nil)
  }

  @Test func anObjectOfAJSONDocumentIsOne() throws {
    let data = Data(#"{"weather": [{"description": "rain"}]}"#.utf8)
    let json = try JSONSerialization.jsonObject(with: data) as? NSDictionary
    let weather = try #require(json?["weather"] as? [AnyObject])
    #expect(RuntimeObject(weather[0])["description"] as? String == "rain")
  }
}
