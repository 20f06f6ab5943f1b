#include "CReportAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char style[] = {
#embed "report.css"
};

static const char script[] = {
#embed "report.js"
};

const char *galley_report_style(size_t *length) {
  *length = sizeof style;
  return style;
}

const char *galley_report_script(size_t *length) {
  *length = sizeof script;
  return script;
}
