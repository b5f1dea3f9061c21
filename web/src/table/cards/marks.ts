/** The places at which the hint on the table points: names of places, chosen by each board. */
import { createContext } from "svelte";

export const [marks, setMarks] = createContext<() => ReadonlySet<string>>();
