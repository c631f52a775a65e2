import Foundation
import InputFiles
import TestSupport
import Testing

@testable import Projects

/// Headers are found in the checkout, and nowhere else.
struct ObjectiveCHeadersTests {
  private func headers(_ folder: TemporaryFolder, _ name: String = "App.h") throws -> ObjectiveCHeaders {
    ProjectRoots.add(folder.path)
    return try ObjectiveCHeaders(bridgingHeader: folder.path(name), folders: [folder.path])
  }

  private func contents(_ headers: ObjectiveCHeaders, _ name: String) -> String? {
    headers.files.first { $0.name == name }?.contents
  }

  @Test func headersLeadToOthers() throws {
    let folder = try TemporaryFolder([
      "App.h": "#import \"View.h\"\n#import <Kit/Kit.h>\n#import <UIKit/UIKit.h>\n@import MapKit;\n",
      "Deep/View.h": "#import \"App.h\"\nint view;\n", "Other/Kit/Kit.h": "int kit;\n", "Lone.h": "int lone;\n",
    ])
    let headers = try headers(folder)
    #expect(headers.count == 3)
    #expect(headers.frameworks == ["MapKit", "UIKit"])
    #expect(
      headers.files.map(\.name) == ["snug-frameworks.h", "snug-main.h", "h0.h", "h1.h", "h2.h"])
    #expect(contents(headers, "h0.h") == "#import \"h1.h\"\n#import \"h2.h\"\n\n\n")
    #expect(contents(headers, "h1.h") == "#import \"h0.h\"\nint view;\n")
  }

  @Test func theNearestHeaderIsTaken() throws {
    let folder = try TemporaryFolder([
      "App/App.h": "#import \"A.h\"\n", "App/A.h": "int near;\n", "Far/A.h": "int far;\n",
    ])
    #expect(contents(try headers(folder, "App/App.h"), "h1.h") == "int near;\n")
  }

  @Test func linksThatLeadOutAreNotFollowed() throws {
    let outside = try TemporaryFolder(["Secret.h": "int secret;\n"])
    let folder = try TemporaryFolder(["App.h": "#import \"Secret.h\"\n#import \"In.h\"\n", ".git/HEAD": ""])
    try folder.link("Secret.h", to: outside.path("Secret.h"))
    try folder.link("Folder", to: outside.path)
    try folder.link("In.h", to: folder.path("Real.h"))
    try folder.write("int real;\n", to: "Real.h")
    let headers = try headers(folder)
    #expect(headers.files.allSatisfy { !$0.contents.contains("secret") })
    #expect(headers.files.contains { $0.contents == "int real;\n" })
    #expect(headers.notes.map(\.message) == ["the header cannot be read: a link leads out of the project"])
  }

  @Test func aBridgingHeaderThatIsMissingIsAnError() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ObjectiveCError.self) { try headers(folder, "None.h") }
  }

  @Test func macrosWithValuesAreConstants() throws {
    let folder = try TemporaryFolder([
      "App.h": """
      #define COUNT 3
      #define NAME @"a"
      #define HALF (0.5f)
      #define MASK 0xFFu
      #define CALL(x) x
      #define OTHER COUNT
      #define EMPTY
      #define WRONG 3; exit(1)
      """
    ])
    let constants = try headers(folder).constants
    #expect(constants.map(\.name) == ["COUNT", "NAME", "HALF", "MASK"])
    #expect(constants.map(\.value) == ["3", "\"", "0.5", "0xFF"])
  }

  @Test func whatNobodyDeclaresIsDeclared() throws {
    let folder = try TemporaryFolder([
      "App.h": """
      typedef NS_ENUM(NSInteger, Kind) { KindA };
      typedef void (^Done)(UIImage *image);
      @interface View : UIView <UITextFieldDelegate>
      - (UITableViewStyle)style:(Kind)kind with:(id<Painter>)painter done:(Done)done;
      @property (nonatomic) NSArray<NSNumber *> *numbers;
      KIT_HIDDEN - (void)hide KIT_SINCE(12);
      @end
      """
    ])
    let text = try #require(contents(try headers(folder), "snug-frameworks.h"))
    for line in [
      "@interface UIView : NSObject", "@interface UIImage : NSObject", "@interface NSNumber : NSObject",
      "@protocol UITextFieldDelegate", "@protocol Painter", "typedef struct { long _; } UITableViewStyle;",
      "#define KIT_HIDDEN", "#define KIT_SINCE(...)",
    ] {
      #expect(text.contains("\(line)\n"))
    }
    #expect(!text.contains(" Kind;") && !text.contains("Done") && !text.contains("@interface View "))
  }

  @Test func headersAreLimited() throws {
    let folder = try TemporaryFolder(["App.h": "#import \"Big.h\"\n"])
    try folder.write(Data(count: 5 << 20), to: "Big.h")
    let headers = try headers(folder)
    #expect(headers.count == 1)
    #expect(headers.notes.map(\.message) == ["the header cannot be read: it is larger than 4 MB"])
  }
}
