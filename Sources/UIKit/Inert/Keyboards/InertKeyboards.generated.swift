// Made by `make surface` from Surface/UIKit/Inert/Keyboards.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// The kinds of text that are detected and become links, such as telephone numbers. Inert: nothing is detected.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt

  /// Creates a set of kinds from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// URLs.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Words to look up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Looks for misspelled words. Inert: there is no dictionary, and every word counts as correct.
open class UITextChecker: NSObject {
  /// Creates a checker.
  public override init() {}
  /// The languages of the dictionaries: none.
  open class var availableLanguages: [String] { [] }
  /// The range of the first misspelled word. No word is found, so its location is `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// Suggestions for a misspelled word: none.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// Completions of a partial word: none.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}

/// A language in which a person types.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// The language, as a BCP 47 tag.
  open var primaryLanguage: String? { Locale.preferredLanguages.first }
  /// The input modes that the person can choose: one, for the first preferred language.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
  /// Posted after the person has chosen another language to type in. Inert: never posted.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// Rules for passwords that are made for a person. Inert: none is made.
open class UITextInputPasswordRules: NSObject {
  /// The rules.
  public let passwordRulesDescriptor: String

  /// Rules in the language of password rules.
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}

/// Settings of a text view or field for the keyboard and for corrections. Inert: there is no keyboard.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// The kind of keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// Whether the keyboard is dark or light.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Which letters the keyboard capitalises automatically.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether wrong words are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotes become typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are added and removed where text is pasted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// What the text means, such as a name or a password.
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType! { get set }
  /// Rules for passwords that are made.
  var passwordRules: UITextInputPasswordRules? { get set }
  /// Whether the return key is disabled as long as the text is empty.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
}

extension UITextInputTraits {
  public var keyboardType: UIKeyboardType { get { .default } set {} }
  public var keyboardAppearance: UIKeyboardAppearance { get { .default } set {} }
  public var returnKeyType: UIReturnKeyType { get { .default } set {} }
  public var autocapitalizationType: UITextAutocapitalizationType { get { .sentences } set {} }
  public var autocorrectionType: UITextAutocorrectionType { get { .default } set {} }
  public var spellCheckingType: UITextSpellCheckingType { get { .default } set {} }
  public var smartQuotesType: UITextSmartQuotesType { get { .default } set {} }
  public var smartDashesType: UITextSmartDashesType { get { .default } set {} }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { get { .default } set {} }
  public var textContentType: UITextContentType! { get { nil } set {} }
  public var passwordRules: UITextInputPasswordRules? { get { nil } set {} }
  public var enablesReturnKeyAutomatically: Bool { get { false } set {} }
  public var isSecureTextEntry: Bool { get { false } set {} }
}

/// A kind of keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The ordinary keyboard.
  case `default` = 0
  /// With the letters of ASCII.
  case asciiCapable = 1
  /// With numbers and punctuation.
  case numbersAndPunctuation = 2
  /// For URLs.
  case URL = 3
  /// With digits.
  case numberPad = 4
  /// With digits, star and hash.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For e-mail addresses.
  case emailAddress = 7
  /// With digits and a decimal point.
  case decimalPad = 8
  /// For short messages.
  case twitter = 9
  /// For web searches.
  case webSearch = 10
  /// With digits of ASCII.
  case asciiCapableNumberPad = 11
  /// With the letters of ASCII.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// Whether a keyboard is dark or light.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// Light or dark, as the user interface style.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// The title of a return key.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// Which letters the keyboard capitalises automatically.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// The system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether wrong words are marked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// The system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether quotes become typographic ones.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// The system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// The system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces are added and removed where text is pasted.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// The system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// What a text means, so that the system can fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a content type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An organisation.
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A whole street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A user's name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
