/* Mushi in C: random play, the yardstick that `parlour bench` runs beside the compiled Python rules.
 *
 *     cc -O3 -march=native -o mushi mushi.c && ./mushi 2 EDITION DEALS FOUR_PAIRS FIRST GAMES SEED
 *
 * EDITION is ru or osaka; FOUR_PAIRS is true or false; FIRST is the first dealer, or -1 for lots.
 * Game g takes its luck from sfc32, seeded with (SEED, g). All rules (ids as in the rulebook's
 * table) are played out: this is the same game, card for card, as `parlour simulate mushi` with the
 * same options and seed.
 *
 * Card c is number c % 4 of month c / 4, the dearest first. A set of cards has bit c for card c.
 */

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint64_t Set;

enum { MONTHS = 10, DECK = 40, HAND = 8, JOKER = 35 };
enum { RU, OSAKA };
enum { CARD = 4 * DECK, TAKE = CARD + DECK, ACTIONS = TAKE + DECK };

static const int VALUE[DECK] = {20, 5, 1, 1, 10, 5, 1, 1, 20, 5, 1, 1, 10, 5,  1, 1, 10, 5, 1, 1,
                                20, 10, 1, 1, 10, 5, 1, 1, 10, 5, 1, 1, 20, 10, 5, 1, 20, 1, 1, 1};

#define BIT(c) ((Set)1 << (c))
#define MONTH(c) ((Set)15 << ((c) & ~3))
#define CRANE BIT(0)
#define WARBLER BIT(4)
#define CURTAIN BIT(8)
#define BRIGHTS (BIT(0) | BIT(8) | BIT(20) | BIT(32) | BIT(36))
#define ANIMALS (BIT(4) | BIT(12) | BIT(16) | BIT(21) | BIT(24) | BIT(28) | BIT(33))
#define WISTERIAS MONTH(12)
#define WILLOWS MONTH(32)
#define PAULOWNIAS MONTH(36)
#define LIGHTNING BIT(JOKER)
#define PLAIN_WILLOWS (WILLOWS & ~LIGHTNING)

typedef struct {
  uint32_t a, b, c, counter; /* sfc32 */
  int edition, four_pairs;
  int turn, dealer, turned, choosing, deal_over, joker_left_by, joker_paired_by, pile_size;
  int points[2], totals[2];
  Set table, hand[2], captured[2];
  uint8_t pile[DECK]; /* top last */
} Table;

static inline int size(Set cards) { return __builtin_popcountll(cards); }
static inline int first(Set cards) { return __builtin_ctzll(cards); }

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

/* ---- the deal ---- */

static void draw_lots(Table *t) { /* H3 */
  while (t->dealer < 0) {
    int a = below(t, DECK), b = below(t, DECK - 1);
    b += b >= a;
    if (a / 4 != b / 4) t->dealer = a / 4 > b / 4;
    else if (VALUE[a] != VALUE[b]) t->dealer = VALUE[a] < VALUE[b];
  }
}

static Set draw_four(Table *t) {
  Set cards = 0;
  for (int i = 0; i < 4; i++) cards |= BIT(t->pile[--t->pile_size]);
  return cards;
}

static bool misdeal(const Table *t) { /* H5 */
  int pairs = 0;
  for (int month = 0; month < MONTHS; month++) {
    int n = size(t->table & MONTH(4 * month));
    if (n == 4) return true;
    pairs += n == 2;
  }
  return (t->table & WILLOWS) == PLAIN_WILLOWS || (t->four_pairs && pairs == 4);
}

static void deal(Table *t) { /* H4 */
  if (t->points[0] != t->points[1]) t->dealer = t->points[1] > t->points[0]; /* H3 */
  int other = 1 - t->dealer;
  do {
    for (int card = 0; card < DECK; card++) t->pile[card] = card;
    shuffle(t, t->pile, DECK);
    t->pile_size = DECK;
    t->hand[other] = draw_four(t);
    t->hand[t->dealer] = draw_four(t);
    t->table = draw_four(t);
    t->hand[other] |= draw_four(t);
    t->hand[t->dealer] |= draw_four(t);
    t->table |= draw_four(t);
  } while (misdeal(t));
  t->captured[0] = t->captured[1] = 0;
  t->turned = t->joker_paired_by = -1;
  t->joker_left_by = t->table & LIGHTNING ? t->dealer : -1; /* H12 */
  t->choosing = t->deal_over = 0;
  t->turn = t->dealer; /* H6 */
}

/* ---- scoring ---- */

static int value(Set own) {
  int sum = 0;
  for (; own; own &= own - 1) sum += VALUE[first(own)];
  return sum;
}

static int yaku(const Table *t, Set own) { /* H17 */
  bool five, three;
  if (t->edition == RU) {
    five = size(own & (BRIGHTS | WARBLER)) >= 5;
    three = own & WARBLER && size(own & BRIGHTS) >= 2;
  } else {
    five = (own & BRIGHTS) == BRIGHTS;
    three = !(~own & (CRANE | WARBLER | CURTAIN));
  }
  return 30 * five + 25 * three + 10 * !(~own & WISTERIAS) + 10 * !(~own & PAULOWNIAS);
}

static void end_deal(Table *t) {
  int willows = size(t->captured[0] & PLAIN_WILLOWS) != 2; /* H15 */
  if (t->joker_left_by >= 0) {                             /* H12, H14 */
    if (t->edition == OSAKA && t->turned == JOKER) willows = t->joker_left_by;
    t->captured[t->joker_left_by] |= LIGHTNING;
  }
  t->captured[willows] |= t->table & PLAIN_WILLOWS;
  Set rest = t->table & ~WILLOWS;
  if (rest) t->captured[t->joker_paired_by] |= rest; /* H16 */

  int own = value(t->captured[0]); /* H18 */
  int made[2] = {yaku(t, t->captured[0]), yaku(t, t->captured[1])};
  t->points[0] = own - made[1] - 115;
  t->points[1] = 230 - own - made[0] - 115;
  for (int seat = 0; seat < 2; seat++) {
    if (t->edition == OSAKA) t->points[seat] += made[seat];
    t->totals[seat] += t->points[seat];
  }
  t->deal_over = 1;
}

/* ---- a turn: 4 c + k plays c (k: which of two matches, else c % 4); CARD + c: the joker takes c;
 * TAKE + c: the card turned up takes c ---- */

static inline Set reach(const Table *t, int card) { /* H8, H11 */
  return card == JOKER ? t->table & ~WILLOWS : t->table & MONTH(card) & ~LIGHTNING;
}

static inline bool is_choice(int card, Set matches) { /* H9, H13 */
  return card == JOKER ? size(matches) > 1 : size(matches) == 2;
}

static inline int spread(Set cards, int base, uint8_t *actions, int n) {
  for (; cards; cards &= cards - 1) actions[n++] = base + first(cards);
  return n;
}

static inline Set months_of(Set cards) {
  Set dearest = (cards | cards >> 1 | cards >> 2 | cards >> 3) & 0x1111111111;
  return dearest * 15;
}

static inline int legal(const Table *t, uint8_t *actions) {
  if (t->choosing) return spread(reach(t, t->turned), TAKE, actions, 0);
  Set hand = t->hand[t->turn] & ~LIGHTNING, joker = t->hand[t->turn] & LIGHTNING;
  Set matching = hand & months_of(t->table & ~LIGHTNING);
  int n = 0;
  if (matching && t->edition == RU) hand = matching;    /* H8 */
  else if (joker && !reach(t, JOKER)) hand |= LIGHTNING; /* H11 */
  for (; hand; hand &= hand - 1) {
    int card = first(hand);
    Set matches = reach(t, card);
    if (is_choice(card, matches)) n = spread(matches >> (card & ~3), 4 * card, actions, n);
    else actions[n++] = 4 * card + card % 4;
  }
  return joker ? spread(reach(t, JOKER), CARD, actions, n) : n;
}

static inline void capture(Table *t, int card, Set taken) { /* H9-H13 */
  t->table &= ~taken;
  t->captured[t->turn] |= taken | BIT(card);
  if (card == JOKER || taken == LIGHTNING) {
    t->joker_paired_by = t->turn;
    t->joker_left_by = -1;
  }
}

static inline void stay(Table *t, int card) {
  t->table |= BIT(card);
  if (card == JOKER) t->joker_left_by = t->turn; /* H12 */
}

static inline void end_turn(Table *t) {
  if (t->pile_size) t->turn = 1 - t->turn;
  else end_deal(t);
}

static inline void apply(Table *t, int action) {
  if (action >= TAKE) {
    t->choosing = 0;
    capture(t, t->turned, BIT(action - TAKE));
    end_turn(t);
    return;
  }
  int card = action < CARD ? action / 4 : JOKER; /* H7 (a) */
  Set taken;
  if (action < CARD) {
    taken = reach(t, card);
    if (is_choice(card, taken)) taken = BIT((card & ~3) + action % 4);
  } else {
    taken = BIT(action - CARD);
  }
  t->hand[t->turn] &= ~BIT(card);
  if (taken) capture(t, card, taken);
  else stay(t, card);

  card = t->turned = t->pile[--t->pile_size]; /* H7 (b) */
  taken = reach(t, card);
  if (t->joker_left_by >= 0 && !(BIT(card) & WILLOWS)) { /* H12 */
    capture(t, card, LIGHTNING);
  } else if (is_choice(card, taken)) {
    t->choosing = 1;
    return;
  } else if (taken) {
    capture(t, card, taken);
  } else {
    stay(t, card);
  }
  end_turn(t);
}

/* ---- random play ---- */

int main(int argc, char **argv) {
  if (argc != 8) {
    fprintf(stderr, "usage: mushi 2 EDITION DEALS FOUR_PAIRS FIRST GAMES SEED\n");
    return 2;
  }
  int edition = !strcmp(argv[2], "osaka") ? OSAKA : RU, deals = atoi(argv[3]);
  int four_pairs = !strcmp(argv[4], "true"), dealer = atoi(argv[5]);
  uint64_t games = strtoull(argv[6], 0, 10), from = strtoull(argv[7], 0, 10);
  uint64_t moves = 0, rounds = 0;
  struct timespec start, end;

  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
  for (uint64_t game = 0; game < games; game++) {
    Table t = {.edition = edition, .four_pairs = four_pairs, .dealer = dealer};
    uint8_t actions[2 * HAND + DECK];
    seed(&t, from, game);
    draw_lots(&t);
    for (int i = 0; i < deals; i++, rounds++) /* H2 */
      for (deal(&t); !t.deal_over; moves++) apply(&t, actions[below(&t, legal(&t, actions))]);
  }
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);

  double seconds = (end.tv_sec - start.tv_sec) + 1e-9 * (end.tv_nsec - start.tv_nsec);
  printf("{\"games\": %" PRIu64 ", \"moves\": %" PRIu64 ", \"rounds\": %" PRIu64
         ", \"seconds\": %.6f}\n", games, moves, rounds, seconds);
  return 0;
}
