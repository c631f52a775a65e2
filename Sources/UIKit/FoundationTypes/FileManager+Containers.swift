import Foundation

extension FileManager {
  /// The folder that a group of apps shares: here a folder of its own below the temporary one, made on demand; nil if it
  /// cannot be made.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let name = groupIdentifier.split(separator: "/").joined(separator: "-")
    guard !name.isEmpty, name != ".", name != ".." else { return nil }
    let folder = temporaryDirectory.appendingPathComponent("AppGroups", isDirectory: true)
      .appendingPathComponent(name, isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    } catch {
      return nil
    }
  }

  /// Who uses iCloud: nobody.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// The folder of a container of iCloud: nil, because there is no iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Whether a file is in iCloud: no.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
}
