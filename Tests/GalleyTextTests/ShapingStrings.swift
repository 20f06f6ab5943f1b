/// Runs of one script each, with the bundled font that they must take: 200 and more in 12 scripts.
enum ShapingStrings {
  struct Script {
    var font: String
    var isRightToLeft = false
    var texts: [String]
  }

  static let scripts: [Script] =
    [latin, greek, cyrillic, arabic, hebrew, devanagari, thai]
    + [armenian, georgian, bengali, tamil, lao, khmer]

  private static let latin = Script(
    font: "Inter/Inter-Regular.otf",
    texts: [
      "AVATAR To Wa.", "office ffi ffl fjord", "Hello, world!", "a -> b <= c != d",
      "Éclairs à la crème brûlée", "Straße Übergröße", "Žluťoučký kůň", "LT VA Yo P. r, f)",
      "e\u{301}te\u{301} n\u{303}", "Tiếng Việt", "ệ ữ", "Çağrı", "Łódź", "ß ẞ", "ĳ", "Å\u{30A}",
      "q\u{303}\u{323}", "Þórður", "Gödöllő", "naïve façade",
    ])

  private static let greek = Script(
    font: "Inter/Inter-Regular.otf",
    texts: [
      "Ελλάδα", "Καλημέρα κόσμε", "Ἀθῆναι", "ΐΰ", "Ξεσκεπάζω", "ψυχοφθόρα", "βδελυγμία", "Ὀδυσσεύς",
      "ἄειδε θεά", "ΑΥΤΟ", "μῆνιν", "ὕδωρ", "Ωμέγα", "φῶς", "ἐγώ εἰμι", "Άννα",
    ])

  private static let cyrillic = Script(
    font: "Inter/Inter-Regular.otf",
    texts: [
      "Привет, мир", "Съешь же ещё", "Ђурађ", "Ґанок", "Ўзбек", "Қазақ", "Їжак", "Љубав", "Џеп",
      "Щука", "ЁЛКА", "булок", "Өмір", "Ѓорѓи", "Тошкент", "река",
    ])

  private static let arabic = Script(
    font: "NotoSansArabic/NotoSansArabic-Regular.ttf", isRightToLeft: true,
    texts: [
      "مرحبا", "السلام عليكم", "اللغة العربية", "لا إله", "مُحَمَّد", "پارسی", "اُردو", "كتاب؟",
      "بِسْمِ اللَّهِ", "ﷺ", "ـــــ", "گچپژ", "ی‌ها", "الرَّحْمٰن", "ئەلا", "ټول", "قرآن", "مدينة", "هههه",
    ])

  private static let hebrew = Script(
    font: "NotoSansHebrew/NotoSansHebrew-Regular.ttf", isRightToLeft: true,
    texts: [
      "שלום", "עִבְרִית", "ירושלים של זהב", "בְּרֵאשִׁית", "צה״ל", "ךםןףץ", "וּבְנֵי", "אָלֶף־בֵּית", "תּוֹרָה",
      "יִשְׂרָאֵל", "שָׁלוֹם", "אבגדהוז", "חֲנֻכָּה", "מַצָּה", "ײַ", "נֹחַ",
    ])

  private static let devanagari = Script(
    font: "NotoSansDevanagari/NotoSansDevanagari-Regular.ttf",
    texts: [
      "नमस्ते", "हिन्दी", "क्षत्रिय", "विद्यार्थी", "र्क", "श्री", "द्ध्र्य", "कि", "संस्कृतम्", "ज्ञान", "१२३४५", "क्‍ष",
      "क्‌ष", "ट्ठ", "ह्म", "र्‍य", "त्र्यंबक", "भारत",
    ])

  private static let thai = Script(
    font: "NotoSansThai/NotoSansThai-Regular.ttf",
    texts: [
      "สวัสดี", "ภาษาไทย", "น้ำ", "ที่นี่", "กรุงเทพฯ", "ปู่", "ผู้ใหญ่", "๑๒๓", "เก้าอี้", "ฎุฏู", "ญี่ปุ่น", "ฐูป", "กำ",
      "ป้ำ", "ศรี", "ไม้",
    ])

  private static let armenian = Script(
    font: "NotoSansArmenian/NotoSansArmenian-Regular.ttf",
    texts: [
      "Բարեւ", "Հայաստան", "Երևան", "և", "ﬓ", "Շնորհակալություն", "մարդ", "ջուր", "Արարատ", "գիրք",
      "սեր", "տուն", "լեռ", "քաղաք", "ծով", "արև",
    ])

  private static let georgian = Script(
    font: "NotoSansGeorgian/NotoSansGeorgian-Regular.ttf",
    texts: [
      "გამარჯობა", "საქართველო", "თბილისი", "მადლობა", "წყალი", "ᲒᲐᲛᲐᲠᲯᲝᲑᲐ", "ბავშვი", "ჭიქა",
      "ღამე", "ქალაქი",
      "ზღვა", "მზე", "სახლი", "წიგნი", "ხელი", "ႠႡႢ",
    ])

  private static let bengali = Script(
    font: "NotoSansBengali/NotoSansBengali-Regular.ttf",
    texts: [
      "নমস্কার", "বাংলা", "ক্ষ", "বিদ্যার্থী", "র্ক", "শ্রী", "কি", "কো", "ঢাকা", "১২৩", "স্ত্রী", "জ্ঞান", "ত্র", "হ্ম", "অ্যা", "নদী",
    ])

  private static let tamil = Script(
    font: "NotoSansTamil/NotoSansTamil-Regular.ttf",
    texts: [
      "வணக்கம்", "தமிழ்", "கொ", "கௌ", "ஸ்ரீ", "க்ஷ", "நன்றி", "தண்ணீர்", "வீடு", "மழை", "சூரியன்", "கடல்", "மொழி", "பூ",
      "லை", "௧௨௩",
    ])

  private static let lao = Script(
    font: "NotoSansLao/NotoSansLao-Regular.ttf",
    texts: [
      "ສະບາຍດີ", "ພາສາລາວ", "ນ້ຳ", "ວຽງຈັນ", "ຂອບໃຈ", "ປີ້", "ຜູ້", "໑໒໓", "ເຮືອນ", "ໝາ", "ແມ່", "ໂຮງຮຽນ",
    ])

  private static let khmer = Script(
    font: "NotoSansKhmer/NotoSansKhmer-Regular.ttf",
    texts: [
      "សួស្តី", "ខ្មែរ", "ភ្នំពេញ", "អរគុណ", "ទឹក", "ស្រី", "ព្រះ", "កម្ពុជា", "១២៣", "ផ្ទះ", "ក្រុង", "ម៉ែ",
    ])
}
