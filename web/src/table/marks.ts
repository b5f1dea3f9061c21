/** Where the hint on the table points: names of places, which each board makes up for itself. */
import { createContext } from "svelte";

export const [marks, setMarks] = createContext<() => ReadonlySet<string>>();
