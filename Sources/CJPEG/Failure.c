#include "Failure.h"

#include <string.h>

static void jump(j_common_ptr codec) {
  char text[JMSG_LENGTH_MAX];
  codec->err->format_message(codec, text);
  darkroom_jpeg_fail(codec, text);
}

static void ignore_warning(j_common_ptr codec, int level) {
  (void)codec;
  (void)level;
}

static void stay_quiet(j_common_ptr codec) { (void)codec; }

void darkroom_jpeg_fail(j_common_ptr codec, const char *words) {
  DarkroomJPEGFailure *failure = (DarkroomJPEGFailure *)codec->err;
  strncpy(failure->message, words, DARKROOM_JPEG_MESSAGE - 1);
  longjmp(failure->jump, 1);
}

struct jpeg_error_mgr *darkroom_jpeg_failure(DarkroomJPEGFailure *failure, char *message) {
  struct jpeg_error_mgr *base = jpeg_std_error(&failure->base);
  base->error_exit = jump;
  base->emit_message = ignore_warning;
  base->output_message = stay_quiet;
  failure->message = message;
  return base;
}
