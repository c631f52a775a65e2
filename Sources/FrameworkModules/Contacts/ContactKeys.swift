import Foundation

/// The key of `namePrefix`.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of `givenName`.
public let CNContactGivenNameKey = "givenName"
/// The key of `middleName`.
public let CNContactMiddleNameKey = "middleName"
/// The key of `familyName`.
public let CNContactFamilyNameKey = "familyName"
/// The key of `nameSuffix`.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of `nickname`.
public let CNContactNicknameKey = "nickname"
/// The key of `organizationName`.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of `departmentName`.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of `jobTitle`.
public let CNContactJobTitleKey = "jobTitle"
/// The key of `note`.
public let CNContactNoteKey = "note"
/// The key of `imageData`.
public let CNContactImageDataKey = "imageData"
/// The key of `thumbnailImageData`.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of `imageDataAvailable`.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of `birthday`.
public let CNContactBirthdayKey = "birthday"
/// The key of `phoneNumbers`.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of `emailAddresses`.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of `postalAddresses`.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of `urlAddresses`.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The key of `identifier`.
public let CNContactIdentifierKey = "identifier"

/// Of the home.
public let CNLabelHome = "_$!<Home>!$_"
/// Of the work.
public let CNLabelWork = "_$!<Work>!$_"
/// Of something else.
public let CNLabelOther = "_$!<Other>!$_"
/// Of a telephone in the pocket.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// Of an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The first of all numbers.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
