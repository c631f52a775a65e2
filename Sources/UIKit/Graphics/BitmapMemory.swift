import Foundation
import Synchronization

/// The memory of a bitmap context: what is drawn can be read from it pixel by pixel.
///
/// Drawing is only recorded in this module. Each time that something was drawn into memory of the app's own, the whole record
/// is drawn again; memory that the context owns is filled when the app asks for it.
package final class BitmapMemory {
  /// The order of the bytes of a pixel.
  private enum Layout {
    case rgba, argb, bgra, abgr, gray, alpha

    var bytes: Int { self == .gray || self == .alpha ? 1 : 4 }
  }

  /// Draws a picture into pixels, row by row from the top: alpha, red, green and blue, eight bits each from the highest bits
  /// on, with colours that are multiplied with alpha.
  package typealias Rasterizer = @Sendable (_ picture: UIImage, _ width: Int, _ height: Int) -> [UInt32]?

  private static let installed = Mutex<Rasterizer?>(nil)

  /// The function that draws. It is `nil` until the module Drawing has set it.
  package static var rasterizer: Rasterizer? {
    get { installed.withLock { $0 } }
    set { installed.withLock { $0 = newValue } }
  }

  let width: Int
  let height: Int
  let bytesPerRow: Int
  /// Whether pixels have no opacity. What is not drawn is black.
  let isOpaque: Bool
  private let layout: Layout
  private let external: UnsafeMutableRawPointer?
  private var owned: UnsafeMutableRawPointer?

  /// - Returns: `nil` if Core Graphics has no such context, or if its format is not one of eight bits per component.
  init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, isGray: Bool,
    bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard bitsPerComponent == 8, (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height),
      !info.contains(.floatComponents),
      let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    let isReversed = info.intersection(.byteOrderMask) == .byteOrder32Little
    switch alpha {
    case .alphaOnly: layout = .alpha
    case .none where isGray: layout = .gray
    case _ where isGray: return nil
    case .premultipliedLast, .noneSkipLast: layout = isReversed ? .abgr : .rgba
    case .premultipliedFirst, .noneSkipFirst: layout = isReversed ? .bgra : .argb
    case .none, .first, .last: return nil
    }
    guard bytesPerRow == 0 || bytesPerRow >= width * layout.bytes else { return nil }
    isOpaque = [.noneSkipLast, .noneSkipFirst, .none].contains(alpha)
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow == 0 ? width * layout.bytes : bytesPerRow
    external = data
  }

  deinit { owned?.deallocate() }

  /// The longest side in pixels. A larger context would take more than a gigabyte.
  private static let longestSide = 16_384

  /// Called when something was drawn.
  func drawingDidChange(_ record: @autoclosure () -> DrawingRecord) {
    if let external { fill(external, with: record()) }
  }

  /// The bytes, with what was drawn so far.
  func bytes(of record: @autoclosure () -> DrawingRecord) -> UnsafeMutableRawPointer {
    if let external { return external }
    let memory = owned ?? .allocate(byteCount: bytesPerRow * height, alignment: 16)
    if owned == nil { memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height) }
    owned = memory
    fill(memory, with: record())
    return memory
  }

  private func fill(_ memory: UnsafeMutableRawPointer, with record: DrawingRecord) {
    guard let pixels = Self.rasterizer?(UIImage(record: record, scale: 1), width, height),
      pixels.count == width * height
    else { return }
    for y in 0..<height {
      let row = memory + y * bytesPerRow
      for x in 0..<width {
        let pixel = pixels[y * width + x]
        let bytes = (red: byte(pixel, 16), green: byte(pixel, 8), blue: byte(pixel, 0), alpha: byte(pixel, 24))
        let place = row + x * layout.bytes
        switch layout {
        case .rgba: store(bytes.red, bytes.green, bytes.blue, bytes.alpha, at: place)
        case .argb: store(bytes.alpha, bytes.red, bytes.green, bytes.blue, at: place)
        case .bgra: store(bytes.blue, bytes.green, bytes.red, bytes.alpha, at: place)
        case .abgr: store(bytes.alpha, bytes.blue, bytes.green, bytes.red, at: place)
        case .alpha: place.storeBytes(of: bytes.alpha, as: UInt8.self)
        case .gray: place.storeBytes(of: luma(bytes.red, bytes.green, bytes.blue), as: UInt8.self)
        }
      }
    }
  }

  private func byte(_ pixel: UInt32, _ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: pixel >> shift) }

  private func store(
    _ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8, at place: UnsafeMutableRawPointer
  ) {
    place.storeBytes(of: first, as: UInt8.self)
    place.storeBytes(of: second, toByteOffset: 1, as: UInt8.self)
    place.storeBytes(of: third, toByteOffset: 2, as: UInt8.self)
    place.storeBytes(of: fourth, toByteOffset: 3, as: UInt8.self)
  }

  /// The grey of a colour, with the weights of Rec. 709.
  private func luma(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let value = 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
    // in range: the weights add up to 1
    return UInt8(min(255, value.rounded()))
  }
}
