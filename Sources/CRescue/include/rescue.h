// A small process that gives a terminal back as it was, however the program ends that has taken it.
#pragma once
#include <termios.h>

/// Starts the process. It waits for the program's end on a socket, and ends with it.
///
/// What it is sent, with a zero byte at its end, it writes to the terminal then; the last one counts. Sent
/// the zero byte alone, it ends at once. The terminal's modes it restores where they are still those of the
/// program.
///
/// - Parameters:
///   - before: The modes of the terminal before the program took it.
///   - during: Those that the program sets.
/// - Returns: The program's side of the socket; -1 where there can be no such process.
int rescue_start(
    int terminal, const struct termios *_Nonnull before, const struct termios *_Nonnull during);
