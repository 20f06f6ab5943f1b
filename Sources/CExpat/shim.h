// Expat's parser of XML, and its protection against entities that expand without end.
#ifndef GALLEY_CEXPAT_SHIM_H
#define GALLEY_CEXPAT_SHIM_H

// The header declares the protection only where this is defined; Debian's and Ubuntu's libraries are built with it.
#ifndef XML_DTD
#define XML_DTD 1
#endif
#include <expat.h>

/// What stands between a namespace and a name: no character of XML, so part of neither.
#define GALLEY_XML_SEPARATOR 1

/// A parser of one document that reads neither entities nor DTDs of other files.
/// - `encoding`: that of the document, whatever its declaration says; NULL for what the declaration says.
/// Entities may make the document at most `factor` times as long, once it is longer than `start` bytes.
static inline XML_Parser galley_xml_parser(const char *encoding, float factor, unsigned long long start) {
  XML_Parser parser = XML_ParserCreateNS(encoding, GALLEY_XML_SEPARATOR);
  if (!parser) return 0;
  XML_SetParamEntityParsing(parser, XML_PARAM_ENTITY_PARSING_NEVER);
  if (!XML_SetBillionLaughsAttackProtectionMaximumAmplification(parser, factor) ||
      !XML_SetBillionLaughsAttackProtectionActivationThreshold(parser, start)) {
    XML_ParserFree(parser);
    return 0;
  }
  // One seed for all: names are hashed alike in every process. The number of names is bounded by the reader.
  XML_SetHashSalt(parser, 0x67616c6c6579UL);
  return parser;
}

#endif
