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
#embed "elements.js"
#embed "choices.js" prefix(, )
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

static const char scene_page[] = {
#embed "scenes.html"
};

static const char scene_style[] = {
#embed "page.css"
#embed "scenes.css" prefix(, )
};

static const char scene_script[] = {
#embed "elements.js"
#embed "completion.js" prefix(, )
#embed "scenes.js" prefix(, )
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

const char *galley_scenes_page(size_t *length) {
  *length = sizeof scene_page;
  return scene_page;
}

const char *galley_scenes_style(size_t *length) {
  *length = sizeof scene_style;
  return scene_style;
}

const char *galley_scenes_script(size_t *length) {
  *length = sizeof scene_script;
  return scene_script;
}
