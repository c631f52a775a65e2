import Drawing
import Foundation
import InterfaceBuilder
import UIKit

/// Damaged pictures of an asset catalog, in a document that is drawn.
struct PicturesFuzz {
  let seed: UInt64

  /// The name and the content of the damaged picture.
  var picture: (name: String, bytes: [UInt8]) {
    var random = FuzzGenerator(seed: seed)
    var picture = random.pick(Self.pictures)
    for _ in 0...random.below(4) { random.pick(ByteMutation.allCases).apply(to: &picture.bytes, random: &random) }
    return picture
  }

  func run() throws {
    let folder = try ScratchFolder()
    let picture = picture
    let contents = "{\"images\": [{\"idiom\": \"universal\", \"scale\": \"1x\", \"filename\": \"\(picture.name)\"}]}"
    try folder.write(Array(Self.document.utf8), to: "App/Main.xib")
    try folder.write([], to: "App/Package.swift")
    try folder.write(Array(contents.utf8), to: "App/A.xcassets/a.imageset/Contents.json")
    try folder.write(picture.bytes, to: "App/A.xcassets/a.imageset/\(picture.name)")
    let document = try InterfaceDocument.load(contentsOf: "\(folder.path)/App/Main.xib")
    for scene in document.scenes {
      let loaded = document.instantiate(scene, in: .designTime(of: document))
      loaded.layout()
      let drawn = try ScreenRenderer(scale: 1).picture(of: Screen(loaded.rootView))
      for problem in drawn.problems {
        try ForgedLines.check("\(problem)", by: "a picture's problem", isForPeople: true)
      }
    }
  }

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES" toolsVersion="21507"><objects>
    <view id="root"><rect key="frame" x="0" y="0" width="60" height="60"/><subviews>
    <imageView id="one" image="a" contentMode="scaleToFill" fixedFrame="YES">
    <rect key="frame" x="5" y="5" width="50" height="40"/></imageView></subviews></view></objects></document>
    """

  /// A PNG that the renderer draws, and the other kinds of ``CatalogFuzz``, which are too damaged to be drawn in full.
  private static let pictures: [(name: String, bytes: [UInt8])] = {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 7))
    view.backgroundColor = .orange
    let png = (try? ScreenRenderer(scale: 1).data(of: Screen(view))).map { [UInt8]($0) } ?? []
    return CatalogFuzz.pictures + Array(repeating: ("a.png", png), count: 3)
  }()
}
