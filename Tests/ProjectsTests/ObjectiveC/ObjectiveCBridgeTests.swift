import Testing

@testable import Projects

/// Headers become Swift declarations, as Swift's compiler would import them.
@Suite(.enabled(if: Clang.path != nil, "clang is not installed"))
struct ObjectiveCBridgeTests {
  /// The lines of the declarations, without the imports and the helper.
  private func lines(_ source: InertSource) -> [String] {
    source.text.split(separator: "\n").map(String.init).dropFirst().drop { $0.contains("import ") }
      .prefix { !$0.hasPrefix("///") }.map { $0 }
  }

  private func lines(_ header: String, declaredInSwift: Set<String> = []) throws -> [String] {
    lines(try Clang.source(header, declaredInSwift: declaredInSwift))
  }

  @Test func aClassHasPropertiesAndMethods() throws {
    let lines = try lines(
      """
      #import <UIKit/UIKit.h>
      NS_ASSUME_NONNULL_BEGIN
      @class Book;
      @interface Shelf : NSObject
      @property (nonatomic, copy) NSString *title;
      @property (nonatomic, copy, nullable) NSArray<NSNumber *> *counts;
      @property (nonatomic, readonly, getter=isFull) BOOL full;
      @property (nonatomic, weak, nullable) UIView *view;
      @property (nonatomic) void (^handler)(BOOL done);
      @property (class, nonatomic, readonly) Shelf *shared;
      - (void)putBook:(nullable Book *)book atIndex:(NSInteger)index;
      - (BOOL)saveToPath:(NSString *)path error:(NSError **)error;
      - (id)anything:(Class)type;
      - (void)log:(NSString *)format, ...;
      - (void)hidden NS_SWIFT_UNAVAILABLE("no");
      @end
      @interface Shelf (Count)
      - (NSUInteger)count;
      @end
      NS_ASSUME_NONNULL_END
      """, declaredInSwift: ["Book"])
    #expect(
      lines == [
        "open class Shelf: NSObject {",
        "  open var title: String = \"\"",
        "  open var counts: [NSNumber]? = nil",
        "  open var isFull: Bool { false }",
        "  open weak var view: UIView? = nil",
        "  open lazy var handler: (Bool) -> Void = snugInert()",
        "  open class var shared: Shelf { snugInertShared() }",
        "  func put(_ book: Book?, at index: Int) {}",
        "  open func save(toPath path: String) throws {}",
        "  @discardableResult open func anything(_ type: AnyClass) -> Any { NSObject() }",
        "  @discardableResult open func count() -> Int { 0 }",
        "}",
      ])
  }

  @Test func whatIsNotSaidMayBeUnwrapped() throws {
    let lines = try lines(
      """
      #import <UIKit/UIKit.h>
      @interface Shelf : NSObject
      @property (nonatomic) NSString *title;
      @property (nonatomic) UIView *view;
      - (NSArray *)books:(NSDictionary *)options done:(void (^)(NSString *, NSError *))done;
      + (instancetype)make;
      @end
      """)
    #expect(
      lines == [
        "open class Shelf: NSObject {",
        "  open var title: String! = \"\"",
        "  open lazy var view: UIView! = snugInertIfPossible()",
        "  @discardableResult open func books(_ options: [AnyHashable: Any]!, done: ((String?, (any Error)?) -> Void)!)"
          + " -> [Any]! { [] }",
        "  @discardableResult open class func make() -> Self! { snugInertSharedIfPossible() }",
        "}",
      ])
  }

  @Test func initializersCallThoseOfTheSuperclass() throws {
    let lines = try lines(
      """
      NS_ASSUME_NONNULL_BEGIN
      @interface Badge : UILabel
      - (instancetype)initWithFrame:(CGRect)frame;
      - (nullable instancetype)initWithCount:(int)count NS_DESIGNATED_INITIALIZER;
      + (instancetype)badgeWithText:(NSString *)text;
      - (void)layoutSubviews;
      @end
      @interface Star : Badge
      @end
      NS_ASSUME_NONNULL_END
      """)
    #expect(
      lines == [
        "open class Badge: UILabel {",
        "  public init?(count: Int32) { super.init(frame: CGRect()) }",
        "  public override init(frame argument0: CGRect) { super.init(frame: argument0) }",
        "  public required init?(coder argument0: NSCoder) { super.init(coder: argument0) }",
        "  public convenience init(text: String) { self.init(frame: CGRect()) }",
        "}",
        "open class Star: Badge {",
        "}",
      ])
  }

  @Test func protocolsHaveOptionalMembers() throws {
    let source = try Clang.source(
      """
      NS_ASSUME_NONNULL_BEGIN
      @class Shelf;
      @protocol ShelfDelegate <NSObject>
      - (void)shelfDidChange:(Shelf *)shelf;
      @property (nonatomic, readonly) NSInteger limit;
      @optional
      - (BOOL)shelf:(Shelf *)shelf canRemoveBookAtIndex:(NSInteger)index;
      @required
      - (void)shelfWillClose;
      @end
      @interface Shelf : NSObject <ShelfDelegate>
      @property (nonatomic, weak, nullable) id<ShelfDelegate> delegate;
      @end
      NS_ASSUME_NONNULL_END
      """)
    #expect(source.optionalMembers == ["shelf"])
    let method = "func shelf(_ shelf: Shelf, canRemoveBookAt index: Int) -> Bool"
    #expect(
      lines(source) == [
        "public protocol ShelfDelegate: NSObjectProtocol {", "  var limit: Int { get }",
        "  func shelfDidChange(_ shelf: Shelf)", "  \(method)", "  func shelfWillClose()", "}",
        "extension ShelfDelegate {", "  @discardableResult public \(method) { false }", "}",
        "open class Shelf: NSObject, ShelfDelegate {", "  open weak var delegate: (any ShelfDelegate)? = nil",
        "  open var limit: Int { 0 }", "  open func shelfDidChange(_ shelf: Shelf) {}",
        "  @discardableResult open \(method) { false }", "  open func shelfWillClose() {}", "}",
      ])
  }

  @Test func protocolsOfFrameworksAreMet() throws {
    let lines = try lines("@interface Source : NSObject <UITableViewDataSource, NSCoding>\n@end\n")
    #expect(lines.first == "open class Source: NSObject, UITableViewDataSource, NSCoding {")
    #expect(lines.contains("  open func rows(in section: Int) -> Int { snugInert() }"))
  }

  @Test func enumerationsAreOfThreeKinds() throws {
    let lines = try lines(
      """
      typedef NS_ENUM(NSInteger, Mode) { ModeOn, ModeOff = 4, ModeDefault = ModeOn };
      typedef NS_OPTIONS(NSUInteger, Edges) { EdgeNone = 0, EdgeLeft = 1 << 0, EdgeRight = 1 << 1 };
      typedef enum { PlainOne, PlainTwo } Plain;
      enum { Limit = 7 };
      typedef NS_ENUM(uint8_t, Named) { NamedA NS_SWIFT_NAME(alpha), NamedBeta } NS_SWIFT_NAME(Other);
      """)
    #expect(
      lines == [
        "public enum Mode: Int, Sendable {", "  case on = 0", "  case off = 4",
        "  public static var `default`: Mode { .on }", "}",
        "public struct Edges: OptionSet, Sendable {", "  public let rawValue: UInt",
        "  public init(rawValue: UInt) { self.rawValue = rawValue }",
        "  public static var none: Edges { Edges(rawValue: 0) }",
        "  public static var left: Edges { Edges(rawValue: 1) }",
        "  public static var right: Edges { Edges(rawValue: 2) }", "}",
        "public struct Plain: RawRepresentable, Hashable, Sendable {", "  public var rawValue: UInt32",
        "  public init(_ rawValue: UInt32) { self.rawValue = rawValue }",
        "  public init(rawValue: UInt32) { self.rawValue = rawValue }", "}",
        "public var PlainOne: Plain { Plain(0) }", "public var PlainTwo: Plain { Plain(1) }",
        "public var Limit: Int { 7 }",
        "public enum Other: UInt8, Sendable {", "  case alpha = 0", "  case beta = 1", "}",
      ])
  }

  @Test func globalsStayDifferentFromEachOther() throws {
    let lines = try lines(
      """
      typedef NSString *Key NS_TYPED_EXTENSIBLE_ENUM;
      extern Key const KeyFirst;
      extern NSString * const ShelfDidChangeNotification;
      extern NSString * const kShelfName;
      static const CGFloat ShelfWidth = 3.5;
      #define SHELF_ROWS 4
      typedef struct { CGFloat top; int rows; } Layout;
      double area(Layout layout, NSString *name);
      void trace(const char *text) NS_SWIFT_NAME(Layout.trace(_:));
      """)
    #expect(
      lines == [
        "public struct Layout {", "  public var top: CGFloat", "  public var rows: Int32",
        "  public init() { self.top = 0; self.rows = 0 }",
        "  public init(top: CGFloat, rows: Int32) { self.top = top; self.rows = rows }", "}",
        "public struct Key: RawRepresentable, Hashable, Sendable {", "  public var rawValue: String",
        "  public init(_ rawValue: String) { self.rawValue = rawValue }",
        "  public init(rawValue: String) { self.rawValue = rawValue }", "}",
        "extension Key { public static var first: Key { Key(rawValue: \"KeyFirst\") } }",
        "extension Notification.Name { public static let ShelfDidChange = Notification.Name(\"ShelfDidChangeNotification\") }",
        "public var kShelfName: String { \"kShelfName\" }", "public var ShelfWidth: CGFloat { 3.5 }",
        "public var SHELF_ROWS: Int32 { 4 }",
        "@discardableResult public func area(_ layout: Layout, _ name: String!) -> Double { 0 }",
        "extension Layout { public static func trace(_ text: UnsafePointer<Int8>!) {} }",
      ])
  }

  @Test func categoriesOfFrameworksAreExtensions() throws {
    let lines = try lines(
      """
      NS_ASSUME_NONNULL_BEGIN
      @interface UIColor (Brand)
      + (UIColor *)brandColor;
      + (UIColor *)colorWithHex:(NSInteger)hex;
      @property (nonatomic, readonly) NSString *hexText;
      @end
      NS_ASSUME_NONNULL_END
      """)
    #expect(
      lines == [
        "extension UIColor {", "  public var hexText: String { \"\" }",
        "  @discardableResult public static func brand() -> UIColor { snugInertShared() }",
        "  public convenience init(hex: Int) { self.init() }", "}",
      ])
  }

  @Test func unknownTypesAreListed() throws {
    let header = """
      @interface Player : KitPlayerView
      @property (nonatomic) KitSession *session;
      - (void)playAtRate:(KitRate)rate;
      @end
      """
    let source = try Clang.source(header)
    #expect(source.missingTypes == ["KitPlayerView", "KitRate", "KitSession"])
    #expect(source.leftOut == [.init(declaration: "-[Player playAtRate:]", reason: "nobody declares the type KitRate")])
    #expect(lines(source) == ["open class Player: UIView {", "  open var session: Any! = nil", "}"])
    let named = try Clang.source(header, keepsUnknownClasses: true)
    #expect(lines(named).contains("  open lazy var session: KitSession! = snugInertIfPossible()"))
  }

  @Test func whatSwiftDeclaresIsNotDeclaredAgain() throws {
    let source = try Clang.source(
      "@class Note;\n@interface Tag : NSObject\n@property (nonatomic) Note *note;\n@end\n@interface Old : NSObject\n@end\n",
      declaredInSwift: ["Note", "Old"])
    #expect(source.classes == ["Tag"])
    #expect(lines(source) == ["open class Tag: NSObject {", "  lazy var note: Note! = snugInertIfPossible()", "}"])
  }

  @Test func keywordsStandInBackticks() throws {
    let lines = try lines(
      "NS_ASSUME_NONNULL_BEGIN\n@interface A : NSObject\n- (void)repeat:(int)in for:(int)where;\n@property int class;\n@end\n"
        + "NS_ASSUME_NONNULL_END\n")
    #expect(lines.contains("  open func `repeat`(_ `in`: Int32, for `where`: Int32) {}"))
    #expect(lines.contains("  open var `class`: Int32 = 0"))
  }

  @Test func errorsOfHeadersCostOnlyWhatTheyAreIn() throws {
    let lines = try lines(
      "@interface A : NSObject\n- (void)a:(\n- (void)b;\n@end\nint x y z;\n@interface B : NSObject\n@end\n")
    #expect(lines.contains("open class B: NSObject {"))
  }

  @Test func textOfHeadersDoesNotReachTheSource() throws {
    let source = try Clang.source(
      #"""
      void f(void) __attribute__((swift_name("g() { exit(1) }")));
      extern NSString * const A NS_SWIFT_NAME(b = 1; let c);
      #define TEXT @"\") exit(1) //"
      typedef NS_ENUM(NSInteger, E) { EA NS_SWIFT_NAME(a; exit(1)), EB };
      """#)
    #expect(!source.text.contains("exit"))
  }

  @Test func frameworksOfTheHeaderAreSeenByAllSources() throws {
    let source = try Clang.source("#import <UIKit/UIKit.h>\n#import <Nobody/Nobody.h>\n@class A;\n")
    #expect(source.text.contains("\n@_exported import UIKit\n"))
    #expect(!source.text.contains("Nobody"))
  }
}
