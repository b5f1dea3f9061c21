// UNO with the classic deck, in boardgame.io's way: what Parlour's UNO is measured against. A match never
// ends: who has no cards left scores, and the next round is dealt.

const COLOURS = ['R', 'Y', 'G', 'B'];
const HAND = 7;

function deck() {
  const cards = [];
  for (const colour of COLOURS) {
    cards.push(`${colour}0`);
    for (const face of ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'S', 'V', 'D']) {
      cards.push(colour + face, colour + face);
    }
  }
  for (let n = 0; n < 4; n++) cards.push('W', 'F');
  return cards;
}

function deal(G, ctx, random) {
  G.pile = random.Shuffle(deck());
  for (let seat = 0; seat < ctx.numPlayers; seat++) G.hands[seat] = G.pile.splice(-HAND);
  let up = G.pile.length - 1;
  while (G.pile[up].length === 1) up--; // a wild card does not begin
  G.discards = G.pile.splice(up, 1);
  G.colour = G.discards[0][0];
  G.direction = 1;
  G.drawn = null;
}

function draw(G, seat, count, random) {
  for (let n = 0; n < count; n++) {
    if (!G.pile.length) {
      const top = G.discards.pop();
      G.pile = random.Shuffle(G.discards);
      G.discards = [top];
    }
    if (G.pile.length) G.hands[seat].push(G.pile.pop());
  }
}

function points(card) {
  if (card.length === 1) return 50;
  return 'SVD'.includes(card[1]) ? 20 : Number(card[1]);
}

function fits(G, card) {
  if (card.length === 1) return true;
  return card[0] === G.colour || card[1] === G.discards[G.discards.length - 1][1];
}

function after(G, ctx, steps) {
  const seats = ctx.numPlayers;
  return (((ctx.playOrderPos + steps * G.direction) % seats) + seats) % seats;
}

const ILLEGAL = 'INVALID_MOVE';

function play({ G, ctx, random, events }, card, colour) {
  const seat = ctx.playOrderPos;
  const at = G.hands[seat].indexOf(card);
  if (at < 0 || !fits(G, card) || (G.drawn !== null && G.drawn !== card)) return ILLEGAL;
  if (card.length === 1 && !COLOURS.includes(colour)) return ILLEGAL;
  G.hands[seat].splice(at, 1);
  G.discards.push(card);
  G.colour = card.length === 1 ? colour : card[0];
  G.drawn = null;
  if (card[1] === 'V') G.direction = -G.direction;
  const takes = card === 'F' ? 4 : card[1] === 'D' ? 2 : 0;
  const next = after(G, ctx, 1);
  if (takes) draw(G, next, takes, random);
  if (!G.hands[seat].length) {
    for (const hand of G.hands) for (const left of hand) G.scores[seat] += points(left);
    deal(G, ctx, random);
  }
  const skips = takes || card[1] === 'S';
  events.endTurn({ next: String(skips ? after(G, ctx, 2) : next) });
}

function take({ G, ctx, random, events }) {
  if (G.drawn !== null) return ILLEGAL;
  const hand = G.hands[ctx.playOrderPos];
  const size = hand.length;
  draw(G, ctx.playOrderPos, 1, random);
  const card = hand[size];
  if (card !== undefined && fits(G, card)) G.drawn = card;
  else events.endTurn({ next: String(after(G, ctx, 1)) });
}

function pass({ G, ctx, events }) {
  if (G.drawn === null) return ILLEGAL;
  G.drawn = null;
  events.endTurn({ next: String(after(G, ctx, 1)) });
}

exports.Uno = {
  name: 'uno',
  setup: ({ ctx, random }) => {
    const G = { hands: [], scores: Array(ctx.numPlayers).fill(0) };
    deal(G, ctx, random);
    return G;
  },
  moves: {
    play: { move: play, client: false },
    take: { move: take, client: false },
    pass,
  },
  // What one seat may know: its own hand, the top of the discards, how many cards there are elsewhere.
  playerView: ({ G, ctx, playerID }) => ({
    hand: playerID === null ? null : G.hands[Number(playerID)],
    counts: G.hands.map((hand) => hand.length),
    pile: G.pile.length,
    top: G.discards[G.discards.length - 1],
    colour: G.colour,
    direction: G.direction,
    scores: G.scores,
    drawn: playerID === ctx.currentPlayer ? G.drawn : null,
  }),
};
