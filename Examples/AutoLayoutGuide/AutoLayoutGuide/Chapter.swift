import UIKit

/// A chapter of the guide, and the screen that shows it.
struct Chapter {
  let title: String
  let about: String
  let makeScreen: () -> UIViewController

  static let all = [
    Chapter(title: "Hello", about: "Stack views place what is inside them.") { HelloViewController() },
    Chapter(
      title: "Sign in",
      about: "Two constraints place the title. The one of the higher priority wins; a tap into a field changes which."
    ) { SignInViewController() },
    Chapter(title: "Views", about: "A plain view has no natural size.") { PlainViewsViewController() },
    Chapter(title: "Image views", about: "An image view is as large as its image; without one it has no size.") {
      ImageViewsViewController()
    },
    Chapter(
      title: "Text views",
      about: "A text view that scrolls has no natural size. One that does not is as high as its text at its width."
    ) { TextViewsViewController() },
    Chapter(title: "Detail", about: "Labels of one resistance: who gets shorter when there is no room?") {
      DetailViewController()
    },
    Chapter(
      title: "Detail, level 99", about: "The numbers resist more than the name, so the name gets shorter."
    ) { DetailLevel99ViewController() },
  ]
}
