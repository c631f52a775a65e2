import Foundation
import InterfaceBuilder
@_spi(Generated) @_exported public import UIKit

/// An app whose screens are tested: its documents, its images and its classes.
///
/// ```swift
/// @_spi(Generated) @testable import MyApp
///
/// let app = TestApp(folder: "MyApp") { snugRegister_MyApp(.shared) }
/// ```
///
/// Tests of views that need neither documents nor images need no app.
@preconcurrency @MainActor public struct TestApp {
  /// The folder of the app's sources and documents.
  public let folder: URL
  private let register: () -> Void

  /// - Parameters:
  ///   - folder: the folder of the app's sources and documents, relative to the folder of `file`.
  ///   - file: the file that makes the value.
  ///   - register: registers the app's classes, which documents name. The build plugin writes this function.
  public init(folder: String, relativeTo file: StaticString = #filePath, register: @escaping () -> Void = {}) {
    self.folder = URL(filePath: folder, relativeTo: URL(filePath: "\(file)").deletingLastPathComponent()).absoluteURL
    self.register = register
  }

  private static var registered: Set<String> = []

  /// Makes this app the one whose documents code loads.
  func begin() {
    if Self.registered.insert(folder.path).inserted { register() }
    DocumentLoader.current = AppDocuments(folder: folder.path)
    AppBundle.contents = AppFiles(folder: folder.path, name: folder.lastPathComponent, infoDictionary: [:])
  }
}
