// Functions of Foundation and Dispatch by their names in the machine's language: a program that is linked with these has them in
// front of Foundation's own, for its own code and for the libraries that it loads. Each goes on to one of
// GalleyMachine, with the arguments as they are; those that ask for the date say first from where they were called.
//
// They are weak: in a statically linked program Foundation's own ones take their places. A name that a later Foundation
// does not have stands for nothing. Calls from one function of a library to another are not led here.

#if defined(__linux__) && defined(__x86_64__)
#define GO(function) "  jmp " function "@PLT\n"
#define GO_WITH_CALLER(function) "  movq (%rsp), %rdi\n  jmp " function "@PLT\n"
#elif defined(__linux__) && defined(__aarch64__)
#define GO(function) "  b " function "\n"
#define GO_WITH_CALLER(function) "  mov x0, x30\n  b " function "\n"
#endif

#define FUNCTION(name, body)                                                                                        \
  __asm__(".section .text.galley_stand_ins,\"ax\",%progbits\n"                                                      \
          ".p2align 4\n.weak \"" name "\"\n.type \"" name "\", %function\n\"" name "\":\n" body                      \
          ".size \"" name "\", .-\"" name "\"\n.text\n");

#ifdef GO
#define STAND_IN(name, function) FUNCTION("$s20FoundationEssentials" name, GO(function))
#define WORK_STAND_IN(name, function) FUNCTION("$s8Dispatch0A" name, GO(function))
#define DATE_STAND_IN(name, function) FUNCTION("$s20FoundationEssentials" name, GO_WITH_CALLER(function))

STAND_IN("6LocaleV7currentACvgZ", "galley_locale")
STAND_IN("6LocaleV19autoupdatingCurrentACvgZ", "galley_locale_autoupdating")
STAND_IN("6LocaleV18preferredLanguagesSaySSGvgZ", "galley_preferred_languages")
STAND_IN("8CalendarV7currentACvgZ", "galley_calendar")
STAND_IN("8CalendarV19autoupdatingCurrentACvgZ", "galley_calendar_autoupdating")
STAND_IN("8CalendarV10identifierA2C10IdentifierOh_tcfC", "galley_calendar_of")
STAND_IN("8CalendarV13isDateInTodayySbAA0E0VF", "galley_is_today")
STAND_IN("8CalendarV16isDateInTomorrowySbAA0E0VF", "galley_is_tomorrow")
STAND_IN("8CalendarV17isDateInYesterdayySbAA0E0VF", "galley_is_yesterday")
STAND_IN("8TimeZoneV7currentACvgZ", "galley_time_zone")
STAND_IN("8TimeZoneV19autoupdatingCurrentACvgZ", "galley_time_zone_autoupdating")
STAND_IN("8TimeZoneV7defaultACSgvgZ", "galley_time_zone_default")
STAND_IN("8TimeZoneV8_defaultACSgvgZ", "galley_time_zone_default")
DATE_STAND_IN("4DateVACycfC", "galley_date")
DATE_STAND_IN("4DateV3nowACvgZ", "galley_date")
DATE_STAND_IN("4DateV026timeIntervalSinceReferenceC0SdvgZ", "galley_time")
DATE_STAND_IN("4DateV20timeIntervalSinceNowSdvg", "galley_time_since_now")
DATE_STAND_IN("4DateV20timeIntervalSinceNowACSd_tcfC", "galley_date_since_now")
// Work for later: that of views is done in the image's own time.
WORK_STAND_IN("4TimeV3nowACyFZ", "galley_dispatch_now")
WORK_STAND_IN("5QueueC10asyncAfter8deadline3qos5flags7executeyAA0A4TimeV_AA0A3QoSVAA0A13WorkItemFlagsVyyYbXBtF",
              "galley_async_after")
WORK_STAND_IN("5QueueC10asyncAfter8deadline7executeyAA0A4TimeV_AA0A8WorkItemCtF", "galley_async_after_item")
FUNCTION("$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ",
         GO("galley_scheduled_timer"))
// Where an app's own files lie.
FUNCTION("$s10Foundation6BundleC4mainACvgZ", GO("galley_main_bundle"))
// What the date of NSDate() is made of.
FUNCTION("CFAbsoluteTimeGetCurrent", GO_WITH_CALLER("galley_absolute_time"))
#endif
