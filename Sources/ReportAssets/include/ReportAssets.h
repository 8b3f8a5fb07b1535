// The pages of the report, as they lie in this folder: part of the program, so that it needs no folder beside it.

#ifndef DARKROOM_REPORT_ASSETS_H
#define DARKROOM_REPORT_ASSETS_H

#include <stddef.h>
#include <stdint.h>

/// How many pages there are.
size_t darkroom_report_page_count(void);
/// The name of the page at `index`, which is below the count.
const char *darkroom_report_page_name(size_t index);
/// Its bytes, `count` of them, which stay where they are.
const uint8_t *darkroom_report_page_bytes(size_t index, size_t *count);

#endif
