// The style and the script of the report of goldens, inside the binary: the report is one file, and so is what
// writes it.
#ifndef GALLEY_CREPORT_ASSETS_H
#define GALLEY_CREPORT_ASSETS_H

#include <stddef.h>

/// The bytes of report.css, UTF-8.
const char *galley_report_style(size_t *length);

/// The bytes of report.js, UTF-8.
const char *galley_report_script(size_t *length);

#endif
