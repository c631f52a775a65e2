import Testing

@testable import Configuration

struct PathPatternTests {
  @Test(arguments: [
    ("App/Login.xib", "App/Login.xib"), ("App", "App/Login.xib"), ("App/", "App/Legacy/Old.xib"),
    ("./App", "App/A.xib"),
    ("App/*.xib", "App/Login.xib"), ("*/Login.xib", "App/Login.xib"), ("App/L?gin.xib", "App/Login.xib"),
    ("App/[KL]ogin.xib", "App/Login.xib"), ("**/Login.xib", "App/Legacy/Login.xib"), ("**/Login.xib", "Login.xib"),
    ("App/**", "App/Legacy/Login.xib"), ("App/**/*.xib", "App/Login.xib"), ("**/Legacy/**", "App/Legacy/Old.xib"),
    ("../Other", "../Other/A.xib"), (".", "A.xib"),
  ]) func itMatches(pattern: String, path: String) {
    #expect(PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("App/Login.xib", "Login.xib"), ("App", "Application/Login.xib"), ("Login.xib", "App/Login.xib"),
    ("*.xib", "App/Login.xib"), ("App/*.xib", "App/Login.storyboard"), ("**/Legacy/*.xib", "Legacy/Deep/Old.xib.nib"),
    ("App/Login.xib/More", "App/Login.xib"), ("**/Login.xib", "App/Login.xib2"),
  ]) func itDoesNotMatch(pattern: String, path: String) {
    #expect(!PathPattern(pattern).matches(path))
  }
}
