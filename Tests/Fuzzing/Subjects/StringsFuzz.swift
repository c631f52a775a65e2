import Foundation
import InterfaceBuilder

/// Damaged files of translations: strings files, strings dictionaries and string catalogs.
struct StringsFuzz {
  let seed: UInt64

  /// The name and the content of the damaged file.
  var file: (name: String, bytes: [UInt8]) {
    var random = FuzzGenerator(seed: seed)
    let (name, text) = random.pick(Self.files)
    var bytes = Array(text.utf8)
    for _ in 0...random.below(6) { random.pick(ByteMutation.allCases).apply(to: &bytes, random: &random) }
    return (name, bytes)
  }

  func run() throws {
    let folder = try ScratchFolder()
    try folder.write(Array(Self.document.utf8), to: "Base.lproj/Main.xib")
    let file = file
    try folder.write(file.bytes, to: file.name)
    let document = try InterfaceDocument.load(contentsOf: "\(folder.path)/Base.lproj/Main.xib")
    for language in document.languages + ["de"] {
      var environment = Environment.designTime(of: document)
      environment.locale = language
      for scene in document.scenes {
        let loaded = document.instantiate(scene, in: environment)
        loaded.layout()
        try FiniteFrames.check(loaded.rootView)
      }
    }
  }

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES" toolsVersion="21507"><objects>
    <view id="root"><subviews><label id="one" text="One"/><button id="two"><state key="normal" title="Two"/></button>
    </subviews></view></objects></document>
    """
  private static let files = [
    (
      "de.lproj/Main.strings",
      "/* Class = \"UILabel\"; text = \"One\"; */\n\"one.text\" = \"Eins \\U00e4\\n\\\"x\\\"\"; // Ende\n\"two.normalTitle\" = \"Zwei\";\nk = v;\n"
    ),
    (
      "de.lproj/Main.strings",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"x\">\n<plist version=\"1.0\"><dict><key>one.text</key><string>Eins</string><key>b</key><data>AAEC</data><key>c</key><real>1.5</real><key>d</key><date>2020-01-01T00:00:00Z</date></dict></plist>"
    ),
    (
      "de.lproj/Main.stringsdict",
      "<plist version=\"1.0\"><dict><key>one.text</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>other</key><string>%d Stück</string><key>one</key><string>eins</string></dict></dict><key>a</key><array><integer>3</integer><true/></array></dict></plist>"
    ),
    (
      "Main.xcstrings",
      "{\"sourceLanguage\":\"en\",\"strings\":{\"one.text\":{\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Eins\"}},\"fr\":{\"variations\":{\"plural\":{\"other\":{\"stringUnit\":{\"value\":\"un\"}}}}}}}},\"version\":\"1.0\"}"
    ),
  ]
}
