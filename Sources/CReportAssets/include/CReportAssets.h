// The styles and the scripts of the reports of goldens and of batches, inside the binary: a report is one file, and
// so is what writes it.
#ifndef GALLEY_CREPORT_ASSETS_H
#define GALLEY_CREPORT_ASSETS_H

#include <stddef.h>

/// The bytes of report.css, UTF-8.
const char *galley_report_style(size_t *length);

/// The bytes of page.js, UTF-8: what the scripts of all reports stand behind.
const char *galley_page_script(size_t *length);

/// The bytes of report.js, UTF-8.
const char *galley_report_script(size_t *length);

/// The bytes of batch.css, UTF-8: what the report of a batch has besides report.css.
const char *galley_batch_style(size_t *length);

/// The bytes of batch.js, UTF-8.
const char *galley_batch_script(size_t *length);

#endif
