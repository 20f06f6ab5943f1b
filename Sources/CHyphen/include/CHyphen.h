// Places at which words may be hyphenated, by libhyphen and its dictionaries (TeX's patterns). Neither belongs to Galley:
// the library is opened when a text first needs it, so it costs nothing at start and may be missing.
#ifndef GALLEY_CHYPHEN_H
#define GALLEY_CHYPHEN_H

#include <stddef.h>
#include <stdint.h>

/// Whether libhyphen is installed.
int galley_hyphen_is_installed(void);

/// From UTF-8 to a dictionary's characters, which its first line names: `ISO8859-1`, `microsoft-cp1251`; NULL for unknown
/// ones.
void *galley_hyphen_converter_open(const char *charset);
void galley_hyphen_converter_close(void *converter);

/// A text in the characters of a dictionary.
/// - converted: room for `length` bytes.
/// Returns how many bytes it has, or -1 for what the dictionary has no characters for.
int32_t galley_hyphen_convert(void *converter, const uint8_t *text, int32_t length, uint8_t *converted);

/// A dictionary, the bytes of a file (`hyph_de_DE.dic`); NULL without the library, or where it cannot read them.
void *galley_hyphen_open(const uint8_t *bytes, size_t count);
void galley_hyphen_close(void *dictionary);

/// Where a word may be hyphenated.
/// - word: small letters in the dictionary's characters, no more than 1,024 bytes.
/// - places: room for `length` bytes; 1 for each character that a hyphen may stand behind, the word's spelling unchanged.
/// Returns how many characters were looked at, or -1.
int32_t galley_hyphen_places(void *dictionary, const uint8_t *word, int32_t length, uint8_t *places);

#endif
