/** True if the page lives on a server of its own, or as a site without one (`make site`). */

/** True if this is a site without a server: everything happens in the browser. */
export const site = import.meta.env.MODE === "site";

/** The server where people who play on a site can make tables for friends, if there is one. */
export const server: string | null = (site && import.meta.env.VITE_SERVER) || null;
