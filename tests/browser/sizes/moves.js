/**
 * Taps what may not be tapped now, so that the page says why: is any of that cut off, does anything
 * move, or change its size? What is told beside the table, or over it for a while, moves on by itself; behind a dialog
 * nothing is tapped. Evaluates to a function that returns a list of `{element, trouble}`.
 */
async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const watched =
    "main button, main a[href], main section, header, header > *, .hand";
  const boxes = () =>
    new Map(
      [...document.querySelectorAll(watched)].map((one) => [
        one,
        one.getBoundingClientRect(),
      ]),
    );
  const found = [];
  if (document.querySelector("dialog:modal")) return found;
  for (const target of [
    ...document.querySelectorAll("main [aria-disabled=true]"),
  ].slice(0, 2)) {
    const before = boxes();
    target.click();
    await frame();
    await frame();
    for (const [one, box] of boxes()) {
      const old = before.get(one);
      if (
        one === target ||
        target.contains(one) ||
        one.closest("aside, [data-testid=table-news]") ||
        !old
      )
        continue;
      const off = Math.max(
        ...["left", "top", "right", "bottom"].map((side) =>
          Math.abs(box[side] - old[side]),
        ),
      );
      if (off > 1)
        found.push({
          element: `${one.dataset.testid ?? one.className} “${one.textContent.trim().slice(0, 20)}”`,
          trouble: `moves by ${Math.round(off)} px when ${target.dataset.testid} is tapped in vain`,
        });
    }
    if (window.lengthened) continue; // the page has counted the letters of shorter words
    for (const words of document.querySelectorAll(
      ".question > span, [data-testid=turn] span",
    )) {
      const letter = parseFloat(getComputedStyle(words).fontSize); // may stick out of its line
      if (
        words.scrollWidth > words.clientWidth + 1 ||
        words.scrollHeight > words.clientHeight + letter / 2
      )
        found.push({
          element: `${words.className} “${words.textContent.trim()}”`,
          trouble: `cut off when ${target.dataset.testid} is tapped in vain`,
        });
    }
  }
  return found;
};
