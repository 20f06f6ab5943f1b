#include "CICU.h"

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uversion.h>

void *galley_bidi_open(void) { return ubidi_open(); }

void galley_bidi_close(void *bidi) { ubidi_close(bidi); }

const uint8_t *galley_bidi_levels(
    void *bidi, const uint16_t *text, int32_t length, uint8_t level, uint8_t *paragraph) {
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(bidi, (const UChar *)text, length, level, NULL, &status);
  const UBiDiLevel *levels = ubidi_getLevels(bidi, &status);
  *paragraph = ubidi_getParaLevel(bidi);
  return U_SUCCESS(status) ? levels : NULL;
}

void *galley_line_breaks_open(const char *language) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(UBRK_LINE, language, NULL, 0, &status);
  return U_SUCCESS(status) ? breaks : NULL;
}

void galley_line_breaks_close(void *breaks) { ubrk_close(breaks); }

int galley_line_breaks_set(void *breaks, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(breaks, (const UChar *)text, length, &status);
  return U_SUCCESS(status) ? 0 : -1;
}

int32_t galley_line_breaks_next(void *breaks) {
  int32_t next = ubrk_next(breaks);
  return next == UBRK_DONE ? -1 : next;
}

const char *galley_icu_version(void) { return U_ICU_VERSION; }
