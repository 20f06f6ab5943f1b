#include "CBundledFonts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t inter_regular[] = {
#embed "../../Fonts/Inter/Inter-Regular.otf"
};
static const uint8_t inter_medium[] = {
#embed "../../Fonts/Inter/Inter-Medium.otf"
};
static const uint8_t inter_semibold[] = {
#embed "../../Fonts/Inter/Inter-SemiBold.otf"
};
static const uint8_t inter_bold[] = {
#embed "../../Fonts/Inter/Inter-Bold.otf"
};

static const galley_bundled_font fonts[] = {
    {"Inter/Inter-Regular.otf", inter_regular, sizeof inter_regular},
    {"Inter/Inter-Medium.otf", inter_medium, sizeof inter_medium},
    {"Inter/Inter-SemiBold.otf", inter_semibold, sizeof inter_semibold},
    {"Inter/Inter-Bold.otf", inter_bold, sizeof inter_bold},
};

size_t galley_bundled_font_count(void) { return sizeof fonts / sizeof fonts[0]; }

galley_bundled_font galley_bundled_font_at(size_t index) { return fonts[index]; }
