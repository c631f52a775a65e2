#define _GNU_SOURCE
#include "CIsolation.h"

#include <dlfcn.h>

const char *snug_library_with_symbol(const char *name) {
  void *symbol = dlsym(RTLD_DEFAULT, name);
  Dl_info place;
  return symbol && dladdr(symbol, &place) ? place.dli_fname : NULL;
}

#ifdef __linux__

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Numbers and flags of later kernels, for older headers. The numbers are the same for all processors.
#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif
enum {
  execute = 1 << 0, write_file = 1 << 1, remove_and_make = 0x1FF0, refer = 1 << 13, truncate_file = 1 << 14,
  bind_and_connect = 3, sockets_and_signals = 3,
};
// What the kernel's header calls landlock_ruleset_attr, with the fields of versions 4 and 6.
struct ruleset {
  uint64_t files, ports, scopes;
};

int snug_signal_at_end_of_parent(int signal) { return prctl(PR_SET_PDEATHSIG, signal, 0, 0, 0); }

int snug_landlock_version(void) {
  long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  return version > 0 ? (int)version : 0;
}

static void allow(int rules, const char *path, uint64_t access) {
  struct landlock_path_beneath_attr rule = {.allowed_access = access};
  rule.parent_fd = open(path, O_PATH | O_CLOEXEC);
  if (rule.parent_fd < 0) return;
  struct stat status;
  // A rule for a file may not name what only folders have.
  if (fstat(rule.parent_fd, &status) == 0 && !S_ISDIR(status.st_mode))
    rule.allowed_access &= execute | write_file | truncate_file;
  syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  close(rule.parent_fd);
}

int snug_restrict_files(
  const char *const *writable, size_t writable_count, const char *const *executable, size_t executable_count) {
  int version = snug_landlock_version();
  if (version == 0) return 0;
  struct ruleset attributes = {.files = execute | write_file | remove_and_make};
  if (version >= 2) attributes.files |= refer;
  if (version >= 3) attributes.files |= truncate_file;
  if (version >= 4) attributes.ports = bind_and_connect;
  if (version >= 6) attributes.scopes = sockets_and_signals;
  size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  int rules = (int)syscall(SYS_landlock_create_ruleset, &attributes, size, 0);
  if (rules < 0) return 0;
  for (size_t index = 0; index < writable_count; index++)
    allow(rules, writable[index], attributes.files & ~(uint64_t)execute);
  for (size_t index = 0; index < executable_count; index++) allow(rules, executable[index], execute);
  int done = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(SYS_landlock_restrict_self, rules, 0) == 0;
  close(rules);
  return done;
}

#if defined(__x86_64__)
#define PROCESSOR AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define PROCESSOR AUDIT_ARCH_AARCH64
#endif

#ifdef PROCESSOR

#define REFUSE(call) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)

int snug_restrict_calls(void) {
  struct sock_filter program[] = {
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
    // Calls in the way of another processor have other numbers.
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, PROCESSOR, 1, 0),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
#ifdef __x86_64__
    // So have those with 32-bit pointers.
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
#endif
    REFUSE(SYS_socket),
    // They open sockets, too.
    REFUSE(SYS_io_uring_setup),
    // Landlock refuses to read other processes; describing a trap needs to read its own.
    REFUSE(SYS_ptrace), REFUSE(SYS_process_vm_writev), REFUSE(438 /* pidfd_getfd */),
    REFUSE(SYS_perf_event_open), REFUSE(SYS_bpf), REFUSE(SYS_userfaultfd), REFUSE(SYS_open_by_handle_at),
    REFUSE(SYS_mount), REFUSE(SYS_umount2), REFUSE(SYS_pivot_root), REFUSE(SYS_chroot), REFUSE(SYS_unshare),
    REFUSE(SYS_setns), REFUSE(428 /* open_tree */), REFUSE(429 /* move_mount */), REFUSE(430 /* fsopen */),
    REFUSE(SYS_keyctl), REFUSE(SYS_add_key), REFUSE(SYS_request_key),
    REFUSE(SYS_init_module), REFUSE(SYS_finit_module), REFUSE(SYS_kexec_load), REFUSE(SYS_reboot),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog filter = {.len = sizeof(program) / sizeof(program[0]), .filter = program};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
    && syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &filter) == 0;
}

#else

int snug_restrict_calls(void) { return 0; }

#endif

int snug_try_to_trace(int process) { return ptrace(PTRACE_ATTACH, process, NULL, NULL) == 0 ? 0 : errno; }

#else

int snug_signal_at_end_of_parent(int signal) { (void)signal; return -1; }

int snug_landlock_version(void) { return 0; }

int snug_restrict_files(
  const char *const *writable, size_t writable_count, const char *const *executable, size_t executable_count) {
  (void)writable; (void)writable_count; (void)executable; (void)executable_count;
  return 0;
}

int snug_restrict_calls(void) { return 0; }

int snug_try_to_trace(int process) { (void)process; return 0; }

#endif
