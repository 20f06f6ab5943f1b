#include "CSymbols.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t symbols[] = {
#embed "../../Symbols/symbols.txt"
};

const uint8_t *galley_symbols(size_t *length) {
  *length = sizeof symbols;
  return symbols;
}

static const uint8_t boxes[] = {
#embed "../../Symbols/boxes.txt"
};

const uint8_t *galley_symbol_boxes(size_t *length) {
  *length = sizeof boxes;
  return boxes;
}
