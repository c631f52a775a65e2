import Foundation
import InterfaceBuilder

/// Damaged asset catalogs: the description of a picture, and the picture's file.
struct CatalogFuzz {
  let seed: UInt64

  /// The damaged picture.
  var contents: [UInt8] { parts.picture.bytes }

  private var parts: (contents: [UInt8], picture: (name: String, bytes: [UInt8])) {
    var random = FuzzGenerator(seed: seed)
    var picture = random.pick(Self.pictures)
    var contents = Array(Self.contents.replacing("FILE", with: picture.name).utf8)
    if random.once(in: 3) {
      for _ in 0...random.below(3) { random.pick(ByteMutation.allCases).apply(to: &contents, random: &random) }
    }
    for _ in 0...random.below(4) { random.pick(ByteMutation.allCases).apply(to: &picture.bytes, random: &random) }
    return (contents, picture)
  }

  func run() throws {
    let folder = try ScratchFolder()
    let (contents, picture) = parts
    try folder.write(Array(Self.document.utf8), to: "App/Main.xib")
    try folder.write([], to: "App/Package.swift")
    try folder.write(contents, to: "App/A.xcassets/a.imageset/Contents.json")
    try folder.write(picture.bytes, to: "App/A.xcassets/a.imageset/\(picture.name)")
    try folder.write(contents, to: "App/A.xcassets/a.colorset/Contents.json")
    let document = try InterfaceDocument.load(contentsOf: "\(folder.path)/App/Main.xib")
    for scene in document.scenes {
      let loaded = document.instantiate(scene, in: .designTime(of: document))
      loaded.layout()
      try FiniteFrames.check(loaded.rootView)
    }
  }

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES" toolsVersion="21507"><objects>
    <view id="root"><subviews><imageView id="one" image="a" translatesAutoresizingMaskIntoConstraints="NO"/>
    <button id="two"><state key="normal" image="a"/></button></subviews>
    <color key="backgroundColor" name="a"/></view></objects></document>
    """
  private static let contents = """
    {"images": [{"idiom": "universal", "scale": "2x", "filename": "FILE",
      "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1}, "cap-insets": {"top": 1.5, "left": 2}}}],
     "colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "0xFF", "green": "0.5", "blue": "128", "alpha": "1.000"}}}],
     "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true}}
    """
  private static let exif: [UInt8] =
    Array("Exif\0\0".utf8)
    + [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
  static let pictures: [(name: String, bytes: [UInt8])] = [
    (
      "a.png",
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 40, 0, 0, 0, 30, 8, 6, 0, 0, 0, 1, 2, 3, 4]
    ),
    (
      "a.jpg",
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
        + [0xFF, 0xDB, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 0, 60, 0, 80, 1, 1, 0x11, 0, 0xFF, 0xDA]
    ),
    ("a.pdf", Array("%PDF-1.5\n1 0 obj << /Type /Page /MediaBox [ 0 0 25.5 30 ] >> endobj".utf8)),
    (
      "a.svg",
      Array(
        """
        <?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [<!ENTITY n "http://a"><!ENTITY m "&n;&n;">]>
        <svg xmlns="&n;" id="&m;" width="24px" height="1in" viewBox="0 0 24 96"><path d="M0 0"/></svg>
        """.utf8)
    ),
  ]
}
