import Testing

@testable import Projects

/// What clang is given of a header reads no other files than those that were found.
struct HeaderDirectiveTests {
  /// The lines that clang is given, where every quoted header is found and named `found.h`.
  private func safe(_ text: String) -> [String] {
    HeaderText(text.utf8).lines.map { line in
      HeaderDirective.safe(line, file: { $0.isQuoted && !$0.name.hasPrefix("/") ? "found.h" : nil }) {
        $0.name == "A/A.h"
      }
    }.filter { !$0.isEmpty }
  }

  @Test(arguments: [
    "#include </etc/passwd>", "#  include \"/etc/passwd\"", "#/**/include \"/etc/passwd\"",
    "#inc\\\nlude \"/etc/passwd\"",
    "%:include \"/etc/passwd\"", "# \\  \n include \"/etc/passwd\"", "#include MACRO", "#embed \"/etc/passwd\"",
    "#pragma clang module load X", "#line 1 \"/etc/passwd\"", "#include_next \"/etc/passwd\"", "/* */ #import </a>",
    "#__include_macros \"/etc/passwd\"", "#pragma include_alias(\"a\", \"b\")", "#error no", "@import X;",
    "#ident \"a\"", "\u{0}#include \"/etc/passwd\"", "#\u{0}include \"/etc/passwd\"",
  ])
  func otherFilesAreNotRead(_ text: String) { #expect(safe(text).isEmpty) }

  @Test func foundHeadersAreImported() {
    #expect(
      safe("#import \"View.h\"\n#include \"../Kit/Kit.h\" // why") == ["#import \"found.h\"", "#import \"found.h\""])
  }

  @Test func conditionsKnowWhatIsThere() {
    #expect(safe("#if __has_include(<A/A.h>)\nint a;\n#endif") == ["#if 1", "int a;", "#endif"])
    #expect(safe("#if __has_include(\"/etc/passwd\")\n#endif") == ["#if 0", "#endif"])
    #expect(safe("#if __has_include(PASSWD)\n#endif") == ["#if 0 &&(PASSWD)", "#endif"])
  }

  @Test func commentsAreLeftOut() {
    #expect(HeaderText("a /* b\nc */ d // e\n\"/* f */\" '\"' g\\\nh".utf8).lines == ["a   d ", "\"/* f */\" '\"' gh"])
    #expect(HeaderText("/* a".utf8).lines.isEmpty)
    #expect(HeaderText("\"a\n#b".utf8).lines == ["\"a", "#b"])
  }

  @Test func headersAreWordsAndSigns() {
    let text = "@interface A:B<C>{ int x_1; } // no\nf(@\"a \\\" b\", 'c', 1.5é);\"open"
    let tokens = HeaderTokens(HeaderText(text.utf8)).tokens
    #expect(
      tokens == [
        "@interface", "A", ":", "B", "<", "C", ">", "{", "int", "x_1", ";", "}", "f", "(", "@", "\"", ",", "'", "c",
        "'", ",",
        "1", ".", "5", ")", ";", "\"",
      ])
  }

  @Test func partsOfProtocolsAreMarked() {
    #expect(safe("@optional") == ["@optional -(void)snugOptionalMembersFollow;"])
    #expect(safe("@required") == ["@required -(void)snugRequiredMembersFollow;"])
  }
}
