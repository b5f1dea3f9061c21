import type { MojoEvent, MojoView, Update } from "../../wire";

/** An update of a Mojo table: what the registry hands to this folder's board. */
export type MojoUpdate = Omit<Update, "view" | "events"> & { view: MojoView; events: MojoEvent[] };
