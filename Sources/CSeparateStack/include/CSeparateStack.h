#ifndef CSEPARATESTACK_H
#define CSEPARATESTACK_H

#include <stddef.h>

/// How a call on a stack of its own ended.
typedef enum {
  /// The function has returned.
  snug_call_returned,
  /// The function was left before it returned. Its stack stays as it is for good, with all that it holds.
  snug_call_left,
  /// The system has no memory for the stack. The function was not called.
  snug_call_without_stack,
} snug_call_end;

/// Calls a function on a stack of its own, in the same thread. Only for the first thread of a program.
///
/// `size` is in bytes; only what is used of it takes memory.
snug_call_end snug_call_on_separate_stack(size_t size, void (*body)(void *), void *context);

/// Leaves the innermost call on a stack of its own: it ends as `snug_call_left`. Never returns inside of such a call, and does
/// nothing outside.
void snug_leave_separate_stack(void);

#endif
