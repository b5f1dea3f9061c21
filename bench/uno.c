/* UNO in C: random play, the yardstick that `parlour bench` runs beside the compiled Python rules.
 *
 *     cc -O3 -march=native -o uno uno.c && ./uno SEATS EDITION SCORING POINTS GAMES SEED
 *
 * EDITION is monster or classic; SCORING is main or alternative. Game g takes its luck from sfc32,
 * seeded with (SEED, g). All rules (ids as in the rulebook's table) are played out: this is the same
 * game, card for card, as `parlour simulate uno` with the same options and seed. It keeps no account
 * of what seats know of each other's cards, which the Python rules do.
 *
 * A card is its face: 13 * colour + symbol, or one of the three wild faces, which follow.
 */

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 10, COLOURS = 4, SYMBOLS = 13, DECK = 112, HAND = 7 };
enum { SKIP = 10, REVERSE, DRAW_TWO };
enum { WILD = COLOURS * SYMBOLS, WILD_DRAW_FOUR, SCARY, FACES };
enum { PENALTY = 2, NONE = -1 };
enum { DEAL, PLAY, DRAWN, NAME_FIRST, GIVE, NAME, CHALLENGE, OVER };

static const int POINTS[SYMBOLS] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 20, 20}; /* U19 */

/* Actions: 2 * number + call for the first three blocks, then all others (U16). */
enum {
  WAYS = 1 + COLOURS, /* to play a wild face: without a colour, or with one of them */
  GIFTS = WILD + 3 * WAYS,
  NAMES = 2 * (GIFTS + WILD),
  DRAW = NAMES + COLOURS,
  PASS,
  DOUBT,
  ACCEPT,
  CALL,
  CATCH,
  ACTIONS
};

typedef struct {
  uint32_t a, b, c, counter; /* sfc32 */
  int seats, scary, alternative, points_limit;
  int phase, turn, direction, dealer, colour, silent, empty_draws, fresh;
  int accused, colour_before, giving, given, penalty_size, penalty[PENALTY];
  int pile_size, discard_size, hand_size[SEATS], totals[SEATS];
  uint8_t pile[DECK], discard[DECK]; /* top last */
  uint8_t hand[SEATS][FACES];
} Table;

/* ---- chance ---- */

static inline uint32_t bits(Table *t) {
  uint32_t out = t->a + t->b + t->counter++;
  t->a = t->b ^ (t->b >> 9);
  t->b = t->c + (t->c << 3);
  t->c = ((t->c << 21) | (t->c >> 11)) + out;
  return out;
}

static void seed(Table *t, uint64_t seed, uint64_t stream) {
  t->a = seed, t->b = seed >> 32, t->c = stream, t->counter = 1 + (uint32_t)(stream >> 32);
  for (int i = 0; i < 15; i++) bits(t);
}

static inline int below(Table *t, uint32_t n) { /* Lemire 2019 */
  uint64_t product = (uint64_t)bits(t) * n;
  if ((uint32_t)product < n) {
    uint32_t floor = -n % n;
    while ((uint32_t)product < floor) product = (uint64_t)bits(t) * n;
  }
  return product >> 32;
}

static void shuffle(Table *t, uint8_t *cards, int n) {
  for (int left = n; left > 1; left--) {
    int j = below(t, left);
    uint8_t card = cards[left - 1];
    cards[left - 1] = cards[j];
    cards[j] = card;
  }
}

/* ---- the draw pile ---- */

static void gather(Table *t) { /* U1 */
  t->pile_size = t->discard_size = 0;
  for (int face = 0; face < FACES - !t->scary; face++)
    for (int i = face >= WILD ? 4 : face % SYMBOLS ? 2 : 1; i; i--) t->pile[t->pile_size++] = face;
  shuffle(t, t->pile, t->pile_size);
}

static void form_pile(Table *t) { /* U18 */
  t->pile_size = t->discard_size - 1;
  memcpy(t->pile, t->discard, t->pile_size);
  t->discard[0] = t->discard[t->pile_size];
  t->discard_size = 1;
  shuffle(t, t->pile, t->pile_size);
}

static inline int draw(Table *t, int seat) {
  if (!t->pile_size) {
    if (t->discard_size <= 1) return NONE;
    form_pile(t);
  }
  int face = t->pile[--t->pile_size];
  t->hand[seat][face]++;
  t->hand_size[seat]++;
  return face;
}

static void draw_cards(Table *t, int seat, int count) {
  while (count--) draw(t, seat);
}

/* ---- turns ---- */

static inline int next(const Table *t, int seat) { /* U6, U9 */
  seat += t->direction;
  return seat < 0 ? t->seats - 1 : seat == t->seats ? 0 : seat;
}

static inline void begin_turn(Table *t, int seat) {
  t->turn = seat;
  t->phase = PLAY;
}

static void draw_and_miss(Table *t, int seat, int count) { /* U8, U12, U13 */
  draw_cards(t, seat, count);
  begin_turn(t, next(t, seat));
}

static inline void await_call(Table *t, int seat, int call) { /* U16 */
  if (t->hand_size[seat] == 1 && !call) t->silent = seat;
}

/* ---- a round ---- */

static int draw_lots(Table *t) { /* U3 */
  int dealer = NONE, drawing = t->seats;
  uint32_t tied = (1u << t->seats) - 1;
  t->pile_size = 0;
  while (drawing > 1) {
    int highest = -1;
    uint32_t still = 0;
    if (t->pile_size < drawing) gather(t);
    for (int seat = 0; seat < t->seats; seat++) {
      if (!(tied >> seat & 1)) continue;
      int face = t->pile[--t->pile_size];
      int lot = face < WILD && face % SYMBOLS < SKIP ? face % SYMBOLS : 0;
      if (lot > highest) highest = lot, dealer = seat, still = drawing = 0;
      if (lot == highest) still |= 1u << seat, drawing++;
    }
    tied = still;
  }
  return dealer;
}

static void deal(Table *t) { /* U3, U4 */
  t->dealer = t->dealer == NONE ? draw_lots(t) : (t->dealer + 1) % t->seats;
  t->direction = 1;
  t->silent = t->colour = NONE;
  t->empty_draws = 0;
  memset(t->hand, 0, sizeof t->hand);
  gather(t);
  for (int seat = 0; seat < t->seats; seat++) {
    for (int i = 0; i < HAND; i++) t->hand[seat][t->pile[--t->pile_size]]++;
    t->hand_size[seat] = HAND;
  }
  begin_turn(t, (t->dealer + 1) % t->seats);

  while (t->pile[t->pile_size - 1] == WILD_DRAW_FOUR) shuffle(t, t->pile, t->pile_size); /* U5 */
  int face = t->discard[t->discard_size++] = t->pile[--t->pile_size];
  if (face >= WILD) {
    t->phase = NAME_FIRST;
    return;
  }
  t->colour = face / SYMBOLS;
  switch (face % SYMBOLS) {
    case REVERSE: t->direction = -1, begin_turn(t, t->dealer); break;
    case SKIP: begin_turn(t, next(t, t->turn)); break;
    case DRAW_TWO: draw_and_miss(t, t->turn, 2); break;
  }
}

static void end_round(Table *t, int winner) { /* U17-U21 */
  int sum = 0, highest = 0;
  t->silent = NONE;
  for (int seat = 0; seat < t->seats; seat++) {
    int own = 0;
    for (int face = 0; face < FACES; face++)
      own += t->hand[seat][face] * (face < WILD ? POINTS[face % SYMBOLS] : 50);
    if (t->alternative) t->totals[seat] += own;
    sum += own;
  }
  if (!t->alternative && winner != NONE) t->totals[winner] += sum;
  for (int seat = 0; seat < t->seats; seat++)
    if (t->totals[seat] > highest) highest = t->totals[seat];
  t->phase = highest >= t->points_limit ? OVER : DEAL;
}

/* ---- legal actions ---- */

static inline bool fits(const Table *t, int face) { /* U7 */
  int top = t->discard[t->discard_size - 1];
  if (face >= WILD || face / SYMBOLS == t->colour) return true;
  return top < WILD && face % SYMBOLS == top % SYMBOLS;
}

static inline int coloured(const Table *t, int seat, int colour) {
  int sum = 0;
  for (int i = 0; i < SYMBOLS; i++) sum += t->hand[seat][SYMBOLS * colour + i];
  return sum;
}

/* The ways to play a face (U11, U12, U14, U17), and the call with the last card but one (U16). */
static int add_plays(const Table *t, int seat, int face, uint16_t *actions, int n) {
  int left = t->hand_size[seat] - 1;
  if (face < WILD) {
    actions[n++] = 2 * face;
    if (left == 1) actions[n++] = 2 * face + 1;
    return n;
  }
  int play = 2 * (WILD + WAYS * (face - WILD));
  int own[COLOURS] = {0}, any = 0;
  if (face == SCARY && left)
    for (int colour = 0; colour < COLOURS; colour++)
      any += own[colour] = coloured(t, seat, colour);
  if (!left || (face == SCARY && !any)) {
    actions[n++] = play;
    if (left == 1) actions[n++] = play + 1;
    return n;
  }
  for (int colour = 0; colour < COLOURS; colour++) {
    if (face == SCARY && !own[colour]) continue;
    actions[n++] = play + 2 * (1 + colour);
    if (left == 1 && face != SCARY) actions[n++] = play + 2 * (1 + colour) + 1;
  }
  return n;
}

static inline int legal_plays(const Table *t, int seat, uint16_t *actions) { /* U7 */
  const uint8_t *hand = t->hand[seat];
  int n = 0;
  if (t->hand_size[seat] <= 2) {
    for (int face = 0; face < FACES; face++)
      if (hand[face] && fits(t, face)) n = add_plays(t, seat, face, actions, n);
  } else { /* each face is written, but counted only if it is in the hand */
    int top = t->discard[t->discard_size - 1], start = SYMBOLS * t->colour;
    if (top < WILD)
      for (int face = top % SYMBOLS; face < start; face += SYMBOLS) {
        actions[n] = 2 * face;
        n += hand[face] > 0;
      }
    for (int face = start; face < start + SYMBOLS; face++) {
      actions[n] = 2 * face;
      n += hand[face] > 0;
    }
    if (top < WILD)
      for (int face = start + SYMBOLS + top % SYMBOLS; face < WILD; face += SYMBOLS) {
        actions[n] = 2 * face;
        n += hand[face] > 0;
      }
    for (int face = WILD; face < FACES; face++)
      if (hand[face]) n = add_plays(t, seat, face, actions, n);
  }
  actions[n] = DRAW;
  return n + 1;
}

static int legal_gifts(const Table *t, int seat, uint16_t *actions) { /* U14, U16 */
  int n = 0;
  bool due = t->hand_size[seat] == 2 && coloured(t, seat, t->giving) == 1;
  for (int face = SYMBOLS * t->giving; face < SYMBOLS * (t->giving + 1); face++) {
    if (!t->hand[seat][face]) continue;
    actions[n++] = 2 * (GIFTS + face);
    if (due) actions[n++] = 2 * (GIFTS + face) + 1;
  }
  return n;
}

static inline int legal(const Table *t, int seat, uint16_t *actions) {
  int n = 0;
  if (seat == t->turn) switch (t->phase) {
      case PLAY: n = legal_plays(t, seat, actions); break;
      case DRAWN:
        n = add_plays(t, seat, t->fresh, actions, 0);
        actions[n++] = PASS;
        break;
      case GIVE: n = legal_gifts(t, seat, actions); break;
      case CHALLENGE: actions[n++] = DOUBT, actions[n++] = ACCEPT; break; /* U13 */
      default: for (; n < COLOURS; n++) actions[n] = NAMES + n;           /* U5, U14 */
    }
  if (t->silent != NONE) actions[n++] = seat == t->silent ? CALL : CATCH; /* U16 */
  return n;
}

/* ---- actions ---- */

static inline void play(Table *t, int seat, int face, int named, int call) { /* U7-U15 */
  int colour_before = t->colour, to;
  t->empty_draws = 0;
  t->hand[seat][face]--;
  t->hand_size[seat]--;
  t->discard[t->discard_size++] = face;
  if (face < WILD) t->colour = face / SYMBOLS;
  else if (face != SCARY && named != NONE) t->colour = named;
  int symbol = face < WILD ? face % SYMBOLS : NONE;
  if (!t->hand_size[seat]) { /* U17 */
    if (face == WILD_DRAW_FOUR || symbol == DRAW_TWO)
      draw_cards(t, next(t, seat), symbol == DRAW_TWO ? 2 : 4);
    end_round(t, seat);
    return;
  }
  if (face == SCARY && named != NONE) { /* U14 */
    t->giving = named;
    t->given = 0;
    t->phase = GIVE;
    return;
  }
  await_call(t, seat, call);
  if (face == SCARY) {
    t->phase = NAME;
    return;
  }
  if (symbol == REVERSE) { /* U9 */
    t->direction = -t->direction;
    if (t->seats == 2) symbol = SKIP;
  }
  to = next(t, seat);
  if (face == WILD_DRAW_FOUR) { /* U12 */
    t->accused = seat;
    t->colour_before = colour_before;
    t->penalty_size = 0;
    t->turn = to;
    t->phase = CHALLENGE;
  } else if (symbol == DRAW_TWO) { /* U8 */
    draw_and_miss(t, to, 2);
  } else { /* U10 */
    begin_turn(t, symbol == SKIP ? next(t, to) : to);
  }
}

static void give(Table *t, int seat, int face, int call) { /* U14 */
  int to = (seat + 1 + t->given++ % (t->seats - 1)) % t->seats;
  t->hand[seat][face]--;
  t->hand_size[seat]--;
  t->hand[to][face]++;
  t->hand_size[to]++;
  if (coloured(t, seat, t->giving)) return;
  if (!t->hand_size[seat]) { /* U15 */
    end_round(t, seat);
    return;
  }
  await_call(t, seat, call);
  t->phase = NAME;
}

static inline void draw_one(Table *t, int seat) { /* U7, U18 */
  int face = draw(t, seat);
  if (face == NONE) {
    if (++t->empty_draws == t->seats) {
      end_round(t, NONE);
      return;
    }
  } else {
    t->empty_draws = 0;
    if (fits(t, face)) {
      t->fresh = face;
      t->phase = DRAWN;
      return;
    }
  }
  begin_turn(t, next(t, seat));
}

static void challenge(Table *t, int seat) { /* U13 */
  int before = coloured(t, t->accused, t->colour_before);
  for (int i = 0; i < t->penalty_size; i++) before -= t->penalty[i] / SYMBOLS == t->colour_before;
  if (before) {
    draw_cards(t, t->accused, 4);
    begin_turn(t, seat);
  } else {
    draw_and_miss(t, seat, 6);
  }
}

static void catch_silent(Table *t) { /* U16 */
  int silent = t->silent;
  t->silent = NONE;
  for (int i = 0; i < PENALTY; i++) {
    int face = draw(t, silent);
    if (face != NONE && t->phase == CHALLENGE) t->penalty[t->penalty_size++] = face;
  }
}

static inline void apply(Table *t, int seat, int action) {
  int number = action >> 1, call = action & 1;
  if (number < WILD) {
    t->silent = NONE;
    play(t, seat, number, NONE, call);
  } else if (number < GIFTS) {
    t->silent = NONE;
    number -= WILD;
    play(t, seat, WILD + number / WAYS, number % WAYS - 1, call);
  } else if (action < NAMES) {
    give(t, seat, number - GIFTS, call);
  } else if (action < DRAW) {
    t->colour = action - NAMES;
    begin_turn(t, t->phase == NAME_FIRST ? seat : next(t, seat));
  } else switch (action) {
      case DRAW: t->silent = NONE, draw_one(t, seat); break;
      case PASS: begin_turn(t, next(t, seat)); break;
      case DOUBT: t->silent = NONE, challenge(t, seat); break;
      case ACCEPT: t->silent = NONE, draw_and_miss(t, seat, 4); break;
      case CALL: t->silent = NONE; break;
      case CATCH: catch_silent(t); break;
    }
}

/* ---- random play ---- */

/* A seat that acts while one can be caught: in proportion to the number of its legal actions. */
static int random_actor(Table *t, uint16_t *actions) {
  int actor = 0, total = 0;
  for (int seat = 0; seat < t->seats; seat++) {
    int n = legal(t, seat, actions);
    total += n;
    if (below(t, total) < n) actor = seat;
  }
  return actor;
}

int main(int argc, char **argv) {
  if (argc != 7 || atoi(argv[1]) > SEATS) {
    fprintf(stderr, "usage: uno SEATS EDITION SCORING POINTS GAMES SEED\n");
    return 2;
  }
  int seats = atoi(argv[1]), limit = atoi(argv[4]);
  int scary = !!strcmp(argv[2], "classic"), alternative = !strcmp(argv[3], "alternative");
  uint64_t games = strtoull(argv[5], 0, 10), from = strtoull(argv[6], 0, 10);
  uint64_t moves = 0, rounds = 0;
  struct timespec start, end;

  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
  for (uint64_t game = 0; game < games; game++) {
    Table t = {.seats = seats, .scary = scary, .alternative = alternative, .points_limit = limit};
    uint16_t actions[ACTIONS];
    seed(&t, from, game);
    t.dealer = NONE;
    for (; t.phase != OVER; rounds++)
      for (deal(&t); t.phase != DEAL && t.phase != OVER; moves++) {
        int seat = t.silent == NONE ? t.turn : random_actor(&t, actions);
        apply(&t, seat, actions[below(&t, legal(&t, seat, actions))]);
      }
  }
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);

  double seconds = (end.tv_sec - start.tv_sec) + 1e-9 * (end.tv_nsec - start.tv_nsec);
  printf("{\"games\": %" PRIu64 ", \"moves\": %" PRIu64 ", \"rounds\": %" PRIu64
         ", \"seconds\": %.6f}\n", games, moves, rounds, seconds);
  return 0;
}
