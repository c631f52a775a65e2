import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Where a colour comes from: a system colour, the catalog, the copy in the document, or its components.
struct ColorReaderTests {
  private static let resources = """
    <resources>
      <namedColor name="brand"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom"/></namedColor>
      <systemColor name="unheardOfColor"><color white="0.25" alpha="1" colorSpace="custom"/></systemColor>
    </resources>
    """

  /// The colour of an element, and the names of colours that were not found.
  private func read(_ element: String) throws -> (color: UIColor?, missing: [String]) {
    var missing: [String] = []
    let resources = DocumentResources(try ElementTreeParser.parse(Data(Self.resources.utf8)).root)
    let reader = ColorReader(resources: resources, catalog: nil) { missing.append($1) }
    let color = reader.color(try ElementTreeParser.parse(Data(element.utf8)).root)
    return (color, missing)
  }

  @Test func aSystemColourTakesPrecedenceOverTheValuesBesideIt() throws {
    let color = try read(#"<color systemColor="systemRedColor" red="0" green="0" blue="0" alpha="1"/>"#).color
    #expect(color == .systemRed)
  }

  @Test func anUnknownSystemColourIsTheOneOfTheDocument() throws {
    #expect(try read(#"<color systemColor="unheardOfColor"/>"#).color == UIColor(white: 0.25, alpha: 1))
  }

  @Test func aNamedColourIsTheCopyOfTheDocument() throws {
    let read = try read(#"<color name="brand"/>"#)
    #expect(read.color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(read.missing == [])
  }

  @Test func aNameThatNothingDefinesIsSaid() throws {
    let read = try read(#"<color name="gone"/>"#)
    #expect(read.color == nil)
    #expect(read.missing == ["gone"])
  }

  @Test func componentsAreAColour() throws {
    #expect(try read(#"<color white="0.5" alpha="0.25"/>"#).color == UIColor(white: 0.5, alpha: 0.25))
    let read = try read(#"<color red="0.1" green="0.2" blue="0.3"/>"#)
    #expect(read.color == UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
  }

  @Test func partOfTheComponentsIsNone() throws {
    #expect(try read(#"<color red="0.1" green="0.2"/>"#).color == nil)
    #expect(try read(#"<colour white="1"/>"#).color == nil)
  }
}
