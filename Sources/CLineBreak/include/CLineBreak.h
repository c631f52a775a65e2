#pragma once
#include <stdint.h>

/// Writes the UTF-16 offsets of the line break opportunities of `text` into `offsets`, in ascending order,
/// the end of the text included; a mandatory break is written as a negative offset.
/// Returns how many there are (which may be more than `capacity`), or -1 if ICU has no line breaker.
int32_t snug_line_breaks(const uint16_t *text, int32_t length, const char *locale, int32_t *offsets,
                         int32_t capacity);
