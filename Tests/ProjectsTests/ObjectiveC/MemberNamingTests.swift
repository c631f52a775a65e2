import Testing

@testable import Projects

/// Members have the names that Swift's compiler gives them. The examples are of Apple's documentation.
struct MemberNamingTests {
  /// The name of a method of a class, of which only the types count.
  private func name(
    _ selector: String, of type: String, _ parameters: [String] = [], returns result: String = "void",
    isInstance: Bool = true, properties: Set<String> = []
  ) throws -> String {
    let types = try parameters.map { try #require(ObjectiveCTypeParser.type($0)) }
    var method = ObjectiveCMethod(selector: selector, result: try #require(ObjectiveCTypeParser.type(result)))
    method.isInstance = isInstance
    method.parameters = types.enumerated().map { .init(name: "p\($0.offset)", type: $0.element) }
    let names = PropertyNames(ofObjects: properties, ofClass: properties)
    let naming = MemberNaming(ObjectiveCContainer(name: type), isClass: true, aliases: [:], properties: names)
    let imported = naming.name(of: method)
    return imported.name.key + (imported.error == nil ? "" : " throws")
  }

  @Test(arguments: [
    (
      "UIViewController", "dismissViewControllerAnimated:completion:", ["BOOL", "void (^)(void)"],
      "dismiss(animated:completion:)"
    ),
    (
      "UIViewController", "presentViewController:animated:completion:",
      ["UIViewController *", "BOOL", "void (^)(void)"],
      "present(_:animated:completion:)"
    ),
    ("UIView", "insertSubview:atIndex:", ["UIView *", "NSInteger"], "insertSubview(_:at:)"),
    ("UIView", "convertPoint:toView:", ["CGPoint", "UIView *"], "convert(_:to:)"),
    ("UITableView", "deselectRowAtIndexPath:animated:", ["NSIndexPath *", "BOOL"], "deselectRow(at:animated:)"),
    (
      "UITableView", "registerNib:forCellReuseIdentifier:", ["UINib *", "NSString *"],
      "register(_:forCellReuseIdentifier:)"
    ),
    (
      "UITableView", "reloadRowsAtIndexPaths:withRowAnimation:",
      ["NSArray<NSIndexPath *> *", "UITableViewRowAnimation"],
      "reloadRows(at:with:)"
    ),
    ("UIBezierPath", "addLineToPoint:", ["CGPoint"], "addLine(to:)"),
    ("UIBezierPath", "moveToPoint:", ["CGPoint"], "move(to:)"),
    ("UIButton", "setTitle:forState:", ["NSString *", "UIControlState"], "setTitle(_:for:)"),
    ("UIScrollView", "scrollRectToVisible:animated:", ["CGRect", "BOOL"], "scrollRectToVisible(_:animated:)"),
    ("NSObject", "performSelector:withObject:afterDelay:", ["SEL", "id", "double"], "perform(_:with:afterDelay:)"),
    ("App", "openItem:", ["id"], "openItem(_:)"), ("App", "close", [], "close()"),
    ("Feed", "loadURL:", ["NSURL *"], "load(_:)"),
    ("Feed", "loadWithCompletion:", ["void (^)(BOOL)"], "load(completion:)"),
    ("Feed", "URLForItem:", ["Item *"], "url(for:)"),
  ])
  func wordsThatTypesSayAreLeftOut(_ type: String, selector: String, parameters: [String], name: String) throws {
    #expect(try self.name(selector, of: type, parameters) == name)
  }

  @Test(arguments: [
    (
      "UINavigationController", "pushViewController:animated:", ["UIViewController *", "BOOL"], "viewControllers",
      "pushViewController(_:animated:)"
    ),
    ("Shelf", "removeBook:", ["Book *"], "books", "removeBook(_:)"),
    ("Shelf", "removeBook:", ["Book *"], "", "remove(_:)"),
  ])
  func wordsStayThatSayWhichProperty(
    _ type: String, selector: String, parameters: [String], property: String, name: String
  ) throws {
    #expect(try self.name(selector, of: type, parameters, properties: [property]) == name)
  }

  @Test(arguments: [
    ("initWithFrame:", ["CGRect"], "init(frame:)"), ("init", [], "init()"), ("initForReading", [], "init(forReading:)"),
    ("initWithURL:size:", ["NSURL *", "CGSize"], "init(url:size:)"), ("initialise", [], "initialise()"),
    ("initWithSelf:", ["id"], "init(self:)"),
  ])
  func initializersHaveLabels(_ selector: String, parameters: [String], name: String) throws {
    let result = selector.hasPrefix("initialise") ? "void" : "instancetype"
    if name == "init(self:)" {
      // Where the label would be a keyword, “with” stays.
      #expect(try self.name(selector, of: "Photo", parameters, returns: result) == "init(withSelf:)")
    } else {
      #expect(try self.name(selector, of: "Photo", parameters, returns: result) == name)
    }
  }

  @Test func methodsThatMakeAnObjectAreInitializers() throws {
    #expect(
      try name("colorWithRed:alpha:", of: "UIColor", ["CGFloat", "CGFloat"], returns: "UIColor *", isInstance: false)
        == "init(red:alpha:)")
    #expect(
      try name("bezierPathWithOvalInRect:", of: "UIBezierPath", ["CGRect"], returns: "instancetype", isInstance: false)
        == "init(ovalIn:)")
    #expect(try name("redColor", of: "UIColor", returns: "UIColor *", isInstance: false) == "red()")
    #expect(
      try name("colorNamed:", of: "Paint", ["NSString *"], returns: "UIColor *", isInstance: false) == "colorNamed(_:)")
  }

  @Test func errorsAreThrown() throws {
    let error = "NSError * _Nullable __autoreleasing * _Nullable"
    #expect(
      try name("removeItemAtPath:error:", of: "Disk", ["NSString *", error], returns: "BOOL")
        == "removeItem(atPath:) throws")
    #expect(try name("saveAndReturnError:", of: "Disk", [error], returns: "BOOL") == "save() throws")
    #expect(
      try name("itemAtPath:error:", of: "Disk", ["NSString *", error], returns: "Item * _Nullable")
        == "item(atPath:) throws")
    #expect(
      try name("itemAtPath:error:", of: "Disk", ["NSString *", error], returns: "Item * _Nonnull")
        == "item(atPath:error:)")
    #expect(try name("failed:", of: "Disk", [error], returns: "void") == "failed(_:)")
  }

  @Test(arguments: [
    ("enabled", "isEnabled", "BOOL", "isEnabled"), ("enabled", "isEnabled", "int", "enabled"),
    ("backgroundColor", nil, "UIColor *", "backgroundColor"), ("URL", nil, "NSURL *", "url"),
    ("HTMLString", nil, "NSString *", "htmlString"),
  ])
  func booleanPropertiesHaveTheNameOfTheirGetter(
    _ property: String, getter: String?, type: String, name: String
  ) throws {
    var declared = ObjectiveCProperty(name: property, type: try #require(ObjectiveCTypeParser.type(type)))
    declared.getter = getter
    let naming = MemberNaming(
      ObjectiveCContainer(name: "Page"), isClass: true, aliases: [:], properties: PropertyNames())
    #expect(naming.name(of: declared).key == name)
  }

  @Test func anAttributeSaysTheName() throws {
    var method = ObjectiveCMethod(selector: "doIt:", result: ObjectiveCType("void"))
    method.parameters = [.init(name: "a", type: ObjectiveCType("int"))]
    let naming = MemberNaming(
      ObjectiveCContainer(name: "Page"), isClass: true, aliases: [:], properties: PropertyNames())
    method.attributes.swiftName = "perform(twice:)"
    #expect(naming.name(of: method).name.key == "perform(twice:)")
    for wrong in ["perform(", "perform(a:b:)", "perform() { exit(1) }", "a b", "", "perform"] {
      method.attributes.swiftName = wrong
      #expect(naming.name(of: method).name.key == "do(it:)" || naming.name(of: method).name.key == "doIt(_:)")
    }
    method.attributes = ObjectiveCAttributes(isRefined: true)
    #expect(naming.name(of: method).name.key == "__doIt(_:)")
  }
}
