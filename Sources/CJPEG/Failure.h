// Errors of libjpeg as jumps to where a function of ours began.

#ifndef DARKROOM_JPEG_FAILURE_H
#define DARKROOM_JPEG_FAILURE_H

#include "CJPEG.h"
#include "SystemPackages.h"

#include <setjmp.h>
#include <stdio.h>
#include <jpeglib.h>

// The decoder's upsampling is the same in all versions since 2.1, with vector code and without.
#if !defined(LIBJPEG_TURBO_VERSION_NUMBER) || LIBJPEG_TURBO_VERSION_NUMBER < 2000090
#error Darkroom needs the headers of libjpeg-turbo 2.1 or later as jpeglib.h
#endif

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf jump;
  char *message;
} DarkroomJPEGFailure;

/// The error manager of a new codec: an error leaves its words in `message` and jumps to `jump`, warnings are quiet.
struct jpeg_error_mgr *darkroom_jpeg_failure(DarkroomJPEGFailure *failure, char *message);
/// Ends a codec's work with words of our own.
void darkroom_jpeg_fail(j_common_ptr codec, const char *words);

#endif
