/**
 * What is written on this page: for each piece of text in the window, where it is, its colour, its
 * size. Text of controls that cannot be used, and text that something lies over or shades, is left out.
 */
() => {
  const SHADOW = 24; // pixels
  const found = [];
  const sheet = [...document.querySelectorAll(":popover-open")].find(
    (one) => getComputedStyle(one, "::backdrop").backgroundColor !== "rgba(0, 0, 0, 0)",
  );
  const off = (element) =>
    element.closest(":disabled, [aria-disabled=true], [inert]") || (sheet && !sheet.contains(element));
  /** The colour as numbers, with the opacity of all that the text lies in. */
  function paint(element, style) {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    canvas.fillStyle = style.color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    let opacity = a / 255;
    for (let one = element; one; one = one.parentElement)
      opacity *= Number(getComputedStyle(one).opacity);
    return [r, g, b, opacity];
  }
  /** The part of a box that its element, and what that lies in, do not cut off. */
  function shown(element, box) {
    let { left, top, right, bottom } = box;
    for (let one = element; one; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const edge = one.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  }
  function seen(element, box) {
    if (box.width < 4 || box.height < 4) return false;
    const at = (share) => [box.left + share * box.width, box.top + share * box.height];
    return (
      [0.2, 0.5, 0.8].every((share) => seenAt(element, ...at(share))) &&
      !shaded(element, box) &&
      !spokenOver(element, box)
    );
  }
  /** Whether something that is said lies over it, for a moment. */
  function spokenOver(element, { left, right, top, bottom }) {
    return [...document.querySelectorAll(".bubble")].some((bubble) => {
      const edge = bubble.getBoundingClientRect();
      const apart =
        edge.right < left || edge.left > right || edge.bottom < top || edge.top > bottom;
      return !apart && !bubble.contains(element);
    });
  }
  /** Whether it lies in the shadow of a panel that covers what is beside it. */
  function shaded(element, { left, right, top, bottom }) {
    const x = (left + right) / 2;
    return [top - SHADOW, bottom + SHADOW].some((y) => {
      const panel = document.elementFromPoint(x, y)?.closest(".panel");
      return panel && !panel.contains(element);
    });
  }
  function seenAt(element, x, y) {
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const hit = document.elementFromPoint(x, y);
    if (!hit || hit.contains(element) || element.contains(hit)) return hit !== null;
    // What takes no taps lies over what does.
    const taps = getComputedStyle(element).pointerEvents !== "none";
    return !taps && (element.closest("button, .bubble, p, section") ?? element).contains(hit);
  }
  function note(element, style, words, box) {
    const paints = paint(element, style);
    if (paints[3] < 0.05 || off(element)) return;
    // Without the corners of what it lies on.
    const inset = Math.min(box.width, box.height) * 0.22;
    const [left, top, right, bottom] =
      [box.left + inset, box.top + inset, box.right - inset, box.bottom - inset];
    found.push({
      words: words.trim().slice(0, 30),
      element: `${element.tagName.toLowerCase()}.${[...element.classList].filter((one) => !one.startsWith("svelte-")).join(".")}`,
      box: [left, top, right, bottom],
      paint: paints,
      size: parseFloat(style.fontSize) * (element.offsetWidth
        ? element.getBoundingClientRect().width / element.offsetWidth : 1),
      weight: Number(style.fontWeight),
    });
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("svg, option, .visually-hidden")) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const whole of range.getClientRects()) {
      const box = shown(element, whole);
      if (box.height < whole.height / 2) continue; // at the edge of what scrolls
      if (seen(element, box)) note(element, getComputedStyle(element), node.data, box);
    }
  }
  for (const element of document.querySelectorAll(".painted, input:not([type=range]), select")) {
    const box = shown(element, element.getBoundingClientRect());
    const after = element.matches(".painted");
    const words = element.dataset.text ?? element.value ?? "";
    if (words && !/radio|checkbox/.test(element.type ?? "") && seen(element, box))
      note(element, getComputedStyle(element, after ? "::after" : null), words, box);
  }
  return found;
}
