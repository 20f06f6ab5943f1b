#include "CICU.h"

#include <stddef.h>
#include <stdlib.h>

// Foundation's own ICU, which every program with Foundation has: its interface of C is ICU's, which does not change
// once it is stable, with `swift_` before the names. Its headers lie in the toolchain, where a C target of a package
// does not look.
typedef int32_t UErrorCode;  // negative: a warning; 0: success; positive: an error
typedef struct UBiDi UBiDi;
typedef struct UBreakIterator UBreakIterator;
typedef struct UPluralRules UPluralRules;
typedef struct UNumberFormatter UNumberFormatter;
typedef struct UFormattedNumber UFormattedNumber;
typedef struct UListFormatter UListFormatter;
typedef struct UConverter UConverter;
typedef void (*UConverterToUCallback)(
    const void *context, void *arguments, const char *bytes, int32_t length, int32_t reason, UErrorCode *status);
typedef struct {
  int32_t field, begin, end;
} UFieldPosition;

UBiDi *swift_ubidi_open(void);
void swift_ubidi_close(UBiDi *bidi);
void swift_ubidi_setPara(
    UBiDi *bidi, const uint16_t *text, int32_t length, uint8_t level, uint8_t *levels, UErrorCode *status);
const uint8_t *swift_ubidi_getLevels(UBiDi *bidi, UErrorCode *status);
uint8_t swift_ubidi_getParaLevel(const UBiDi *bidi);
UBreakIterator *swift_ubrk_open(
    int32_t type, const char *locale, const uint16_t *text, int32_t length, UErrorCode *status);
void swift_ubrk_close(UBreakIterator *breaks);
void swift_ubrk_setText(UBreakIterator *breaks, const uint16_t *text, int32_t length, UErrorCode *status);
int32_t swift_ubrk_next(UBreakIterator *breaks);
int32_t swift_u_getIntPropertyValue(int32_t character, int32_t property);
void swift_u_getVersion(uint8_t version[4]);
UPluralRules *swift_uplrules_open(const char *locale, UErrorCode *status);
int32_t swift_uplrules_select(
    const UPluralRules *rules, double number, uint16_t *keyword, int32_t capacity, UErrorCode *status);
void swift_uplrules_close(UPluralRules *rules);
UNumberFormatter *swift_unumf_openForSkeletonAndLocale(
    const uint16_t *skeleton, int32_t length, const char *locale, UErrorCode *status);
UFormattedNumber *swift_unumf_openResult(UErrorCode *status);
void swift_unumf_formatDouble(
    const UNumberFormatter *formatter, double value, UFormattedNumber *result, UErrorCode *status);
int32_t swift_unumf_resultToString(
    const UFormattedNumber *result, uint16_t *text, int32_t capacity, UErrorCode *status);
int32_t swift_unumf_resultToDecimalNumber(
    const UFormattedNumber *result, char *text, int32_t capacity, UErrorCode *status);
int8_t swift_unumf_resultNextFieldPosition(
    const UFormattedNumber *result, UFieldPosition *position, UErrorCode *status);
void swift_unumf_closeResult(UFormattedNumber *result);
void swift_unumf_close(UNumberFormatter *formatter);
UListFormatter *swift_ulistfmt_openForType(const char *locale, int32_t type, int32_t width, UErrorCode *status);
int32_t swift_ulistfmt_format(
    const UListFormatter *formatter, const uint16_t *const texts[], const int32_t *lengths, int32_t count,
    uint16_t *list, int32_t capacity, UErrorCode *status);
void swift_ulistfmt_close(UListFormatter *formatter);
uint16_t swift_ucnv_countAliases(const char *name, UErrorCode *status);
UConverter *swift_ucnv_open(const char *name, UErrorCode *status);
void swift_ucnv_close(UConverter *converter);
void swift_UCNV_TO_U_CALLBACK_STOP(
    const void *context, void *arguments, const char *bytes, int32_t length, int32_t reason, UErrorCode *status);
void swift_ucnv_setToUCallBack(
    UConverter *converter, UConverterToUCallback callback, const void *context, UConverterToUCallback *old,
    const void **old_context, UErrorCode *status);
void swift_ucnv_toUnicode(
    UConverter *converter, uint16_t **target, const uint16_t *target_end, const char **source, const char *source_end,
    int32_t *offsets, int8_t flush, UErrorCode *status);

// Of ICU's stable numbers.
enum {
  U_BUFFER_OVERFLOW_ERROR = 15,
  UNUM_INTEGER_FIELD = 0,
  UNUM_FRACTION_FIELD = 1,
  UNUM_SIGN_FIELD = 10,
  UNUM_MEASURE_UNIT_FIELD = 11,
  UBRK_LINE = 2,
  ULISTFMT_TYPE_UNITS = 2,
  UCHAR_JOINING_TYPE = 0x1007,
  UCHAR_VERTICAL_ORIENTATION = 0x1018,
};

void *galley_bidi_open(void) { return swift_ubidi_open(); }

void galley_bidi_close(void *bidi) { swift_ubidi_close(bidi); }

const uint8_t *galley_bidi_levels(
    void *bidi, const uint16_t *text, int32_t length, uint8_t level, uint8_t *paragraph) {
  UErrorCode status = 0;
  swift_ubidi_setPara(bidi, text, length, level, NULL, &status);
  const uint8_t *levels = swift_ubidi_getLevels(bidi, &status);
  *paragraph = swift_ubidi_getParaLevel(bidi);
  return status <= 0 ? levels : NULL;
}

void *galley_line_breaks_open(const char *language) {
  UErrorCode status = 0;
  UBreakIterator *breaks = swift_ubrk_open(UBRK_LINE, language, NULL, 0, &status);
  return status <= 0 ? breaks : NULL;
}

void galley_line_breaks_close(void *breaks) { swift_ubrk_close(breaks); }

int galley_line_breaks_set(void *breaks, const uint16_t *text, int32_t length) {
  UErrorCode status = 0;
  swift_ubrk_setText(breaks, text, length, &status);
  return status <= 0 ? 0 : -1;
}

int32_t galley_line_breaks_next(void *breaks) { return swift_ubrk_next(breaks); }

int32_t galley_joining_type(uint32_t character) {
  return swift_u_getIntPropertyValue((int32_t)character, UCHAR_JOINING_TYPE);
}

int32_t galley_vertical_orientation(uint32_t character) {
  return swift_u_getIntPropertyValue((int32_t)character, UCHAR_VERTICAL_ORIENTATION);
}

void *galley_decoder_open(const char *encoding) {
  UErrorCode status = 0;
  // A name that is not in ICU's own list would be looked for among files.
  if (swift_ucnv_countAliases(encoding, &status) == 0 || status > 0) return NULL;
  UConverter *converter = swift_ucnv_open(encoding, &status);
  if (status > 0) return NULL;
  swift_ucnv_setToUCallBack(converter, swift_UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, &status);
  if (status <= 0) return converter;
  swift_ucnv_close(converter);
  return NULL;
}

void galley_decoder_close(void *decoder) { swift_ucnv_close(decoder); }

int32_t galley_decoder_next(
    void *decoder, const char *bytes, int32_t count, int32_t *read, uint16_t *units, int32_t room) {
  UErrorCode status = 0;
  uint16_t *target = units;
  const char *source = bytes + *read;
  swift_ucnv_toUnicode(decoder, &target, units + room, &source, bytes + count, NULL, 1, &status);
  *read = (int32_t)(source - bytes);
  return status <= 0 || status == U_BUFFER_OVERFLOW_ERROR ? (int32_t)(target - units) : -1;
}

void galley_icu_version(uint8_t version[4]) { swift_u_getVersion(version); }

int32_t galley_plural_category(const char *locale, double number, uint16_t *category, int32_t room) {
  UErrorCode status = 0;
  UPluralRules *rules = swift_uplrules_open(locale, &status);
  if (status > 0) return -1;
  int32_t length = swift_uplrules_select(rules, number, category, room, &status);
  swift_uplrules_close(rules);
  return status > 0 ? -1 : length;
}

/// The first place of a field; 0 where there is none.
static int find_field(const UFormattedNumber *result, int32_t field, UFieldPosition *position) {
  UErrorCode status = 0;
  *position = (UFieldPosition){field, 0, 0};
  return swift_unumf_resultNextFieldPosition(result, position, &status) && status <= 0;
}

galley_number_text galley_number_write(
    const uint16_t *skeleton, int32_t length, const char *locale, double number, uint16_t *text, int32_t room) {
  galley_number_text written = {-1, -1, -1, number};
  UErrorCode status = 0;
  UNumberFormatter *formatter = swift_unumf_openForSkeletonAndLocale(skeleton, length, locale, &status);
  UFormattedNumber *result = swift_unumf_openResult(&status);
  if (status <= 0) {
    swift_unumf_formatDouble(formatter, number, result, &status);
    int32_t count = swift_unumf_resultToString(result, text, room, &status);
    if (status <= 0 && count <= room) written.length = count;
    char decimal[64];
    UErrorCode long_decimal = 0;
    int32_t digits = swift_unumf_resultToDecimalNumber(result, decimal, sizeof decimal - 1, &long_decimal);
    if (long_decimal <= 0 && digits > 0) {
      decimal[digits] = 0;
      written.value = strtod(decimal, NULL);
    }
    // Of "5 feet, 11 inches" ICU names no unit, and of its numbers the last one.
    UFieldPosition unit, integer, other;
    if (find_field(result, UNUM_MEASURE_UNIT_FIELD, &unit) && find_field(result, UNUM_INTEGER_FIELD, &integer)) {
      written.number_start = integer.begin;
      written.number_end = integer.end;
      if (find_field(result, UNUM_FRACTION_FIELD, &other)) written.number_end = other.end;
      if (find_field(result, UNUM_SIGN_FIELD, &other)) {
        if (other.begin < written.number_start) written.number_start = other.begin;
        if (other.end > written.number_end) written.number_end = other.end;
      }
    }
  }
  swift_unumf_closeResult(result);
  swift_unumf_close(formatter);
  return written;
}

int32_t galley_unit_list_write(
    const char *locale, int32_t width, const uint16_t *texts, const int32_t *lengths, int32_t count,
    uint16_t *list, int32_t room) {
  const uint16_t *starts[8];
  if (count < 0 || count > 8) return -1;
  for (int32_t index = 0; index < count; index++) {
    starts[index] = texts;
    texts += lengths[index];
  }
  UErrorCode status = 0;
  UListFormatter *formatter = swift_ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, width, &status);
  if (status > 0) return -1;
  int32_t length = swift_ulistfmt_format(formatter, starts, lengths, count, list, room, &status);
  swift_ulistfmt_close(formatter);
  return status > 0 || length > room ? -1 : length;
}
