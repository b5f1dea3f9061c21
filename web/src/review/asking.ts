/** Looks back at a game in a worker of its own, and remembers what was found. */
import type { FromReview, ToReview } from "../local/messages";
import { keepReview, keptReview } from "../played/store";
import type { Review } from "../rules/findings";
import type { Progress } from "../rules/review";
import type { GameRecord } from "../rules/entries";

/** Where the worker of each game is. */
const files = import.meta.glob<string>("../local/thinking/*.ts", {
  query: "?worker&url",
  import: "default",
  eager: true,
});

/** What was found while this page is open: most records are not this browser's own. */
const found = new WeakMap<GameRecord, Review>();

export interface Asked {
  /** Rejects if the worker fails; never settles once it is stopped. */
  review: Promise<Review>;
  stop(): void;
}

/** `id`: of the game in this browser's history, if it may be there. */
export function lookingBack(
  record: GameRecord,
  id: string | null,
  told: (progress: Progress) => void,
): Asked {
  let worker: Worker | null = null;
  let stopped = false;
  const ask = async (): Promise<Review> => {
    const known = found.get(record) ?? (id === null ? null : await keptReview(id));
    if (known) return known;
    const made = await new Promise<Review>((resolve, reject) => {
      if (stopped) return;
      worker = new Worker(files[`../local/thinking/${record.game}.ts`]!, { type: "module" });
      worker.onerror = () => reject(new Error("expected a look back from the worker"));
      worker.onmessage = ({ data }: MessageEvent<FromReview>) => {
        if (data.type === "reviewed") resolve(data.review);
        else told(data);
      };
      const question: ToReview = { type: "review", record };
      worker.postMessage(question);
    }).finally(() => worker?.terminate());
    if (id !== null) void keepReview(id, made).catch(() => {}); // it can be worked out again
    return made;
  };
  const review = ask().then((made) => {
    found.set(record, made);
    return made;
  });
  return {
    review,
    stop() {
      stopped = true;
      worker?.terminate();
    },
  };
}
