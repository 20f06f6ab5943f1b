#ifndef CMAINACTOR_H
#define CMAINACTOR_H

/// From now until as many calls of `galley_main_actor_end`, the Swift runtime takes this thread for the main actor's
/// where code asks: at dynamic checks of isolation and in `MainActor.assumeIsolated`.
void galley_main_actor_begin(void);

void galley_main_actor_end(void);

#endif
