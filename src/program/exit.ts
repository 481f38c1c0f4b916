/** What the exit code tells whoever started the program. 0: it was told to end; 1: it cannot run like this. */

/** It could run, but came into a state that only a fresh process leaves: start it anew. (EX_TEMPFAIL of sysexits.h) */
export const START_ANEW = 75;
