import Foundation
import InputFiles
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Image sizes from file headers.
@Suite struct ImageHeaderTests {
  /// PNG.
  @Test func png() {
    let bytes: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 1, 44, 0, 0, 0, 200, 8, 6, 0, 0, 0]
    #expect(ImageHeader.size(of: Data(bytes)) == CGSize(width: 300, height: 200))
  }

  /// PNG of an app's bundle, with a chunk of Xcode's before the header.
  @Test func pngOfBundle() {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let added: [UInt8] = [0, 0, 0, 4] + Array("CgBI".utf8) + [0x50, 0, 0x20, 6, 1, 2, 3, 4]
    let header: [UInt8] = [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 1, 44, 0, 0, 0, 200]
    #expect(ImageHeader.size(of: Data(signature + added + header)) == CGSize(width: 300, height: 200))
    #expect(ImageHeader.size(of: Data(signature + added + header.dropLast())) == nil)
  }

  private func jpeg(orientation: UInt8?) -> Data {
    var bytes: [UInt8] = [0xFF, 0xD8]
    if let orientation {
      let tiff: [UInt8] =
        [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
      let segment = Array("Exif\0\0".utf8) + tiff
      bytes += [0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment
    }
    bytes += [0xFF, 0xDB, 0, 4, 1, 2]
    bytes += [0xFF, 0xC0, 0, 11, 8, 0, 60, 0, 80, 1, 1, 0x11, 0]
    return Data(bytes)
  }

  @Test func jpegUprightAndTurnedByItsExifOrientation() {
    #expect(ImageHeader.size(of: jpeg(orientation: nil)) == CGSize(width: 80, height: 60))
    #expect(ImageHeader.size(of: jpeg(orientation: 1)) == CGSize(width: 80, height: 60))
    #expect(ImageHeader.size(of: jpeg(orientation: 6)) == CGSize(width: 60, height: 80))
  }

  /// SVG by its size, by its view box, and with a document type.
  @Test func svg() {
    #expect(
      ImageHeader.size(of: Data("<svg width=\"24px\" height=\"12\"/>".utf8)) == CGSize(width: 24, height: 12))
    #expect(
      ImageHeader.size(of: Data("<svg viewBox=\"0 0 48 32\"/>".utf8)) == CGSize(width: 48, height: 32))
    let declared = "<?xml version=\"1.0\"?><!DOCTYPE svg PUBLIC \"x\" \"y\"><svg width=\"1in\" height=\"2in\"/>"
    #expect(ImageHeader.size(of: Data(declared.utf8)) == CGSize(width: 96, height: 192))
  }

  @Test func svgWithDeclarationsInItsDocumentTypeAsIllustratorWritesThem() {
    let text = """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- Generator -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
        <!ENTITY ns_svg "http://www.w3.org/2000/svg">
        <!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
      ]>
      <svg xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" width="36" height="24" viewBox="0 0 36 24"><path d="M0 0"/>
      """
    #expect(ImageHeader.size(of: Data(text.utf8)) == CGSize(width: 36, height: 24))
  }

  @Test func entitiesOfAnSVGAreNotExpanded() {
    var text = "<!DOCTYPE svg [<!ENTITY e0 \"9\">"
    for level in 1...40 { text += "<!ENTITY e\(level) \"&e\(level - 1);&e\(level - 1);\">" }
    text += "]><svg id=\"&e40;\" width=\"3\" height=\"4\"/>"
    #expect(ImageHeader.size(of: Data(text.utf8)) == CGSize(width: 3, height: 4))
  }

  @Test(arguments: [0, 1] as [UInt8])
  func segmentsOfAJPEGThatAreShorterThanTheirOwnLength(length: UInt8) {
    let bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, length, 0xFF, 0xC0, 0, 11, 8, 0, 60, 0, 80, 1, 1, 0x11, 0]
    #expect(ImageHeader.size(of: Data(bytes)) == nil)
  }

  /// Every cut and every changed byte of a header gives a size or none.
  @Test func damagedHeaders() {
    let files = [
      jpeg(orientation: 6), Data("%PDF-1.5\n/MediaBox [ 0 0 25.5 30 ]".utf8),
      Data("<svg width=\"24px\" height=\"1\"/>".utf8),
    ]
    for file in files {
      for place in file.indices {
        _ = ImageHeader.size(of: file[..<place])
        for byte in [0, 1, 0x7F, 0xFF] as [UInt8] {
          var changed = file
          changed[place] = byte
          if let size = ImageHeader.size(of: changed) { #expect(size.width > 0 && size.width.isFinite) }
        }
      }
    }
  }

  @Test func aPictureOf3GBIsNotReadWhole() throws {
    let folder = try TemporaryFolder()
    try folder.write(jpeg(orientation: nil), to: "huge.jpg")
    let path = folder.url.appendingPathComponent("huge.jpg").path
    #expect(truncate(path, 3 << 30) == 0)
    #expect(ImageHeader.size(of: try RegularFile.map(path)) == CGSize(width: 80, height: 60))
  }

  @Test(arguments: ["1e308", "nan", "inf", "0", "-3"])
  func sizesThatNoPictureHas(width: String) {
    #expect(ImageHeader.size(of: Data("<svg width=\"\(width)\" height=\"2\"/>".utf8)) == nil)
  }

  @Test func pdfByTheBoxOfItsFirstPage() {
    #expect(
      ImageHeader.size(of: Data("%PDF-1.5\n1 0 obj << /MediaBox [ 0 0 25.5 30 ] >>".utf8))
        == CGSize(width: 25.5, height: 30))
  }

  @Test func filesThatAreCutOffOrNoneOfTheseHaveNoSize() {
    #expect(ImageHeader.size(of: Data()) == nil)
    #expect(ImageHeader.size(of: Data([0x89, 0x50, 0x4E, 0x47, 0x0D])) == nil)
    #expect(ImageHeader.size(of: Data([0xFF, 0xD8, 0xFF, 0xE1])) == nil)
    #expect(ImageHeader.size(of: Data("%PDF-1.5".utf8)) == nil)
    #expect(ImageHeader.size(of: Data("GIF89a".utf8)) == nil)
  }
}
