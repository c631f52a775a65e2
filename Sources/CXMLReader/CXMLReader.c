#include "CXMLReader.h"
#include <libxml/parser.h>
#include <libxml/xmlerror.h>
#include <stdlib.h>

// The parser's handlers have types that differ between the releases of libxml2: hence this file.

typedef struct {
  const snug_xml_handler *handler;
  xmlParserCtxtPtr parser;
  // Whether a handler has ended the reading, or heard of a fault.
  int is_over;
} reading;

static void stop(reading *reading) {
  reading->is_over = 1;
  xmlStopParser(reading->parser);
}

static int line(const reading *reading) {
  xmlParserCtxtPtr parser = reading->parser;
  return parser != NULL && parser->input != NULL && parser->input->line > 0 ? parser->input->line : 1;
}

static void start_element(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                          int namespace_count, const xmlChar **namespaces, int count, int defaulted,
                          const xmlChar **written) {
  reading *reading = data;
  snug_xml_attribute *attributes = calloc(count > 0 ? count : 1, sizeof(snug_xml_attribute));
  if (attributes == NULL) return stop(reading);
  for (int i = 0; i < count; i++) {
    // Name, prefix, namespace, start and end of the value.
    const xmlChar **parts = written + 5 * i;
    attributes[i] = (snug_xml_attribute){
        (const char *)parts[1], (const char *)parts[0], (const char *)parts[3], (int)(parts[4] - parts[3])};
  }
  int goes_on = reading->handler->start_element(reading->handler->context, line(reading), (const char *)prefix,
                                                (const char *)name, attributes, count);
  free(attributes);
  if (!goes_on) stop(reading);
}

static void end_element(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  reading *reading = data;
  reading->handler->end_element(reading->handler->context);
}

static void text(void *data, const xmlChar *bytes, int count) {
  reading *reading = data;
  reading->handler->text(reading->handler->context, (const char *)bytes, count);
}

static void cdata(void *data, const xmlChar *bytes, int count) {
  reading *reading = data;
  reading->handler->cdata(reading->handler->context, (const char *)bytes, count);
}

static void document_type(void *data, const xmlChar *name, const xmlChar *external, const xmlChar *system) {
  reading *reading = data;
  if (!reading->handler->document_type(reading->handler->context, line(reading))) stop(reading);
}

#if LIBXML_VERSION >= 21200
typedef const xmlError *error_pointer;
#else
typedef xmlErrorPtr error_pointer;
#endif

static void fault(void *data, error_pointer error) {
  reading *reading = data;
  // Text that its encoding does not have is an error of reading, not of the parser.
  if (error->level != XML_ERR_FATAL && error->domain != XML_FROM_IO) return;
  if (error->code == XML_ERR_USER_STOP) return;
  reading->is_over = 1;
  reading->handler->fault(reading->handler->context, line(reading), error->code);
}

// Some faults are only printed otherwise.
static void silence(void *context, const char *message, ...) {}

static void parse(reading *reading, const char *bytes, int count, int is_end) {
  int code = xmlParseChunk(reading->parser, bytes, count, is_end);
  if (code != 0 && !reading->is_over) {
    reading->is_over = 1;
    reading->handler->fault(reading->handler->context, line(reading), code);
  }
}

void snug_read_xml(const char *bytes, int count, int recovers, const snug_xml_handler *handler) {
  xmlInitParser();
  xmlSetGenericErrorFunc(NULL, silence);
  xmlSAXHandler sax = {0};
  sax.initialized = XML_SAX2_MAGIC;
  sax.startElementNs = start_element;
  sax.endElementNs = end_element;
  sax.characters = text;
  sax.ignorableWhitespace = text;
  sax.cdataBlock = cdata;
  sax.internalSubset = document_type;
  sax.serror = fault;
  reading reading = {handler, NULL, 0};
  // The encoding is found by the first four bytes.
  int first = count < 4 ? count : 4;
  xmlParserCtxtPtr parser = xmlCreatePushParserCtxt(&sax, &reading, bytes, first, NULL);
  if (parser == NULL) return;
  reading.parser = parser;
  // Without the replacement of entities, “&amp;” in an attribute would be reported as “&#38;”. There are no others to
  // replace: no handler declares any.
  // The parser's own limits end documents of 10 MB. Here the caller limits size and depth, and a document type, whose
  // entities could expand without end, ends the reading. With recovery it does not, so the limits stay.
  xmlCtxtUseOptions(parser, XML_PARSE_NONET | XML_PARSE_NOENT | (recovers ? XML_PARSE_RECOVER : XML_PARSE_HUGE));
  parse(&reading, bytes + first, count - first, 0);
  parse(&reading, NULL, 0, 1);
  xmlFreeDoc(parser->myDoc);
  xmlFreeParserCtxt(parser);
}
