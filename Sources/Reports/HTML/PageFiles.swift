import Foundation
import Pages

/// The style, script and pictures of an HTML report, which are either separate files in its folder or embedded in it.
struct PageFiles {
  /// Reads a file to embed, by its path relative to the page; `nil` if the page refers to separate files.
  let read: ((_ path: String) -> [UInt8]?)?

  /// The content security policy of the page, as an element.
  var policy: Fragment {
    read == nil ? ContentPolicy.files : ContentPolicy.singleFile(scriptHash: HTMLReporter.scriptHash)
  }

  /// The elements for the head of the page: the style and, if it is a separate file, the deferred script.
  var style: [Fragment] {
    guard read == nil else { return [.file("style", HTMLReporter.style)] }
    return [
      element("link", ["rel": "stylesheet", "href": "report.css"]),
      element("script", ["src": "report.js", "defer": ""]),
    ]
  }

  /// The embedded script, for the end of the page; empty if the script is a separate file.
  var program: [Fragment] { read == nil ? [] : [.file("script", HTMLReporter.script)] }

  /// The URL of a picture: its relative address, or a data URL if pictures are embedded; `nil` if it cannot be read.
  func address(ofPicture path: String) -> String? {
    guard read != nil else { return path.addressEncoded }
    return bytes(path).map { "data:image/png;base64,\(Data($0).base64EncodedString())" }
  }

  /// The relative address of the file with the outlines of a picture's views; `nil` if they are embedded.
  func outlines(ofPicture path: String) -> String? {
    read == nil ? PageOutlines.path(ofPicture: path).addressEncoded : nil
  }

  /// The outlines of a picture's views, to embed: a JSON list of the picture's path and the outlines; `nil` if they are
  /// in a separate file or cannot be read.
  func views(ofPicture path: String) -> String? {
    guard let bytes = bytes(PageOutlines.path(ofPicture: path)) else { return nil }
    return PageOutlines.arguments(of: String(decoding: bytes, as: UTF8.self))
  }

  /// Reads a file in the folder of pictures. Paths outside of this folder are refused, because a run file is not
  /// trusted.
  private func bytes(_ path: String) -> [UInt8]? {
    guard path.hasPrefix("\(HTMLReporter.pictureFolder)/"), !path.split(separator: "/").contains("..") else {
      return nil
    }
    return read?(path)
  }
}
