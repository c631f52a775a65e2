import Foundation
import TestSupport
import Testing

@testable import Projects

/// Data models become classes.
struct GeneratedCodeCoreDataTests {
  private func code(_ files: [String: String], named name: String = "M.xcdatamodeld") throws -> GeneratedCode {
    let folder = try TemporaryFolder(files)
    var target = ProjectTarget(name: "App", kind: .app, moduleName: "App")
    target.sources = [folder.path(name), folder.path("Main.swift")]
    return GeneratedCode(for: target)
  }

  private func code(entities: String) throws -> GeneratedCode {
    try code(["M.xcdatamodeld/M.xcdatamodel/contents": Self.model(entities)])
  }

  private static func model(_ entities: String) -> String {
    #"<?xml version="1.0" encoding="UTF-8" standalone="yes"?><model sourceLanguage="Swift">\#(entities)</model>"#
  }

  private func property(_ attributes: String) throws -> [String] {
    let code = try code(
      entities: """
        <entity name="N" representedClassName="N" codeGenerationType="category">
        <attribute name="a" \(attributes)/></entity>
        """)
    let lines = (code.files.first?.text ?? "").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.filter { $0.hasPrefix("public var") || $0.hasPrefix("get ") }
  }

  @Test func aClassDefinitionIsAClassAndItsProperties() throws {
    let code = try code(
      entities: """
        <entity name="Note" representedClassName=".Note" syncable="YES" codeGenerationType="class">
          <attribute name="title" optional="YES" attributeType="String"/>
          <attribute name="count" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
          <relationship name="owner" maxCount="1" destinationEntity="Person"/>
        </entity>
        <entity name="Person" representedClassName="Human"/>
        """)
    #expect(code.files.map(\.name) == ["Note+CoreDataClass.swift", "Note+CoreDataProperties.swift"])
    #expect(code.files.first?.text == Self.noteClass)
    #expect(code.files.last?.text == Self.noteProperties)
    #expect(code.notes.isEmpty)
  }

  private static let noteClass = """
    import CoreData
    import Foundation

    /// The class of the entity "Note".
    nonisolated public class Note: NSManagedObject {}

    """

  private static let noteProperties = """
    import CoreData
    import Foundation

    nonisolated extension Note {
      @nonobjc public class func fetchRequest() -> NSFetchRequest<Note> {
        NSFetchRequest<Note>(entityName: "Note")
      }

      public var count: Int16 {
        get { value(forKey: "count") as? Int16 ?? 3 }
        set { setValue(newValue, forKey: "count") }
      }

      public var title: String? {
        get { value(forKey: "title") as? String }
        set { setValue(newValue, forKey: "title") }
      }

      public var owner: Human? {
        get { value(forKey: "owner") as? Human }
        set { setValue(newValue, forKey: "owner") }
      }
    }

    nonisolated extension Note: Identifiable {}

    """

  @Test func aCategoryIsOnlyTheExtensionAndManualIsNothing() throws {
    let code = try code(
      entities: """
        <entity name="A" representedClassName="A" codeGenerationType="category"/>
        <entity name="B" representedClassName="B"/>
        <entity name="C" representedClassName="NSManagedObject" codeGenerationType="class"/>
        <entity name="D" codeGenerationType="class"/>
        <entity name="E" representedClassName="E" codeGenerationType=""/>
        """)
    #expect(code.files.map(\.name) == ["A+CoreDataProperties.swift"])
  }

  @Test func aClassStandsBelowTheClassOfTheEntityAboveIt() throws {
    let code = try code(
      entities: """
        <entity name="Base" representedClassName="App.BaseItem" isAbstract="YES" codeGenerationType="class"/>
        <entity name="Leaf" representedClassName=".Leaf" parentEntity="Base" codeGenerationType="class"/>
        <entity name="Lost" representedClassName=".Lost" parentEntity="None" codeGenerationType="class"/>
        """)
    let classes = code.files.filter { $0.name.hasSuffix("Class.swift") }.map(\.text)
    #expect(
      classes.compactMap { $0.split(separator: "\n").last } == [
        "nonisolated public class BaseItem: NSManagedObject {}", "nonisolated public class Leaf: BaseItem {}",
        "nonisolated public class Lost: NSManagedObject {}",
      ])
    let properties = code.files.filter { $0.name.hasSuffix("Properties.swift") }.map(\.text)
    #expect(properties.map { $0.contains("Identifiable") } == [true, false, false])
    #expect(properties.first?.contains(#"NSFetchRequest<BaseItem>(entityName: "Base")"#) == true)
  }

  @Test(arguments: [
    ("String", "String"), ("Date", "Date"), ("Binary", "Data"), ("UUID", "UUID"), ("URI", "URL"),
    ("Decimal", "NSDecimalNumber"), ("Integer 64", "NSNumber"), ("Boolean", "NSNumber"), ("Transformable", "NSObject"),
    ("Undefined", "NSObject"), ("", "NSObject"), ("String\\n{}", "NSObject"),
  ])
  func objectsAreOptional(_ written: String, type: String) throws {
    #expect(
      try property("attributeType=\"\(written)\"") == [
        "public var a: \(type)? {", "get { value(forKey: \"a\") as? \(type) }",
      ])
  }

  @Test(arguments: [
    ("Integer 16", "Int16", "", "0"), ("Integer 32", "Int32", "-7", "-7"), ("Integer 64", "Int64", "99", "99"),
    ("Integer 16", "Int16", "99999", "0"), ("Double", "Double", "0.5", "0.5"), ("Float", "Float", "nan", "0"),
    ("Boolean", "Bool", "YES", "true"), ("Boolean", "Bool", "", "false"), ("Date", "TimeInterval", "", "0"),
    ("Double", "Double", "0 } ; exit(1)", "0"),
  ])
  func scalarsHaveTheirDefault(_ written: String, type: String, text: String, value: String) throws {
    #expect(
      try property("attributeType=\"\(written)\" defaultValueString=\"\(text)\" usesScalarValueType=\"YES\"") == [
        "public var a: \(type) {", "get { value(forKey: \"a\") as? \(type) ?? \(value) }",
      ])
  }

  @Test(arguments: [
    ("[Int64]", "[Int64]"), ("App.Item", "Item"), ("Other.Item", "Other.Item"), ("Item { get } ; exit(1)", "NSObject"),
  ])
  func aTransformedValueHasItsClass(_ written: String, type: String) throws {
    let lines = try property("attributeType=\"Transformable\" customClassName=\"\(written)\"")
    #expect(lines.first == "public var a: \(type)? {")
  }

  @Test func aRelationshipToManyHasMethods() throws {
    let code = try code(
      entities: """
        <entity name="N" representedClassName="N" codeGenerationType="category">
          <relationship name="items" toMany="YES" destinationEntity="Item"/></entity>
        <entity name="Item" representedClassName="Item"/>
        """)
    let text = code.files.first?.text ?? ""
    #expect(text.contains("  public var items: NSSet? {\n"))
    #expect(text.hasSuffix(Self.accessors))
  }

  private static let accessors = """

    // MARK: Generated accessors for items
    nonisolated extension N {
      public func addToItems(_ value: Item) {
        let changed = NSMutableSet(array: self.items?.allObjects ?? [])
        changed.add(value)
        self.items = changed
      }

      public func addToItems(_ values: NSSet) {
        let changed = NSMutableSet(array: self.items?.allObjects ?? [])
        for value in values.allObjects { changed.add(value) }
        self.items = changed
      }

      public func removeFromItems(_ value: Item) {
        let changed = NSMutableSet(array: self.items?.allObjects ?? [])
        changed.remove(value)
        self.items = changed
      }

      public func removeFromItems(_ values: NSSet) {
        let changed = NSMutableSet(array: self.items?.allObjects ?? [])
        for value in values.allObjects { changed.remove(value) }
        self.items = changed
      }
    }

    nonisolated extension N: Identifiable {}

    """

  @Test func anOrderedRelationshipHasPlaces() throws {
    let code = try code(
      entities: """
        <entity name="N" representedClassName="N" codeGenerationType="category">
          <relationship name="items" toMany="YES" ordered="YES" destinationEntity="N"/></entity>
        """)
    let lines = (code.files.first?.text ?? "").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains("public var items: NSOrderedSet? {"))
    #expect(
      lines.filter { $0.hasPrefix("public func") } == [
        "public func insertIntoItems(_ value: N, at idx: Int) {", "public func removeFromItems(at idx: Int) {",
        "public func insertIntoItems(_ values: [N], at indexes: NSIndexSet) {",
        "public func removeFromItems(at indexes: NSIndexSet) {",
        "public func replaceItems(at idx: Int, with value: N) {",
        "public func replaceItems(at indexes: NSIndexSet, with values: [N]) {",
        "public func addToItems(_ value: N) {", "public func addToItems(_ values: NSOrderedSet) {",
        "public func removeFromItems(_ value: N) {", "public func removeFromItems(_ values: NSOrderedSet) {",
      ])
  }

  @Test func hostileNamesAreLeftOut() throws {
    let code = try code(
      entities: """
        <entity name="N&quot;)}&#10;exit(1)" representedClassName="N" codeGenerationType="category">
          <attribute name="a: Int { exit(1) } var b" attributeType="String"/>
          <attribute name="default" attributeType="String"/>
          <relationship name="x()" toMany="YES" destinationEntity="N"/></entity>
        <entity name="M" representedClassName="../../M" codeGenerationType="class"/>
        <entity name="O" representedClassName="O {} ; exit(1)" codeGenerationType="class"/>
        """)
    #expect(code.files.map(\.name) == ["N+CoreDataProperties.swift"])
    #expect(
      code.files.first?.text == """
        import CoreData
        import Foundation

        nonisolated extension N {
          @nonobjc public class func fetchRequest() -> NSFetchRequest<N> {
            NSFetchRequest<N>(entityName: "N\\")}\\u{A}exit(1)")
          }

          public var `default`: String? {
            get { value(forKey: "default") as? String }
            set { setValue(newValue, forKey: "default") }
          }
        }

        nonisolated extension N: Identifiable {}

        """)
  }

  @Test func twoClassesOfOneNameAreOne() throws {
    let code = try code(
      entities: """
        <entity name="A" representedClassName="N" codeGenerationType="category"/>
        <entity name="B" representedClassName="n" codeGenerationType="category"/>
        """)
    #expect(code.files.map(\.name) == ["N+CoreDataProperties.swift"])
    #expect(code.notes.map(\.message) == ["there are two classes n: the second one is not generated"])
  }

  @Test func fetchedPropertiesAreNoted() throws {
    let code = try code(
      entities: """
        <entity name="A" representedClassName="A" codeGenerationType="category"><fetchedProperty name="b"/></entity>
        """)
    #expect(code.notes.map(\.message) == ["the fetched properties of A are not generated"])
  }

  @Test func theCurrentVersionCounts() throws {
    func entity(_ name: String) -> String {
      Self.model("<entity name=\"\(name)\" representedClassName=\"\(name)\" codeGenerationType=\"category\"/>")
    }
    var files = [
      "M.xcdatamodeld/M 1.xcdatamodel/contents": entity("A"), "M.xcdatamodeld/M 2.xcdatamodel/contents": entity("B"),
    ]
    #expect(try code(files).files.map(\.name) == ["A+CoreDataProperties.swift"])
    files["M.xcdatamodeld/.xccurrentversion"] = #"{ "_XCCurrentVersionName" = "M 2.xcdatamodel"; }"#
    #expect(try code(files).files.map(\.name) == ["B+CoreDataProperties.swift"])
    files["M.xcdatamodeld/.xccurrentversion"] = #"{ "_XCCurrentVersionName" = "../../M 2.xcdatamodel"; }"#
    #expect(try code(files).files.map(\.name) == ["A+CoreDataProperties.swift"])
    #expect(
      try code(["M.xcdatamodel/contents": entity("C")], named: "M.xcdatamodel").files.map(\.name) == [
        "C+CoreDataProperties.swift"
      ])
  }

  @Test func modelsThatCannotBeReadAreNoted() throws {
    let file = "M.xcdatamodeld/M.xcdatamodel/contents"
    #expect(try code([:]).notes.map(\.message) == ["the data model has no version"])
    #expect(
      try code(["M.xcdatamodeld/M.xcdatamodel/elements": ""]).notes.map(\.message) == [
        "the data model could not be read: no such file"
      ])
    for text in ["", "<entity/>", "<!DOCTYPE model><model/>"] {
      #expect(try code([file: text]).notes.map(\.message) == ["the data model is no XML of Xcode's data models"])
    }
  }

  @Test func aPipeIsNotRead() throws {
    let folder = try TemporaryFolder(["M.xcdatamodel/layout": ""])
    #expect(mkfifo(folder.path("M.xcdatamodel/contents"), 0o600) == 0)
    let model = CoreDataModel(folder.path("M.xcdatamodel"), module: "App")
    #expect(model.notes.map(\.message) == ["the data model could not be read: it is a pipe, not a file"])
  }
}
