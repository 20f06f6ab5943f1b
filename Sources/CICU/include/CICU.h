// The few functions of ICU that Galley calls. They are those of Foundation's ICU: a program has it anyway, and with
// it 30 MB of data that need not be there twice.
#ifndef GALLEY_CICU_H
#define GALLEY_CICU_H

#include <stdint.h>

/// The working state of the bidirectional algorithm; NULL where ICU fails.
void *galley_bidi_open(void);
void galley_bidi_close(void *bidi);

/// What a paragraph's level is to be: one of these, or that of its first letter with a direction,
/// else one of these.
enum {
  galley_bidi_left_to_right = 0,
  galley_bidi_right_to_left = 1,
  galley_bidi_natural_or_left_to_right = 0xfe,
  galley_bidi_natural_or_right_to_left = 0xff,
};

/// The levels of the UTF-16 units of one paragraph, and its own. They live until the next call; NULL
/// where ICU fails.
const uint8_t *galley_bidi_levels(
    void *bidi, const uint16_t *text, int32_t length, uint8_t level, uint8_t *paragraph);

/// A line breaker with dictionaries, for a language; NULL where ICU fails.
void *galley_line_breaks_open(const char *language);
void galley_line_breaks_close(void *breaks);

/// Sets the text, which must live until the last call of `next`; 0 where ICU succeeds.
int galley_line_breaks_set(void *breaks, const uint16_t *text, int32_t length);

/// The next break in UTF-16 units, or -1 behind the last.
int32_t galley_line_breaks_next(void *breaks);

/// How a character joins its neighbours (UAX #44, Joining_Type): transparent ones let others join through them.
enum {
  galley_joining_none = 0,
  galley_joining_transparent = 5,
};
int32_t galley_joining_type(uint32_t character);

/// How a character stands in vertical lines (UAX #50, Vertical_Orientation).
enum {
  galley_vertical_rotated = 0,
  galley_vertical_transformed_rotated = 1,
  galley_vertical_transformed_upright = 2,
  galley_vertical_upright = 3,
};
int32_t galley_vertical_orientation(uint32_t character);

/// The plural form of a number in UTF-16 units, "one" or "other" among them, and how many units it has; -1 where
/// ICU fails.
int32_t galley_plural_category(const char *locale, double number, uint16_t *category, int32_t room);

/// A number written by a skeleton (ICU's words for a form, such as "unit/meter .00") in a locale.
typedef struct {
  /// UTF-16 units of the text; -1 where ICU fails or there is no room for it.
  int32_t length;
  /// Where in the text the digits begin, their sign included, and end; -1 where there are several numbers or none.
  int32_t number_start, number_end;
  /// The number that was written, converted and rounded.
  double value;
} galley_number_text;
galley_number_text galley_number_write(
    const uint16_t *skeleton, int32_t length, const char *locale, double number, uint16_t *text, int32_t room);

/// Joins texts in a locale as the units of one quantity.
/// - `width`: 0 for "1 hour, 5 minutes", 1 for "1 hr, 5 min", 2 for "1h 5m".
/// - `texts`: one after the other, with as many UTF-16 units as `lengths` says; at most eight.
/// - Returns: the UTF-16 units of the list; -1 where ICU fails, there are too many texts or no room.
int32_t galley_unit_list_write(
    const char *locale, int32_t width, const uint16_t *texts, const int32_t *lengths, int32_t count,
    uint16_t *list, int32_t room);

/// A decoder of the bytes of an encoding, by a name of IANA's registry or one that ICU knows it by; NULL where ICU
/// does not know the name. Files of encodings are not looked for.
void *galley_decoder_open(const char *encoding);
void galley_decoder_close(void *decoder);

/// Decodes on.
/// - `read`: how many bytes have been decoded so far; it is moved behind those of this call.
/// - `units`: room for the UTF-16 units of the characters.
/// - Returns: how many units were written, as many as there is room for where there are more characters; -1 where
///   the bytes before `read` end in some that are no character.
int32_t galley_decoder_next(
    void *decoder, const char *bytes, int32_t count, int32_t *read, uint16_t *units, int32_t room);

/// ICU's version, the major number first.
void galley_icu_version(uint8_t version[4]);

#endif
