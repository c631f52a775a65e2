import Testing

@testable import Audit

struct ImageNameTests {
  @Test(arguments: [
    "play", "music play", "stop.png", "Back-icon", "newPost", "hamburger_icon", "reveal_password_button",
  ])
  func wordsCanBeRead(name: String) {
    #expect(ImageName.isMadeOfWords(name))
  }

  @Test(arguments: ["", "_", "icon_17", "btn", "playBtn", "ic_close", "x", "close@2x", "größe", "IMG 0042"])
  func shortFormsAndNumbersCannot(name: String) {
    #expect(!ImageName.isMadeOfWords(name))
  }
}
