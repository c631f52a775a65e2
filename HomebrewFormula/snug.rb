# Builds snug from the sources of the tap that this file lies in. docs/how-to/use-on-a-mac.md says what is known of it.
class Snug < Formula
  desc "Lays out, draws and audits UIKit screens without a Mac"
  # written by Scripts/address
  # end
  license "MIT"
  head "file://#{File.expand_path("..", __dir__)}", using: :git, branch: "main"

  depends_on "pkgconf" => :build
  depends_on "cairo"
  depends_on "freetype"
  depends_on "fribidi"
  depends_on "harfbuzz"
  depends_on "icu4c"
  depends_on "jpeg-turbo"
  depends_on "libxml2"
  depends_on macos: :sonoma

  on_macos do
    # Swift 6.2.
    depends_on xcode: ["26.0", :build]
  end
  on_linux do
    depends_on "swift" => :build
    depends_on "zlib"
  end

  def install
    # SwiftPM's own sandbox cannot run in Homebrew's.
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "snug"
    bin.install ".build/release/snug"
    generate_completions_from_executable(bin/"snug", "--generate-completion-script")
  end

  test do
    (testpath/"Empty").mkpath
    assert_match "holds no .storyboard or .xib", shell_output("#{bin}/snug audit Empty 2>&1", 2)
  end
end
