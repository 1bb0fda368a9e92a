#define _GNU_SOURCE
#include "rescue.h"

#include <signal.h>
#include <stdbool.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

enum { program = 0, terminal = 1 };

static bool are_same(const struct termios *modes, const struct termios *others) {
  return modes->c_iflag == others->c_iflag && modes->c_oflag == others->c_oflag &&
         modes->c_lflag == others->c_lflag;
}

// A shell that has the terminal again may have set modes of its own; one that sets none, as dash, would be
// left with those of the program. What was typed for the program is not for the shell.
static void restore(const struct termios *before, const struct termios *during) {
  struct termios now;
  if (tcgetattr(terminal, &now) < 0 || !are_same(&now, during)) return;
  bool is_in_front = tcgetpgrp(terminal) == getpgrp();
  tcsetattr(terminal, is_in_front ? TCSAFLUSH : TCSANOW, before);
}

// Between fork and exit, and beside other threads: system calls alone.
static void wait_for_end(const struct termios *before, const struct termios *during) {
  char sequence[4096] = "";
  ssize_t length = 0, count;
  while ((count = recv(program, sequence, sizeof sequence, 0)) > 0) {
    if (sequence[0] == '\0') return;
    length = count - 1;
  }
  if (length > 0) (void)!write(terminal, sequence, length);
  restore(before, during);
}

int rescue_start(int device, const struct termios *before, const struct termios *during) {
  int sockets[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sockets) < 0) return -1;
  // No signal ends the new process, nor stops it for writing to a terminal that the shell has again.
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);
  pid_t process = fork();
  if (process == 0) {
    prctl(PR_SET_NAME, "rescue");
    // Nobody waits in vain for the end of what the program has open.
    if (dup2(sockets[1], program) >= 0 && dup2(device, terminal) >= 0 && close_range(2, ~0U, 0) == 0)
      wait_for_end(before, during);
    _exit(0);
  }
  pthread_sigmask(SIG_SETMASK, &old, NULL);
  close(sockets[1]);
  if (process > 0) return sockets[0];
  close(sockets[0]);
  return -1;
}
