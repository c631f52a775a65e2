import Foundation
import Pages

/// The files of a page: beside it, or in it.
struct PageFiles {
  /// Reads a file by its path as seen from the page, for a page that is one file; `nil` if the files stand beside it.
  let read: ((_ path: String) -> [UInt8]?)?

  /// What the page may load.
  var policy: Fragment {
    read == nil ? ContentPolicy.files : ContentPolicy.singleFile(scriptHash: HTMLReporter.scriptHash)
  }

  /// The style, in the head; the program as well if it is a file, because that waits for the page.
  var style: [Fragment] {
    guard read == nil else { return [.file("style", HTMLReporter.style)] }
    return [
      element("link", ["rel": "stylesheet", "href": "report.css"]),
      element("script", ["src": "report.js", "defer": ""]),
    ]
  }

  /// The program at the end of a page that is one file.
  var program: [Fragment] { read == nil ? [] : [.file("script", HTMLReporter.script)] }

  /// The address of a picture; `nil` if it cannot be read.
  func address(ofPicture path: String) -> String? {
    guard read != nil else { return path.addressEncoded }
    return bytes(path).map { "data:image/png;base64,\(Data($0).base64EncodedString())" }
  }

  /// The address of the views of a picture; `nil` if they are in the page.
  func outlines(ofPicture path: String) -> String? {
    read == nil ? PageOutlines.path(ofPicture: path).addressEncoded : nil
  }

  /// The views of a picture as JSON, with the picture before them; `nil` if they are not in the page.
  func views(ofPicture path: String) -> String? {
    guard let bytes = bytes(PageOutlines.path(ofPicture: path)) else { return nil }
    return PageOutlines.arguments(of: String(decoding: bytes, as: UTF8.self))
  }

  /// A file of the folder of pictures. A run file may come from anybody: nothing outside of it is read.
  private func bytes(_ path: String) -> [UInt8]? {
    guard path.hasPrefix("\(HTMLReporter.pictureFolder)/"), !path.split(separator: "/").contains("..") else {
      return nil
    }
    return read?(path)
  }
}
