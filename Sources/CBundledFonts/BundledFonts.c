#include "CBundledFonts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t inter_thin[] = {
#embed "../../Fonts/Inter/Inter-Thin.otf"
};
static const uint8_t inter_extralight[] = {
#embed "../../Fonts/Inter/Inter-ExtraLight.otf"
};
static const uint8_t inter_light[] = {
#embed "../../Fonts/Inter/Inter-Light.otf"
};
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
static const uint8_t inter_extrabold[] = {
#embed "../../Fonts/Inter/Inter-ExtraBold.otf"
};
static const uint8_t inter_black[] = {
#embed "../../Fonts/Inter/Inter-Black.otf"
};
static const uint8_t inter_thinitalic[] = {
#embed "../../Fonts/Inter/Inter-ThinItalic.otf"
};
static const uint8_t inter_extralightitalic[] = {
#embed "../../Fonts/Inter/Inter-ExtraLightItalic.otf"
};
static const uint8_t inter_lightitalic[] = {
#embed "../../Fonts/Inter/Inter-LightItalic.otf"
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
static const uint8_t inter_extrabolditalic[] = {
#embed "../../Fonts/Inter/Inter-ExtraBoldItalic.otf"
};
static const uint8_t inter_blackitalic[] = {
#embed "../../Fonts/Inter/Inter-BlackItalic.otf"
};
static const uint8_t jetbrainsmono_light[] = {
#embed "../../Fonts/JetBrainsMono/JetBrainsMono-Light.ttf"
};
static const uint8_t jetbrainsmono_regular[] = {
#embed "../../Fonts/JetBrainsMono/JetBrainsMono-Regular.ttf"
};
static const uint8_t jetbrainsmono_medium[] = {
#embed "../../Fonts/JetBrainsMono/JetBrainsMono-Medium.ttf"
};
static const uint8_t jetbrainsmono_semibold[] = {
#embed "../../Fonts/JetBrainsMono/JetBrainsMono-SemiBold.ttf"
};
static const uint8_t jetbrainsmono_bold[] = {
#embed "../../Fonts/JetBrainsMono/JetBrainsMono-Bold.ttf"
};
static const uint8_t jetbrainsmono_extrabold[] = {
#embed "../../Fonts/JetBrainsMono/JetBrainsMono-ExtraBold.ttf"
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
static const uint8_t notosanscjk_regular[] = {
#embed "../../Fonts/NotoSansCJK/NotoSansCJK-Regular.otf"
};
static const uint8_t notosanscjk_bold[] = {
#embed "../../Fonts/NotoSansCJK/NotoSansCJK-Bold.otf"
};
static const uint8_t sourceserifpro_extralight[] = {
#embed "../../Fonts/SourceSerifPro/SourceSerifPro-ExtraLight.otf"
};
static const uint8_t sourceserifpro_light[] = {
#embed "../../Fonts/SourceSerifPro/SourceSerifPro-Light.otf"
};
static const uint8_t sourceserifpro_regular[] = {
#embed "../../Fonts/SourceSerifPro/SourceSerifPro-Regular.otf"
};
static const uint8_t sourceserifpro_semibold[] = {
#embed "../../Fonts/SourceSerifPro/SourceSerifPro-SemiBold.otf"
};
static const uint8_t sourceserifpro_bold[] = {
#embed "../../Fonts/SourceSerifPro/SourceSerifPro-Bold.otf"
};
static const uint8_t sourceserifpro_black[] = {
#embed "../../Fonts/SourceSerifPro/SourceSerifPro-Black.otf"
};
static const uint8_t sourceserifpro_extralightitalic[] = {
#embed "../../Fonts/SourceSerifPro/SourceSerifPro-ExtraLightItalic.otf"
};
static const uint8_t sourceserifpro_lightitalic[] = {
#embed "../../Fonts/SourceSerifPro/SourceSerifPro-LightItalic.otf"
};
static const uint8_t sourceserifpro_italic[] = {
#embed "../../Fonts/SourceSerifPro/SourceSerifPro-Italic.otf"
};
static const uint8_t sourceserifpro_semibolditalic[] = {
#embed "../../Fonts/SourceSerifPro/SourceSerifPro-SemiBoldItalic.otf"
};
static const uint8_t sourceserifpro_bolditalic[] = {
#embed "../../Fonts/SourceSerifPro/SourceSerifPro-BoldItalic.otf"
};
static const uint8_t sourceserifpro_blackitalic[] = {
#embed "../../Fonts/SourceSerifPro/SourceSerifPro-BlackItalic.otf"
};
static const uint8_t galleyrounded_thin[] = {
#embed "../../Fonts/GalleyRounded/GalleyRounded-Thin.otf"
};
static const uint8_t galleyrounded_extralight[] = {
#embed "../../Fonts/GalleyRounded/GalleyRounded-ExtraLight.otf"
};
static const uint8_t galleyrounded_light[] = {
#embed "../../Fonts/GalleyRounded/GalleyRounded-Light.otf"
};
static const uint8_t galleyrounded_regular[] = {
#embed "../../Fonts/GalleyRounded/GalleyRounded-Regular.otf"
};
static const uint8_t galleyrounded_medium[] = {
#embed "../../Fonts/GalleyRounded/GalleyRounded-Medium.otf"
};
static const uint8_t galleyrounded_semibold[] = {
#embed "../../Fonts/GalleyRounded/GalleyRounded-SemiBold.otf"
};
static const uint8_t galleyrounded_bold[] = {
#embed "../../Fonts/GalleyRounded/GalleyRounded-Bold.otf"
};
static const uint8_t galleyrounded_extrabold[] = {
#embed "../../Fonts/GalleyRounded/GalleyRounded-ExtraBold.otf"
};
static const uint8_t galleyrounded_black[] = {
#embed "../../Fonts/GalleyRounded/GalleyRounded-Black.otf"
};
static const uint8_t noto_color_emoji[] = {
#embed "../../Fonts/NotoColorEmoji/NotoColorEmoji.ttf"
};

// The order is that of fallback: a character is looked up in one family after the other.
static const galley_bundled_font fonts[] = {
    {"Inter/Inter-Thin.otf", inter_thin, sizeof inter_thin},
    {"Inter/Inter-ExtraLight.otf", inter_extralight, sizeof inter_extralight},
    {"Inter/Inter-Light.otf", inter_light, sizeof inter_light},
    {"Inter/Inter-Regular.otf", inter_regular, sizeof inter_regular},
    {"Inter/Inter-Medium.otf", inter_medium, sizeof inter_medium},
    {"Inter/Inter-SemiBold.otf", inter_semibold, sizeof inter_semibold},
    {"Inter/Inter-Bold.otf", inter_bold, sizeof inter_bold},
    {"Inter/Inter-ExtraBold.otf", inter_extrabold, sizeof inter_extrabold},
    {"Inter/Inter-Black.otf", inter_black, sizeof inter_black},
    {"Inter/Inter-ThinItalic.otf", inter_thinitalic, sizeof inter_thinitalic},
    {"Inter/Inter-ExtraLightItalic.otf", inter_extralightitalic, sizeof inter_extralightitalic},
    {"Inter/Inter-LightItalic.otf", inter_lightitalic, sizeof inter_lightitalic},
    {"Inter/Inter-Italic.otf", inter_italic, sizeof inter_italic},
    {"Inter/Inter-MediumItalic.otf", inter_mediumitalic, sizeof inter_mediumitalic},
    {"Inter/Inter-SemiBoldItalic.otf", inter_semibolditalic, sizeof inter_semibolditalic},
    {"Inter/Inter-BoldItalic.otf", inter_bolditalic, sizeof inter_bolditalic},
    {"Inter/Inter-ExtraBoldItalic.otf", inter_extrabolditalic, sizeof inter_extrabolditalic},
    {"Inter/Inter-BlackItalic.otf", inter_blackitalic, sizeof inter_blackitalic},
    {"JetBrainsMono/JetBrainsMono-Light.ttf", jetbrainsmono_light, sizeof jetbrainsmono_light},
    {"JetBrainsMono/JetBrainsMono-Regular.ttf", jetbrainsmono_regular, sizeof jetbrainsmono_regular},
    {"JetBrainsMono/JetBrainsMono-Medium.ttf", jetbrainsmono_medium, sizeof jetbrainsmono_medium},
    {"JetBrainsMono/JetBrainsMono-SemiBold.ttf", jetbrainsmono_semibold, sizeof jetbrainsmono_semibold},
    {"JetBrainsMono/JetBrainsMono-Bold.ttf", jetbrainsmono_bold, sizeof jetbrainsmono_bold},
    {"JetBrainsMono/JetBrainsMono-ExtraBold.ttf", jetbrainsmono_extrabold, sizeof jetbrainsmono_extrabold},
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
    {"NotoSansCJK/NotoSansCJK-Regular.otf", notosanscjk_regular, sizeof notosanscjk_regular},
    {"NotoSansCJK/NotoSansCJK-Bold.otf", notosanscjk_bold, sizeof notosanscjk_bold},
    {"SourceSerifPro/SourceSerifPro-ExtraLight.otf", sourceserifpro_extralight, sizeof sourceserifpro_extralight},
    {"SourceSerifPro/SourceSerifPro-Light.otf", sourceserifpro_light, sizeof sourceserifpro_light},
    {"SourceSerifPro/SourceSerifPro-Regular.otf", sourceserifpro_regular, sizeof sourceserifpro_regular},
    {"SourceSerifPro/SourceSerifPro-SemiBold.otf", sourceserifpro_semibold, sizeof sourceserifpro_semibold},
    {"SourceSerifPro/SourceSerifPro-Bold.otf", sourceserifpro_bold, sizeof sourceserifpro_bold},
    {"SourceSerifPro/SourceSerifPro-Black.otf", sourceserifpro_black, sizeof sourceserifpro_black},
    {"SourceSerifPro/SourceSerifPro-ExtraLightItalic.otf", sourceserifpro_extralightitalic, sizeof sourceserifpro_extralightitalic},
    {"SourceSerifPro/SourceSerifPro-LightItalic.otf", sourceserifpro_lightitalic, sizeof sourceserifpro_lightitalic},
    {"SourceSerifPro/SourceSerifPro-Italic.otf", sourceserifpro_italic, sizeof sourceserifpro_italic},
    {"SourceSerifPro/SourceSerifPro-SemiBoldItalic.otf", sourceserifpro_semibolditalic, sizeof sourceserifpro_semibolditalic},
    {"SourceSerifPro/SourceSerifPro-BoldItalic.otf", sourceserifpro_bolditalic, sizeof sourceserifpro_bolditalic},
    {"SourceSerifPro/SourceSerifPro-BlackItalic.otf", sourceserifpro_blackitalic, sizeof sourceserifpro_blackitalic},
    {"GalleyRounded/GalleyRounded-Thin.otf", galleyrounded_thin, sizeof galleyrounded_thin},
    {"GalleyRounded/GalleyRounded-ExtraLight.otf", galleyrounded_extralight, sizeof galleyrounded_extralight},
    {"GalleyRounded/GalleyRounded-Light.otf", galleyrounded_light, sizeof galleyrounded_light},
    {"GalleyRounded/GalleyRounded-Regular.otf", galleyrounded_regular, sizeof galleyrounded_regular},
    {"GalleyRounded/GalleyRounded-Medium.otf", galleyrounded_medium, sizeof galleyrounded_medium},
    {"GalleyRounded/GalleyRounded-SemiBold.otf", galleyrounded_semibold, sizeof galleyrounded_semibold},
    {"GalleyRounded/GalleyRounded-Bold.otf", galleyrounded_bold, sizeof galleyrounded_bold},
    {"GalleyRounded/GalleyRounded-ExtraBold.otf", galleyrounded_extrabold, sizeof galleyrounded_extrabold},
    {"GalleyRounded/GalleyRounded-Black.otf", galleyrounded_black, sizeof galleyrounded_black},
    {"NotoColorEmoji/NotoColorEmoji.ttf", noto_color_emoji, sizeof noto_color_emoji},
};

size_t galley_bundled_font_count(void) { return sizeof fonts / sizeof fonts[0]; }

galley_bundled_font galley_bundled_font_at(size_t index) { return fonts[index]; }
