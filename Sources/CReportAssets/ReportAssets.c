#include "CReportAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char style[] = {
#embed "report.css"
};

static const char page_script[] = {
#embed "page.js"
};

static const char script[] = {
#embed "report.js"
};

static const char batch_style[] = {
#embed "batch.css"
};

static const char batch_script[] = {
#embed "batch.js"
};

const char *galley_report_style(size_t *length) {
  *length = sizeof style;
  return style;
}

const char *galley_page_script(size_t *length) {
  *length = sizeof page_script;
  return page_script;
}

const char *galley_report_script(size_t *length) {
  *length = sizeof script;
  return script;
}

const char *galley_batch_style(size_t *length) {
  *length = sizeof batch_style;
  return batch_style;
}

const char *galley_batch_script(size_t *length) {
  *length = sizeof batch_script;
  return batch_script;
}
