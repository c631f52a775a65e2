// Apple's headers declare contexts only with this.
#define _XOPEN_SOURCE 700
#define _DARWIN_C_SOURCE
#define _DEFAULT_SOURCE
#include "CSeparateStack.h"

#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#ifndef MAP_NORESERVE
#define MAP_NORESERVE 0
#endif

// Where the innermost call was made; NULL outside of a call.
static ucontext_t *caller;
static snug_call_end end;
static void (*function)(void *);
static void *argument;

static void enter(void) { function(argument); }

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"

snug_call_end snug_call_on_separate_stack(size_t size, void (*body)(void *), void *context) {
  void *stack = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON | MAP_NORESERVE, -1, 0);
  if (stack == MAP_FAILED) return snug_call_without_stack;
  // What grows beyond the stack traps, and does not write into other memory.
  mprotect(stack, (size_t)sysconf(_SC_PAGESIZE), PROT_NONE);
  ucontext_t here, there;
  ucontext_t *outer = caller;
  getcontext(&there);
  there.uc_stack.ss_sp = stack;
  there.uc_stack.ss_size = size;
  there.uc_link = &here;
  function = body;
  argument = context;
  caller = &here;
  end = snug_call_returned;
  makecontext(&there, enter, 0);
  swapcontext(&here, &there);
  caller = outer;
  if (end == snug_call_returned) munmap(stack, size);
  snug_call_end result = end;
  end = snug_call_returned;
  return result;
}

void snug_leave_separate_stack(void) {
  if (!caller) return;
  end = snug_call_left;
  setcontext(caller);
}

#pragma clang diagnostic pop
