/* Mojo in C: random play, the yardstick that `parlour bench` runs beside the compiled Python rules.
 *
 *     cc -O3 -march=native -o mojo mojo.c && ./mojo SEATS EDITION DISCARDS POINTS FIRST GAMES SEED
 *
 * EDITION is fr, ru or pl; FIRST is the seat that begins, or -1 to draw one. Game g takes its luck
 * from sfc32, seeded with (SEED, g). All rules (ids as in the rulebook's table) are played out: this
 * is the same game, card for card, as `parlour simulate mojo` with the same options and seed.
 */

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 8, VALUES = 13, DECK = 78, HAND = 8, QUIET = 40 };
enum { FR, RU, PL };
enum { DRAW = 2 * VALUES, TAKE = DRAW + 1, ACTIONS = TAKE + 1 };

static const int COPIES[VALUES] = {4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8};
static const int COLOUR[] = {0, 2, 5, 8, 11, VALUES}; /* first value of each colour, M1 */

typedef struct {
  uint32_t a, b, c, counter; /* sfc32 */
  int seats, edition, discards, points_limit, lay_at;
  int turn, direction, holder, chosen, must_draw, quiet, held_at_start, round_over, game_over;
  int pile_size, discard_size[2], hand_size[SEATS], laid_size[SEATS], totals[SEATS];
  uint8_t pile[DECK], discard[2][DECK]; /* top last */
  uint8_t hand[SEATS][VALUES], laid[SEATS][VALUES], revealed[SEATS][VALUES];
  uint8_t apart[VALUES]; /* discards of earlier rounds, M16 */
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

/* ---- piles ---- */

/* Move all but the top of a discard to the draw pile. */
static void gather(Table *t, int d) {
  int rest = t->discard_size[d] - 1;
  if (rest <= 0) return;
  memcpy(t->pile + t->pile_size, t->discard[d], rest);
  t->pile_size += rest;
  t->discard[d][0] = t->discard[d][rest];
  t->discard_size[d] = 1;
}

static void form_pile(Table *t) { /* M10, M16, M20 */
  for (int v = 0; v < VALUES; v++)
    for (; t->apart[v]; t->apart[v]--) t->pile[t->pile_size++] = v;
  if (t->edition == PL && t->discards == 2) {
    gather(t, 1 - t->chosen);
    if (!t->pile_size) gather(t, t->chosen);
  } else {
    for (int d = 0; d < t->discards; d++) gather(t, d);
  }
  shuffle(t, t->pile, t->pile_size);
}

static inline int draw(Table *t) {
  if (!t->pile_size) form_pile(t);
  return t->pile[--t->pile_size];
}

static inline void lay_on(Table *t, int d, int v) { t->discard[d][t->discard_size[d]++] = v; }

/* ---- a round ---- */

static void deal(Table *t) { /* M3, M16 */
  if (t->edition != FR || t->holder < 0) {
    t->pile_size = 0;
    for (int v = 0; v < VALUES; v++)
      for (int i = 0; i < COPIES[v]; i++) t->pile[t->pile_size++] = v;
    shuffle(t, t->pile, DECK);
  } else {
    for (int seat = 0; seat < t->seats; seat++)
      for (int v = 0; v < VALUES; v++)
        t->apart[v] += t->hand[seat][v] + t->laid[seat][v] + t->revealed[seat][v];
    for (int d = 0; d < t->discards; d++)
      for (int i = 0; i < t->discard_size[d]; i++) t->apart[t->discard[d][i]]++;
  }
  memset(t->hand, 0, sizeof t->hand);
  memset(t->laid, 0, sizeof t->laid);
  memset(t->revealed, 0, sizeof t->revealed);
  t->discard_size[0] = t->discard_size[1] = 0;
  for (int seat = 0; seat < t->seats; seat++) {
    for (int i = 0; i < HAND; i++) t->hand[seat][draw(t)]++;
    t->hand_size[seat] = HAND;
    t->laid_size[seat] = 0;
  }
  for (int d = 0; d < t->discards; d++) lay_on(t, d, draw(t));
  t->chosen = -1;
  t->must_draw = t->quiet = t->round_over = 0;
  t->held_at_start = HAND;
}

static int counted(const Table *t, int seat) { /* M14 */
  int sum = 0;
  for (int colour = 0; colour < 5; colour++)
    for (int v = COLOUR[colour + 1] - 1; v >= COLOUR[colour]; v--)
      if (t->hand[seat][v] + t->laid[seat][v] + t->revealed[seat][v]) {
        sum += v;
        break;
      }
  return sum;
}

static void end_round(Table *t, int holder) { /* M13-M17 */
  int points[SEATS], lowest = 1;
  for (int seat = 0; seat < t->seats; seat++) points[seat] = counted(t, seat);
  for (int seat = 0; seat < t->seats; seat++) lowest &= points[holder] <= points[seat];
  points[holder] = lowest ? 0 : points[holder] + 10;
  for (int seat = 0; seat < t->seats; seat++) {
    t->totals[seat] += points[seat];
    t->game_over |= t->totals[seat] >= t->points_limit;
  }
  t->direction = lowest ? 1 : -1; /* M5 */
  t->holder = t->turn = holder;
  t->round_over = 1;
}

static inline void end_turn(Table *t) {
  int seat = t->turn;
  if (t->hand_size[seat] <= t->lay_at && t->hand_size[seat]) { /* M11 */
    memcpy(t->laid[seat], t->hand[seat], VALUES);
    memset(t->hand[seat], 0, VALUES);
    t->laid_size[seat] = t->hand_size[seat];
    t->hand_size[seat] = 0;
  }
  int held = t->hand_size[seat] + t->laid_size[seat]; /* M21 */
  t->quiet = held < t->held_at_start ? 0 : t->quiet + 1;
  seat += t->direction;
  t->turn = seat < 0 ? t->seats - 1 : seat == t->seats ? 0 : seat;
  t->held_at_start = t->hand_size[t->turn] + t->laid_size[t->turn];
  t->chosen = -1;
}

static inline void take_card(Table *t, int v) {
  t->hand[t->turn][v]++;
  t->hand_size[t->turn]++;
  t->must_draw = 0;
  end_turn(t);
}

/* ---- actions: d * VALUES + v plays v onto discard d; v alone reveals a laid v; DRAW; TAKE ---- */

static inline int legal(const Table *t, uint8_t *actions) {
  int n = 0;
  if (t->must_draw) { /* M18 */
    actions[0] = DRAW, actions[1] = TAKE;
    return 2;
  }
  if (t->laid_size[t->turn]) { /* M12 */
    for (int v = 0; v < VALUES; v++) {
      actions[n] = v;
      n += t->laid[t->turn][v] > 0;
    }
    return n;
  }
  for (int d = 0; d < t->discards; d++) {
    if (t->chosen == 1 - d) continue; /* M18: all cards of a turn go onto one discard */
    for (int v = 0; v < VALUES; v++) {
      actions[n] = d * VALUES + v;
      n += t->hand[t->turn][v] > 0;
    }
  }
  return n;
}

static inline void apply(Table *t, int action) {
  int seat = t->turn;
  if (action == DRAW) {
    take_card(t, draw(t));
    return;
  }
  if (action == TAKE) { /* M18 */
    int other = 1 - t->chosen;
    int card = t->discard[other][--t->discard_size[other]];
    if (!t->discard_size[other]) /* M19 */
      lay_on(t, other, t->edition == RU ? draw(t) : t->discard[t->chosen][--t->discard_size[t->chosen]]);
    take_card(t, card);
    return;
  }
  if (t->laid_size[seat]) { /* M12, M13 */
    t->laid[seat][action]--;
    t->revealed[seat][action]++;
    if (--t->laid_size[seat]) end_turn(t);
    else end_round(t, seat);
    return;
  }
  int d = action >= VALUES, v = action - d * VALUES;
  int top = t->discard[d][t->discard_size[d] - 1];
  t->hand[seat][v]--;
  t->hand_size[seat]--;
  lay_on(t, d, v);
  t->chosen = d;
  if (v > top) { /* M8 */
    if (t->discards == 2 && t->quiet < QUIET) t->must_draw = 1;
    else take_card(t, draw(t));
  } else if (!t->hand_size[seat]) { /* M13 */
    end_round(t, seat);
  } else if (v < top) { /* M7; an equal card plays on, M9 */
    end_turn(t);
  }
}

/* ---- random play ---- */

int main(int argc, char **argv) {
  if (argc != 8 || atoi(argv[1]) > SEATS) {
    fprintf(stderr, "usage: mojo SEATS EDITION DISCARDS POINTS FIRST GAMES SEED\n");
    return 2;
  }
  int seats = atoi(argv[1]), discards = atoi(argv[3]), limit = atoi(argv[4]), first = atoi(argv[5]);
  int edition = !strcmp(argv[2], "ru") ? RU : !strcmp(argv[2], "pl") ? PL : FR;
  uint64_t games = strtoull(argv[6], 0, 10), from = strtoull(argv[7], 0, 10);
  uint64_t moves = 0, rounds = 0;
  struct timespec start, end;

  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
  for (uint64_t game = 0; game < games; game++) {
    Table t = {.seats = seats, .edition = edition, .discards = discards, .points_limit = limit};
    uint8_t actions[ACTIONS];
    seed(&t, from, game);
    t.lay_at = seats == 2 ? 2 : 3;
    t.direction = 1;
    t.holder = -1;
    t.turn = first < 0 ? below(&t, seats) : first; /* M4 */
    for (; !t.game_over; rounds++)
      for (deal(&t); !t.round_over; moves++) apply(&t, actions[below(&t, legal(&t, actions))]);
  }
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);

  double seconds = (end.tv_sec - start.tv_sec) + 1e-9 * (end.tv_nsec - start.tv_nsec);
  printf("{\"games\": %" PRIu64 ", \"moves\": %" PRIu64 ", \"rounds\": %" PRIu64
         ", \"seconds\": %.6f}\n", games, moves, rounds, seconds);
  return 0;
}
