import Foundation
import Testing
import UIKit

/// Members and names that Foundation has on Apple's platforms only.
struct FoundationNameTests {
  @Test func theFolderOfAGroupOfAppsIsMadeBelowTheTemporaryOne() throws {
    let manager = FileManager.default
    let folder = try #require(manager.containerURL(forSecurityApplicationGroupIdentifier: "group.snug.\(UUID())"))
    defer { try? manager.removeItem(at: folder) }
    #expect(try folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true)
    #expect(folder.path.hasPrefix(manager.temporaryDirectory.path))
  }

  @Test func theFolderOfAGroupCannotLieElsewhere() {
    let manager = FileManager.default
    #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: "..") == nil)
    #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: "") == nil)
  }

  @Test func nobodyUsesICloud() {
    #expect(FileManager.default.ubiquityIdentityToken == nil)
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
  }

  @Test func aKeyOfADictionaryCanBeAnythingThatCanBeCopied() {
    let values = NSMutableDictionary()
    let key: any NSCopying = NSString(string: "a")
    values[key] = 3
    #expect(values[key] as? Int == 3)
    #expect(values["a"] as? Int == 3)
    values[key] = nil
    #expect(values.count == 0)
  }

  @Test func filesOfOtherAppsCanBeRead() {
    let url = URL(fileURLWithPath: "/tmp/a")
    #expect(url.startAccessingSecurityScopedResource())
    url.stopAccessingSecurityScopedResource()
  }

  @Test func aCoordinatedAccessHappensAtOnce() {
    let (one, other) = (URL(fileURLWithPath: "/tmp/a"), URL(fileURLWithPath: "/tmp/b"))
    var seen: [URL] = []
    var error: NSError?
    let coordinator = NSFileCoordinator(filePresenter: nil)
    coordinator.coordinate(readingItemAt: one, options: .withoutChanges, error: &error) { seen.append($0) }
    coordinator.coordinate(writingItemAt: other, error: &error) { seen.append($0) }
    coordinator.coordinate(readingItemAt: one, writingItemAt: other, error: nil) { seen += [$0, $1] }
    #expect(seen == [one, other, one, other])
    #expect(error == nil)
  }

  @Test func presentersAreKeptUntilTheyAreRemoved() {
    final class Presenter: NSObject, NSFilePresenter {
      nonisolated var presentedItemURL: URL? { nil }
      nonisolated var presentedItemOperationQueue: OperationQueue { .main }
    }
    let presenter = Presenter()
    NSFileCoordinator.addFilePresenter(presenter)
    #expect(NSFileCoordinator.filePresenters.contains { $0 === presenter })
    NSFileCoordinator.removeFilePresenter(presenter)
    #expect(!NSFileCoordinator.filePresenters.contains { $0 === presenter })
  }

  @Test func formatsAndDefaultsHaveFoundationsOtherNames() {
    #expect(NSString.localizedStringWithFormat("%d of %@", 2, NSString(string: "x")) == "2 of x")
    let defaults = UserDefaults.standard
    let key = "snug.\(UUID())"
    defaults.setValue(7, forKey: key)
    #expect(defaults.value(forKey: key) as? Int == 7)
    defaults.setValue(nil, forKey: key)
    #expect(defaults.value(forKey: key) == nil)
  }
}
