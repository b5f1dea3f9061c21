/** Attributes that only its user has for an element: without all that Svelte brings to spread some over it. */
export const attributes =
  (all: object) =>
  (node: Element): void => {
    for (const [name, value] of Object.entries(all)) {
      if (value == null) node.removeAttribute(name);
      else node.setAttribute(name, String(value));
    }
  };
