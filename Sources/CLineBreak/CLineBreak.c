#include "CLineBreak.h"
#include <unicode/ubrk.h>

// ICU renames its functions by macro (ubrk_open becomes ubrk_open_72), which Swift cannot see: hence this file.
int32_t snug_line_breaks(const uint16_t *text, int32_t length, const char *locale, int32_t *offsets,
                         int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, locale, (const UChar *)text, length, &status);
  if (U_FAILURE(status)) return -1;
  int32_t count = 0;
  ubrk_first(iterator);
  for (int32_t at = ubrk_next(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) {
    int32_t hard = ubrk_getRuleStatus(iterator) >= UBRK_LINE_HARD;
    if (count < capacity) offsets[count] = hard ? -at : at;
    count++;
  }
  ubrk_close(iterator);
  return count;
}
