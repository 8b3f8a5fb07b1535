#include "ReportAssets.h"

// As arrays of Swift they would cost a third of the tool's build.
#ifndef __has_embed
#error Darkroom needs the Swift 6.3 toolchain, whose C compiler embeds files
#endif
static const uint8_t html[] = {
#embed "index.html"
};
static const uint8_t style[] = {
#embed "report.css"
};
static const uint8_t script[] = {
#embed "report.js"
};

static const struct {
  const char *name;
  const uint8_t *bytes;
  size_t count;
} pages[] = {
    {"index.html", html, sizeof html},
    {"report.css", style, sizeof style},
    {"report.js", script, sizeof script},
};

size_t darkroom_report_page_count(void) { return sizeof pages / sizeof pages[0]; }

const char *darkroom_report_page_name(size_t index) { return pages[index].name; }

const uint8_t *darkroom_report_page_bytes(size_t index, size_t *count) {
  *count = pages[index].count;
  return pages[index].bytes;
}
