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
static const uint8_t inter_italic[] = {
#embed "../../Fonts/Inter/Inter-Italic.otf"
};
static const uint8_t inter_mediumitalic[] = {
#embed "../../Fonts/Inter/Inter-MediumItalic.otf"
};
static const uint8_t inter_semibolditalic[] = {
#embed "../../Fonts/Inter/Inter-SemiBoldItalic.otf"
};
static const uint8_t inter_bolditalic[] = {
#embed "../../Fonts/Inter/Inter-BoldItalic.otf"
};
static const uint8_t jetbrainsmono_regular[] = {
#embed "../../Fonts/JetBrainsMono/JetBrainsMono-Regular.ttf"
};
static const uint8_t jetbrainsmono_bold[] = {
#embed "../../Fonts/JetBrainsMono/JetBrainsMono-Bold.ttf"
};
static const uint8_t jetbrainsmono_italic[] = {
#embed "../../Fonts/JetBrainsMono/JetBrainsMono-Italic.ttf"
};
static const uint8_t jetbrainsmono_bolditalic[] = {
#embed "../../Fonts/JetBrainsMono/JetBrainsMono-BoldItalic.ttf"
};
static const uint8_t notosansarabic_regular[] = {
#embed "../../Fonts/NotoSansArabic/NotoSansArabic-Regular.ttf"
};
static const uint8_t notosansarabic_bold[] = {
#embed "../../Fonts/NotoSansArabic/NotoSansArabic-Bold.ttf"
};
static const uint8_t notosanshebrew_regular[] = {
#embed "../../Fonts/NotoSansHebrew/NotoSansHebrew-Regular.ttf"
};
static const uint8_t notosanshebrew_bold[] = {
#embed "../../Fonts/NotoSansHebrew/NotoSansHebrew-Bold.ttf"
};
static const uint8_t notosansdevanagari_regular[] = {
#embed "../../Fonts/NotoSansDevanagari/NotoSansDevanagari-Regular.ttf"
};
static const uint8_t notosansdevanagari_bold[] = {
#embed "../../Fonts/NotoSansDevanagari/NotoSansDevanagari-Bold.ttf"
};
static const uint8_t notosansthai_regular[] = {
#embed "../../Fonts/NotoSansThai/NotoSansThai-Regular.ttf"
};
static const uint8_t notosansthai_bold[] = {
#embed "../../Fonts/NotoSansThai/NotoSansThai-Bold.ttf"
};
static const uint8_t notosansarmenian_regular[] = {
#embed "../../Fonts/NotoSansArmenian/NotoSansArmenian-Regular.ttf"
};
static const uint8_t notosansarmenian_bold[] = {
#embed "../../Fonts/NotoSansArmenian/NotoSansArmenian-Bold.ttf"
};
static const uint8_t notosansgeorgian_regular[] = {
#embed "../../Fonts/NotoSansGeorgian/NotoSansGeorgian-Regular.ttf"
};
static const uint8_t notosansgeorgian_bold[] = {
#embed "../../Fonts/NotoSansGeorgian/NotoSansGeorgian-Bold.ttf"
};
static const uint8_t notosansbengali_regular[] = {
#embed "../../Fonts/NotoSansBengali/NotoSansBengali-Regular.ttf"
};
static const uint8_t notosansbengali_bold[] = {
#embed "../../Fonts/NotoSansBengali/NotoSansBengali-Bold.ttf"
};
static const uint8_t notosanstamil_regular[] = {
#embed "../../Fonts/NotoSansTamil/NotoSansTamil-Regular.ttf"
};
static const uint8_t notosanstamil_bold[] = {
#embed "../../Fonts/NotoSansTamil/NotoSansTamil-Bold.ttf"
};
static const uint8_t notosanslao_regular[] = {
#embed "../../Fonts/NotoSansLao/NotoSansLao-Regular.ttf"
};
static const uint8_t notosanslao_bold[] = {
#embed "../../Fonts/NotoSansLao/NotoSansLao-Bold.ttf"
};
static const uint8_t notosanskhmer_regular[] = {
#embed "../../Fonts/NotoSansKhmer/NotoSansKhmer-Regular.ttf"
};
static const uint8_t notosanskhmer_bold[] = {
#embed "../../Fonts/NotoSansKhmer/NotoSansKhmer-Bold.ttf"
};
static const uint8_t noto_color_emoji[] = {
#embed "../../Fonts/NotoColorEmoji/NotoColorEmoji.ttf"
};

// The order is that of fallback: a character is looked up in one family after the other.
static const galley_bundled_font fonts[] = {
    {"Inter/Inter-Regular.otf", inter_regular, sizeof inter_regular},
    {"Inter/Inter-Medium.otf", inter_medium, sizeof inter_medium},
    {"Inter/Inter-SemiBold.otf", inter_semibold, sizeof inter_semibold},
    {"Inter/Inter-Bold.otf", inter_bold, sizeof inter_bold},
    {"Inter/Inter-Italic.otf", inter_italic, sizeof inter_italic},
    {"Inter/Inter-MediumItalic.otf", inter_mediumitalic, sizeof inter_mediumitalic},
    {"Inter/Inter-SemiBoldItalic.otf", inter_semibolditalic, sizeof inter_semibolditalic},
    {"Inter/Inter-BoldItalic.otf", inter_bolditalic, sizeof inter_bolditalic},
    {"JetBrainsMono/JetBrainsMono-Regular.ttf", jetbrainsmono_regular, sizeof jetbrainsmono_regular},
    {"JetBrainsMono/JetBrainsMono-Bold.ttf", jetbrainsmono_bold, sizeof jetbrainsmono_bold},
    {"JetBrainsMono/JetBrainsMono-Italic.ttf", jetbrainsmono_italic, sizeof jetbrainsmono_italic},
    {"JetBrainsMono/JetBrainsMono-BoldItalic.ttf", jetbrainsmono_bolditalic, sizeof jetbrainsmono_bolditalic},
    {"NotoSansArabic/NotoSansArabic-Regular.ttf", notosansarabic_regular, sizeof notosansarabic_regular},
    {"NotoSansArabic/NotoSansArabic-Bold.ttf", notosansarabic_bold, sizeof notosansarabic_bold},
    {"NotoSansHebrew/NotoSansHebrew-Regular.ttf", notosanshebrew_regular, sizeof notosanshebrew_regular},
    {"NotoSansHebrew/NotoSansHebrew-Bold.ttf", notosanshebrew_bold, sizeof notosanshebrew_bold},
    {"NotoSansDevanagari/NotoSansDevanagari-Regular.ttf", notosansdevanagari_regular, sizeof notosansdevanagari_regular},
    {"NotoSansDevanagari/NotoSansDevanagari-Bold.ttf", notosansdevanagari_bold, sizeof notosansdevanagari_bold},
    {"NotoSansThai/NotoSansThai-Regular.ttf", notosansthai_regular, sizeof notosansthai_regular},
    {"NotoSansThai/NotoSansThai-Bold.ttf", notosansthai_bold, sizeof notosansthai_bold},
    {"NotoSansArmenian/NotoSansArmenian-Regular.ttf", notosansarmenian_regular, sizeof notosansarmenian_regular},
    {"NotoSansArmenian/NotoSansArmenian-Bold.ttf", notosansarmenian_bold, sizeof notosansarmenian_bold},
    {"NotoSansGeorgian/NotoSansGeorgian-Regular.ttf", notosansgeorgian_regular, sizeof notosansgeorgian_regular},
    {"NotoSansGeorgian/NotoSansGeorgian-Bold.ttf", notosansgeorgian_bold, sizeof notosansgeorgian_bold},
    {"NotoSansBengali/NotoSansBengali-Regular.ttf", notosansbengali_regular, sizeof notosansbengali_regular},
    {"NotoSansBengali/NotoSansBengali-Bold.ttf", notosansbengali_bold, sizeof notosansbengali_bold},
    {"NotoSansTamil/NotoSansTamil-Regular.ttf", notosanstamil_regular, sizeof notosanstamil_regular},
    {"NotoSansTamil/NotoSansTamil-Bold.ttf", notosanstamil_bold, sizeof notosanstamil_bold},
    {"NotoSansLao/NotoSansLao-Regular.ttf", notosanslao_regular, sizeof notosanslao_regular},
    {"NotoSansLao/NotoSansLao-Bold.ttf", notosanslao_bold, sizeof notosanslao_bold},
    {"NotoSansKhmer/NotoSansKhmer-Regular.ttf", notosanskhmer_regular, sizeof notosanskhmer_regular},
    {"NotoSansKhmer/NotoSansKhmer-Bold.ttf", notosanskhmer_bold, sizeof notosanskhmer_bold},
    {"NotoColorEmoji/NotoColorEmoji.ttf", noto_color_emoji, sizeof noto_color_emoji},
};

size_t galley_bundled_font_count(void) { return sizeof fonts / sizeof fonts[0]; }

galley_bundled_font galley_bundled_font_at(size_t index) { return fonts[index]; }
