import Foundation
import Testing
import UIKit

@testable import Drawing

/// SVG and PDF files are drawn by `rsvg-convert` and `pdftocairo`.
@Suite struct VectorPictureTests {
  let folder: PictureFolder
  let red = Color(hex: 0xFF0000)
  let blue = Color(hex: 0x0000FF)

  init() throws { folder = try PictureFolder() }

  /// Blue with a red square of a tenth of each side at the top left.
  func svg(_ side: Int = 10, inside: String = "") -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="\(side)" height="\(side)" \
    viewBox="0 0 10 10"><rect width="10" height="10" fill="#00F"/><rect width="1" height="1" fill="#F00"/>\(inside)</svg>
    """
  }

  /// The same as ``svg(_:inside:)``.
  func pdf() throws -> Data {
    let canvas = try Canvas(size: CGSize(width: 10, height: 10), scale: 1, format: .pdf)
    canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10), blue)
    canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1), red)
    return canvas.data()
  }

  func isRed(_ color: Color) -> Bool { color.red > 0.9 && color.blue < 0.1 && color.alpha > 0.9 }

  /// A vector is drawn at the size of its view and the scale of the picture.
  /// A picture of 10 points that was drawn at its own size and then enlarged would have a soft edge of 20 pixels.
  @Test(arguments: ["svg", "pdf"])
  func sharp(kind: String) throws {
    let path = kind == "svg" ? try folder.write(svg(), "sharp.svg") : try folder.write(try pdf(), "sharp.pdf")
    let canvas = try folder.drawn(
      path, size: CGSize(width: 10, height: 10), in: CGSize(width: 100, height: 200), scale: 2)
    #expect(canvas.problems.isEmpty)
    #expect(canvas.boundingBox(of: isRed) == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(canvas.boundingBox { $0.blue > 0.01 && $0.red > 0.01 } == nil)
  }

  @Test func filesInVectorFormatsHaveVectorsAtThreePixelsPerPoint() throws {
    let canvas = try Canvas(size: CGSize(width: 20, height: 30), scale: 1, format: .svg)
    #expect(canvas.pixels(of: CGSize(width: 20, height: 30)) == CGSize(width: 60, height: 90))
  }

  @Test func aTemplateShowsTheTintColour() throws {
    let image = UIImage(
      name: "t", size: CGSize(width: 10, height: 10), contents: .file(path: try folder.write(svg(), "t.svg")),
      renderingMode: .alwaysTemplate)
    let canvas = try Canvas(size: CGSize(width: 10, height: 10), scale: 1)
    ImageDrawing(image: image, tint: red).draw(in: CGRect(x: 0, y: 0, width: 10, height: 10), on: canvas)
    #expect(canvas.color(at: CGPoint(x: 5, y: 5)) == red)
  }

  @Test func nothingOutsideOfTheFileIsReadAndNoScriptRuns() throws {
    try folder.write(svg(inside: "<rect id='all' width='10' height='10' fill='#F00'/>"), "other.svg")
    let other = folder.path("other.svg")
    let inside = """
      <image xlink:href="file://\(other)" width="10" height="10"/><image xlink:href="other.svg" width="10" height="10"/>
      <use xlink:href="file://\(other)#all"/><script>while (true) {}</script>
      <image xlink:href="http://127.0.0.1:1/a.png" width="10" height="10"/>
      """
    let path = try folder.write(svg(inside: inside), "references.svg")
    let canvas = try folder.drawn(path, size: CGSize(width: 10, height: 10), in: CGSize(width: 100, height: 100))
    #expect(canvas.problems.isEmpty)
    #expect(canvas.boundingBox(of: isRed) == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  /// Damaged files, external entities and entities of entities are boxes, and the reason is noted.
  @Test(arguments: [
    (
      "entity.svg",
      #"<!DOCTYPE svg [<!ENTITY x SYSTEM "other.svg">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>"#
    ),
    (
      "laughs.svg",
      "<!DOCTYPE svg [<!ENTITY a0 'x'>"
        + (1...12).map { "<!ENTITY a\($0) '\(String(repeating: "&a\($0 - 1);", count: 10))'>" }.joined()
        + #"]><svg xmlns="http://www.w3.org/2000/svg"><text>&a12;</text></svg>"#
    ),
    ("damaged.svg", "<svg><rect></svg>"), ("damaged.pdf", "%PDF-1.4 and no more"),
  ])
  func damaged(name: String, text: String) throws {
    let path = try folder.write(text, name)
    let canvas = try folder.drawn(path, size: CGSize(width: 50, height: 50), in: CGSize(width: 50, height: 50))
    let program = name.hasSuffix("svg") ? "rsvg-convert" : "pdftocairo"
    #expect(canvas.problems.map(\.description) == ["\(name) could not be drawn by \(program)"])
    #expect(canvas.boundingBox { $0.alpha > 0 } == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  /// A vector of 100,000 × 100,000 points is drawn into a small view, and refused at its own size.
  @Test func large() throws {
    let path = try folder.write(svg(100_000), "large.svg")
    let size = CGSize(width: 100_000, height: 100_000)
    let small = try folder.drawn(path, size: size, in: CGSize(width: 100, height: 100))
    #expect(small.boundingBox(of: isRed) == CGRect(x: 0, y: 0, width: 10, height: 10))
    let canvas = try Canvas(size: CGSize(width: 100, height: 100), scale: 1)
    ImageDrawing(image: UIImage(name: "large", size: size, contents: .file(path: path)), tint: .black)
      .draw(in: CGRect(origin: .zero, size: size), on: canvas)
    #expect(
      canvas.problems.map(\.description) == [
        "large.svg has 100000 × 100000 pixels; at most 20000000, and 32767 per side, are drawn"
      ])
  }

  @Test func aProgramThatIsNotInstalledIsNamedWithItsPackage() throws {
    let converter = PictureConverter(program: "snug-has-no-such-program", package: "some-package", arguments: [])
    let path = try folder.write(svg(), "a.svg")
    #expect {
      try converter.png(ofFile: path, width: 10, height: 10)
    } throws: {
      "\($0)"
        == "a.svg needs the program snug-has-no-such-program, which is not installed (Debian's package some-package)"
    }
  }

  @Test func aProgramIsStoppedThatComputesOrWaitsForTooLong() throws {
    let path = try folder.write("", "empty")
    for script in ["while :; do :; done", "exec sleep 60"] {
      let start = ContinuousClock.now
      let process = BoundedProcess(command: ["sh", "-c", script], seconds: 1)
      #expect(throws: BoundedProcess.Failure.tookTooLong) { try process.output(readingFile: path) }
      #expect(ContinuousClock.now - start < .seconds(20))
    }
  }

  @Test func aProgramThatWritesWithoutEndIsStopped() throws {
    let path = try folder.write("", "empty")
    #expect(throws: BoundedProcess.Failure.failed) {
      try BoundedProcess(command: ["cat", "/dev/zero"], mostOutput: 1 << 20).output(readingFile: path)
    }
  }
}
