/// The header that replaces the headers of Apple's frameworks, so that clang can parse an app's Objective-C headers on
/// Linux.
///
/// It declares the macros and basic types that headers commonly use, and the names that the app's headers use without
/// declaring them.
enum FrameworkHeader {
  /// Messages of `deprecated` attributes that replace attributes such as `NS_SWIFT_NAME`, which clang leaves out of its
  /// JSON output. ``SyntaxNode`` recognises an attribute by its message.
  enum Mark: String {
    case name = "snug name"
    case refined = "snug refined"
    case keepsError = "snug keeps error"
  }

  /// The name of the header's file.
  static let fileName = "snug-frameworks.h"

  /// The text of the header.
  ///
  /// - Parameter names: the names that the app's headers use without declaring them. They are declared in addition to
  ///   the fixed part.
  static func text(_ names: UndeclaredNames) -> String {
    let macros = names.macros.map {
      "#ifndef \($0.name)\n#define \($0.name)\($0.takesArguments ? "(...)" : "")\n#endif"
    }
    let classes = names.classes.filter { !baseClasses.contains($0) }.map { "@interface \($0) : NSObject\n@end" }
    let protocols = names.protocols.filter { $0 != "NSObject" }.map { "@protocol \($0)\n@end" }
    let values = names.values.map { "typedef struct { long _; } \($0);" }
    return
      (["#pragma once", Self.macros, types, blocks] + macros + values + protocols + classes).joined(separator: "\n")
      + "\n"
  }

  /// The identifiers in the fixed part of the header, which need no further declaration.
  static let declared: Set<String> = {
    let text = [macros, types, blocks].joined(separator: "\n")
    return Set(text.matches(of: /[A-Za-z_][A-Za-z0-9_]*/).map { String($0.output) })
  }()

  /// The classes that the fixed part of the header declares.
  private static let baseClasses: Set<String> = Set(
    types.matches(of: /@interface (\w+)/).map { String($0.1) })

  private static let macros = """
    #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define CF_ASSUME_NONNULL_BEGIN
    #define CF_ASSUME_NONNULL_END
    #define NS_HEADER_AUDIT_BEGIN(...) NS_ASSUME_NONNULL_BEGIN
    #define NS_HEADER_AUDIT_END(...) NS_ASSUME_NONNULL_END
    #define NS_SWIFT_NAME(...) __attribute__((deprecated("\(Mark.name.rawValue)", #__VA_ARGS__)))
    #define swift_name(n) deprecated("\(Mark.name.rawValue)", n)
    #define CF_SWIFT_NAME(...) NS_SWIFT_NAME(__VA_ARGS__)
    #define NS_REFINED_FOR_SWIFT __attribute__((deprecated("\(Mark.refined.rawValue)", "")))
    #define NS_SWIFT_NOTHROW __attribute__((deprecated("\(Mark.keepsError.rawValue)", "")))
    #define NS_SWIFT_UNAVAILABLE(...) __attribute__((unavailable))
    #define NS_UNAVAILABLE __attribute__((unavailable))
    #define UNAVAILABLE_ATTRIBUTE __attribute__((unavailable))
    #define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
    #define NS_NOESCAPE __attribute__((noescape))
    #define CF_NOESCAPE __attribute__((noescape))
    #define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
    #define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
    #define NS_STRING_ENUM __attribute__((swift_wrapper(enum)))
    #define NS_EXTENSIBLE_STRING_ENUM __attribute__((swift_wrapper(struct)))
    #define SNUG_PICK(_1, _2, NAME, ...) NAME
    #define SNUG_NAMED(k, t, n) enum k n : t n; enum k n : t
    #define SNUG_UNNAMED(k, t) enum k : t
    #define SNUG_ENUM2(t, n) SNUG_NAMED(__attribute__((enum_extensibility(open))), t, n)
    #define SNUG_ENUM1(t) SNUG_UNNAMED(, t)
    #define SNUG_OPTIONS2(t, n) SNUG_NAMED(__attribute__((flag_enum, enum_extensibility(open))), t, n)
    #define NS_ENUM(...) SNUG_PICK(__VA_ARGS__, SNUG_ENUM2, SNUG_ENUM1)(__VA_ARGS__)
    #define NS_CLOSED_ENUM(t, n) SNUG_ENUM2(t, n)
    #define NS_ERROR_ENUM(d, n) SNUG_ENUM2(NSInteger, n)
    #define NS_OPTIONS(t, n) SNUG_OPTIONS2(t, n)
    #define CF_ENUM(...) NS_ENUM(__VA_ARGS__)
    #define CF_OPTIONS(t, n) NS_OPTIONS(t, n)
    #define IBOutlet __attribute__((iboutlet))
    #define IBOutletCollection(c) __attribute__((iboutletcollection(c)))
    #define IBAction __attribute__((ibaction)) void
    #define IBSegueAction __attribute__((ibaction))
    #define IBInspectable
    #define IB_DESIGNABLE
    #define NS_REQUIRES_SUPER
    #define NS_REQUIRES_NIL_TERMINATION
    #define NS_FORMAT_FUNCTION(...)
    #define NS_FORMAT_ARGUMENT(...)
    #define NS_RETURNS_RETAINED
    #define NS_RETURNS_INNER_POINTER
    #define NS_SWIFT_UI_ACTOR
    #define NS_SWIFT_NONISOLATED
    #define NS_SWIFT_SENDABLE
    #define NS_INLINE static inline
    #define CF_INLINE static inline
    #define CG_INLINE static inline
    #define NS_AVAILABLE_IOS(...)
    #define NS_DEPRECATED_IOS(...)
    #define NS_CLASS_AVAILABLE_IOS(...)
    #define NS_EXTENSION_UNAVAILABLE_IOS(...)
    #define API_AVAILABLE(...)
    #define API_DEPRECATED(...)
    #define API_DEPRECATED_WITH_REPLACEMENT(...)
    #define API_UNAVAILABLE(...)
    #define NS_AVAILABLE(...)
    #define NS_DEPRECATED(...)
    #define DEPRECATED_ATTRIBUTE
    #define DEPRECATED_MSG_ATTRIBUTE(...)
    #define __deprecated
    #define __deprecated_msg(...)
    #define __unused
    #define __dead2
    #define __TVOS_PROHIBITED
    #define __WATCHOS_PROHIBITED
    #define __IOS_PROHIBITED
    #define __BEGIN_DECLS
    #define __END_DECLS
    #define OBJC_EXPORT extern
    #define OBJC_EXTERN extern
    #define FOUNDATION_EXPORT extern
    #define FOUNDATION_EXTERN extern
    #define FOUNDATION_IMPORT extern
    #define UIKIT_EXTERN extern
    #define CF_EXPORT extern
    #define CF_EXTERN_C_BEGIN
    #define CF_EXTERN_C_END
    #define EXTERN_C_BEGIN
    #define YES ((BOOL)1)
    #define NO ((BOOL)0)
    #define nil ((void *)0)
    #define Nil ((void *)0)
    #define NULL ((void *)0)
    #define M_PI 3.14159265358979323846
    #define TARGET_OS_MAC 1
    #define TARGET_OS_OSX 0
    #define TARGET_OS_IPHONE 1
    #define TARGET_OS_IOS 1
    #define TARGET_OS_TV 0
    #define TARGET_OS_WATCH 0
    #define TARGET_OS_VISION 0
    #define TARGET_OS_XR 0
    #define TARGET_OS_MACCATALYST 0
    #define TARGET_OS_UIKITFORMAC 0
    #define TARGET_OS_EMBEDDED 0
    #define TARGET_OS_SIMULATOR 1
    #define TARGET_IPHONE_SIMULATOR 1
    #define DEBUG 1
    #define bool _Bool
    #define true 1
    #define false 0
    """

  private static let types = """
    typedef signed char int8_t; typedef unsigned char uint8_t; typedef short int16_t; typedef unsigned short uint16_t;
    typedef int int32_t; typedef unsigned int uint32_t; typedef long long int64_t; typedef unsigned long long uint64_t;
    typedef unsigned long size_t; typedef long ssize_t; typedef long time_t; typedef long off_t; typedef int pid_t;
    typedef unsigned long uintptr_t; typedef long intptr_t; typedef unsigned char UInt8; typedef unsigned int UInt32;
    typedef signed char SInt8; typedef int SInt32; typedef unsigned short UInt16; typedef short SInt16;
    typedef unsigned short unichar; typedef unsigned char Boolean; typedef int OSStatus; typedef unsigned int FourCharCode;
    typedef long long SInt64; typedef unsigned long long UInt64; typedef unsigned int OSType;
    typedef _Bool BOOL; typedef long NSInteger; typedef unsigned long NSUInteger; typedef double CGFloat;
    typedef double NSTimeInterval; typedef double CFTimeInterval; typedef double CFAbsoluteTime; typedef long CFIndex;
    typedef NSUInteger NSStringEncoding; typedef struct _NSZone NSZone; typedef float UILayoutPriority;
    typedef float UIFontWeight;
    typedef struct { CGFloat x, y; } CGPoint; typedef struct { CGFloat width, height; } CGSize;
    typedef struct { CGPoint origin; CGSize size; } CGRect; typedef struct { CGFloat dx, dy; } CGVector;
    typedef struct { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
    typedef struct { CGFloat top, left, bottom, right; } UIEdgeInsets;
    typedef struct { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets;
    typedef struct { CGFloat horizontal, vertical; } UIOffset;
    typedef struct { NSUInteger location, length; } NSRange; typedef NSRange *NSRangePointer;
    @class Protocol, NSString, NSError;
    @protocol NSObject
    @end
    @interface NSObject <NSObject>
    - (instancetype)init;
    @end
    @interface NSString : NSObject
    @end
    @interface NSError : NSObject
    @end
    @interface NSArray<__covariant ObjectType> : NSObject
    @end
    @interface NSMutableArray<ObjectType> : NSArray<ObjectType>
    @end
    @interface NSSet<__covariant ObjectType> : NSObject
    @end
    @interface NSMutableSet<ObjectType> : NSSet<ObjectType>
    @end
    @interface NSCountedSet<ObjectType> : NSMutableSet<ObjectType>
    @end
    @interface NSOrderedSet<__covariant ObjectType> : NSObject
    @end
    @interface NSMutableOrderedSet<ObjectType> : NSOrderedSet<ObjectType>
    @end
    @interface NSEnumerator<ObjectType> : NSObject
    @end
    @interface NSHashTable<ObjectType> : NSObject
    @end
    @interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
    @end
    @interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
    @end
    @interface NSMapTable<KeyType, ObjectType> : NSObject
    @end
    @interface NSCache<KeyType, ObjectType> : NSObject
    @end
    @interface NSFetchRequest<ResultType> : NSObject
    @end
    @interface NSFetchedResultsController<ResultType> : NSObject
    @end
    @interface NSMeasurement<UnitType> : NSObject
    @end
    @interface NSLayoutAnchor<AnchorType> : NSObject
    @end
    @interface PHFetchResult<ObjectType> : NSObject
    @end
    @interface UITableViewDiffableDataSource<SectionType, ItemType> : NSObject
    @end
    @interface UICollectionViewDiffableDataSource<SectionType, ItemType> : NSObject
    @end
    @interface NSDiffableDataSourceSnapshot<SectionType, ItemType> : NSObject
    @end
    typedef NSString *NSNotificationName; typedef NSString *NSAttributedStringKey; typedef NSString *NSErrorDomain;
    typedef NSString *NSRunLoopMode; typedef NSString *UIFontTextStyle; typedef NSString *UIContentSizeCategory;
    typedef NSString *NSFileAttributeKey; typedef NSString *NSURLResourceKey;
    typedef NSString *UIApplicationLaunchOptionsKey; typedef NSString *UIApplicationOpenURLOptionsKey;
    typedef NSString *UIActivityType; typedef NSString *NSErrorUserInfoKey; typedef NSString *CALayerContentsGravity;
    """

  private static let blocks = """
    typedef void (^dispatch_block_t)(void);
    typedef NSInteger NSComparisonResult;
    typedef NSComparisonResult (^NSComparator)(id _Nonnull, id _Nonnull);
    @interface OS_dispatch_queue : NSObject
    @end
    @interface OS_dispatch_group : NSObject
    @end
    @interface OS_dispatch_semaphore : NSObject
    @end
    @interface OS_dispatch_source : NSObject
    @end
    typedef OS_dispatch_queue *dispatch_queue_t; typedef OS_dispatch_group *dispatch_group_t;
    typedef OS_dispatch_semaphore *dispatch_semaphore_t; typedef OS_dispatch_source *dispatch_source_t;
    """
}
