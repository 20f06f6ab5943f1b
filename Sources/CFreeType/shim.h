// FreeType with the constants that Swift cannot import because they are function-like macros.
#ifndef GALLEY_CFREETYPE_SHIM_H
#define GALLEY_CFREETYPE_SHIM_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_ADVANCES_H
#include FT_TRUETYPE_TABLES_H

/// Unhinted, unscaled, outline only: all that Galley ever asks of an outline font.
static const FT_Int32 galley_ft_load_outline =
    FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP;

#endif
