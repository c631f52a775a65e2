import Foundation
import Testing

@testable import Drawing

/// SVG and PDF.
@Suite struct VectorFormatTests {
  func picture(_ format: PictureFormat) throws -> Data {
    let canvas = try Canvas(size: CGSize(width: 40, height: 30), scale: 3, format: format)
    canvas.fill(CGRect(x: 0, y: 0, width: 40, height: 30), .white)
    canvas.group(opacity: 0.5) {
      canvas.fill(Path(ellipseIn: CGRect(x: 5, y: 5, width: 20, height: 20)), Color(hex: 0x3478F6))
    }
    return canvas.data()
  }

  @Test func anSVGFileSaysItsSizeInPointsAndHoldsShapes() throws {
    let text = String(decoding: try picture(.svg), as: UTF8.self)
    #expect(text.contains("<svg"))
    #expect(text.contains("viewBox=\"0 0 40 30\""))
    #expect(text.contains("<path"))
  }

  @Test func aPDFFileHasOnePageOfThePicturesSize() throws {
    let data = try picture(.pdf)
    #expect(data.prefix(5) == Data("%PDF-".utf8))
    #expect(data.range(of: Data("/MediaBox [ 0 0 40 30 ]".utf8)) != nil)
  }

  @Test(arguments: PictureFormat.allCases)
  func theSameDrawingGivesTheSameBytes(_ format: PictureFormat) throws {
    #expect(try picture(format) == picture(format))
  }
}
