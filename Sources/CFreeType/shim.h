// FreeType with the constants that Swift cannot import because they are function-like macros.
#ifndef GALLEY_CFREETYPE_SHIM_H
#define GALLEY_CFREETYPE_SHIM_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_ADVANCES_H
#include FT_COLOR_H
#include FT_MULTIPLE_MASTERS_H
#include FT_SIZES_H
#include FT_TRUETYPE_TABLES_H

/// Unhinted, unscaled, outline only: all that Galley ever asks of an outline font.
static const FT_Int32 galley_ft_load_outline =
    FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP;

/// The same without what a glyph is put together of: of that its names are told.
static const FT_Int32 galley_ft_load_parts = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING |
                                             FT_LOAD_NO_BITMAP | FT_LOAD_NO_RECURSE;

/// A colour bitmap, decoded and not scaled; and its size alone.
static const FT_Int32 galley_ft_load_color = FT_LOAD_COLOR | FT_LOAD_NO_HINTING;
static const FT_Int32 galley_ft_load_color_size =
    FT_LOAD_COLOR | FT_LOAD_NO_HINTING | FT_LOAD_BITMAP_METRICS_ONLY;

static const long galley_ft_style_italic = FT_STYLE_FLAG_ITALIC;
static const long galley_ft_style_bold = FT_STYLE_FLAG_BOLD;
static const long galley_ft_fixed_width = FT_FACE_FLAG_FIXED_WIDTH;

/// Whether a face has outlines, and whether it has bitmaps in colours.
static inline int galley_ft_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) != 0; }
static inline int galley_ft_has_color(FT_Face face) { return FT_HAS_COLOR(face) != 0; }

#endif
