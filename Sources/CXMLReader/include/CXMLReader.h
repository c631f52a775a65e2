#pragma once
#include <stddef.h>

/// An attribute of an element. Names end with a zero, the value by its length.
typedef struct snug_xml_attribute {
  /// The part before the colon; null for names without one.
  const char *prefix;
  const char *name;
  const char *value;
  int value_length;
} snug_xml_attribute;

/// Receives the parts of an XML document in their order, with the `context` that stands first. Text is UTF-8, whatever
/// the encoding of the document. Lines count from 1.
typedef struct snug_xml_handler {
  void *context;
  /// The line is the one on which the start tag ends. The prefix is the part of the name before the colon, or null.
  /// Declarations of namespaces are no attributes. Returns 0 to end the reading.
  int (*start_element)(void *context, int line, const char *prefix, const char *name,
                       const snug_xml_attribute *attributes, int attribute_count);
  void (*end_element)(void *context);
  void (*text)(void *context, const char *bytes, int count);
  /// Text of a CDATA section.
  void (*cdata)(void *context, const char *bytes, int count);
  /// A document type declaration. Returns 0 to end the reading.
  int (*document_type)(void *context, int line);
  /// A fault, by its code in libxml2. Without recovery it ends the reading.
  void (*fault)(void *context, int line, int code);
} snug_xml_handler;

/// Reads an XML document from memory. Nothing outside of it is opened, and entities that it declares are not expanded.
/// With `recovers`, the reading goes on after faults, as far as it can.
void snug_read_xml(const char *bytes, int count, int recovers, const snug_xml_handler *handler);
