#include "CLiveAssets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char page[] = {
#embed "page.html"
};

static const char style[] = {
#embed "page.css"
#embed "inspector.css" prefix(, )
};

static const char script[] = {
#embed "choices.js"
#embed "connection.js" prefix(, )
#embed "frames.js" prefix(, )
#embed "list.js" prefix(, )
#embed "mirror.js" prefix(, )
#embed "input.js" prefix(, )
#embed "inspector.js" prefix(, )
#embed "timeline.js" prefix(, )
#embed "sizing.js" prefix(, )
#embed "page.js" prefix(, )
};

const char *galley_live_page(size_t *length) {
  *length = sizeof page;
  return page;
}

const char *galley_live_style(size_t *length) {
  *length = sizeof style;
  return style;
}

const char *galley_live_script(size_t *length) {
  *length = sizeof script;
  return script;
}
