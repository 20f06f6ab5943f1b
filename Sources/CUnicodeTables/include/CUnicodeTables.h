// Properties of characters from the pinned Unicode Character Database, as Scripts/unicode-tables
// made them.
#ifndef GALLEY_CUNICODE_TABLES_H
#define GALLEY_CUNICODE_TABLES_H

#include <stdint.h>

/// The version of Unicode that the tables are of.
const char *galley_unicode_version(void);

/// How a character takes part in line breaks (UAX #14): its class in the lower six bits, resolved by
/// LB1; 0x40 where it is wide in East Asian text; 0x80 where it is an unassigned pictograph.
uint8_t galley_line_break_properties(uint32_t character);

#endif
