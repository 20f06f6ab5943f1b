// The drawings of Symbols/symbols.txt, inside the binary.
#ifndef GALLEY_CSYMBOLS_H
#define GALLEY_CSYMBOLS_H

#include <stddef.h>
#include <stdint.h>

/// The bytes of Symbols/symbols.txt: lines in the order of their names' bytes.
const uint8_t *galley_symbols(size_t *length);

/// The bytes of Symbols/boxes.txt, in the same order.
const uint8_t *galley_symbol_boxes(size_t *length);

#endif
