import Foundation
import InputFiles
import UIKit

/// A picture file of an app. It may come from an untrusted source, so its size is limited.
nonisolated struct PictureFile {
  /// The supported kinds of files. They are recognised by their content, not by their names.
  enum Kind {
    case png, jpeg, pdf, svg

    /// The external program that converts files of this kind to PNG; nil if this module decodes them itself.
    var converter: PictureConverter? {
      switch self {
      case .png, .jpeg: nil
      case .pdf: .pdf
      case .svg: .svg
      }
    }
  }

  let path: String
  private let data: Data
  private let kind: Kind
  private let modified: Date?

  /// The size of the largest file that is read, in megabytes.
  static let largestMegabytes = 32

  init(path: String) throws(PictureProblem) {
    self.path = path
    let data: Data
    do throws(RegularFile.Problem) {
      data = try RegularFile.read(path, atMost: Self.largestMegabytes)
    } catch {
      switch error {
      case .missing, .isFolder: throw PictureProblem(path: path, "is not there")
      case .tooLarge(let megabytes): throw PictureProblem(path: path, "is larger than \(megabytes) MB")
      default: throw PictureProblem(path: path, "could not be read: \(error.reason)")
      }
    }
    if LargeFilePointer.isPointer(data) { throw PictureProblem(path: path, Bitmap.Failure.pointer.reason) }
    guard let kind = Kind(data) else { throw PictureProblem(path: path, Bitmap.Failure.otherKind.reason) }
    self.data = data
    self.kind = kind
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(filePath: path).resolvingSymlinksInPath().path)
    modified = attributes?[.modificationDate] as? Date
  }

  /// The decoded picture. A vector picture (PDF, SVG) is rendered with `width` × `height` pixels; PNG and JPEG pictures
  /// keep their own size.
  func bitmap(width: Double, height: Double) throws(PictureProblem) -> Bitmap {
    guard let converter = kind.converter else { return try Self.bitmap(of: data, named: path) }
    let (width, height) = (max(1, width.rounded()), max(1, height.rounded()))
    guard max(width, height) <= Double(Canvas.maximumSide), width * height <= Double(Bitmap.maximumPixels) else {
      throw PictureProblem(path: path, Bitmap.Failure.tooManyPixels(width: width, height: height).reason)
    }
    let converted = try ConvertedPictures.shared.png(
      // in range: the guard above limits width and height
      of: ConvertedPictures.Key(path: path, modified: modified, width: Int(width), height: Int(height)), by: converter)
    return try Self.named(path) { () throws(Bitmap.Failure) in try Bitmap(png: converted) }
  }

  /// Decodes the bytes of a PNG or JPEG file.
  ///
  /// - Parameter name: the name of the file in error messages.
  static func bitmap(of data: Data, named name: String) throws(PictureProblem) -> Bitmap {
    try named(name) { () throws(Bitmap.Failure) in
      switch Kind(data) {
      case .png: try Bitmap(png: data)
      case .jpeg: try Bitmap(jpeg: data)
      default: throw .otherKind
      }
    }
  }

  private static func named(
    _ path: String, _ read: () throws(Bitmap.Failure) -> Bitmap
  ) throws(PictureProblem) -> Bitmap {
    do { return try read() } catch { throw PictureProblem(path: path, error.reason) }
  }
}

nonisolated extension PictureFile.Kind {
  /// Recognises the kind of a file by its content; nil if it is not supported.
  init?(_ data: Data) {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if data.starts(with: [0xFF, 0xD8]) {
      self = .jpeg
    } else if data.starts(with: Data("%PDF".utf8)) {
      self = .pdf
    } else if data.range(of: Data("<svg".utf8)) != nil {
      self = .svg
    } else {
      return nil
    }
  }
}
