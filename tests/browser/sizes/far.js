/**
 * What a room cannot read on its screen: letters below a thirty-sixth of the height of the window,
 * text that is cut off or out of the window, and seats that lie over each other. Pictures of cards
 * are left out, and what has no words.
 */
() => {
  const least = Math.min(innerWidth / 600, innerHeight / 540) * 15 - 0.1;
  const found = [];
  const say = (element, trouble) =>
    found.push({ element: (element.dataset.testid ?? element.className) + " “" + element.textContent.trim().slice(0, 40) + "”", trouble });
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  for (const element of document.querySelectorAll("body *")) {
    const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!words || !seen(element) || element.closest("svg, .visually-hidden, [data-testid=only-here] *, .flight")) continue;
    const box = element.getBoundingClientRect();
    if (!box.width || box.width < 2) continue;
    const scale = element.offsetWidth ? box.width / element.offsetWidth : 1;
    const drawn = element.closest("[style*='scale(']");
    const turned = drawn ? drawn.getBoundingClientRect().width / drawn.offsetWidth : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * (turned || scale);
    if (size < least) say(element, `letters of ${size.toFixed(1)}, not ${least.toFixed(1)}`);
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      say(element, "out of the window");
    const range = document.createRange();
    range.selectNodeContents(element);
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      const fixed = around.matches("[data-testid^=seat-], [data-testid^=score-], .name, .prompt, .told, .banner, .detail, .scroll");
      if (style.overflow === "visible" && !fixed) continue;
      const inner = range.getBoundingClientRect(), outer = around.getBoundingClientRect();
      const slack = 3 * (turned || 1);
      if (inner.bottom > outer.bottom + slack || inner.top < outer.top - slack
          || inner.right > outer.right + slack || inner.left < outer.left - slack) {
        if (!element.matches(".called, .badge")) say(element, `sticks out of ${around.className || around.tagName}`);
        break;
      }
    }
  }
  const boxes = [...document.querySelectorAll("[data-testid^=seat-], [data-testid=prompt], [data-testid=news]")]
    .filter(seen).map((one) => [one, one.getBoundingClientRect()]);
  boxes.forEach(([one, a], n) => boxes.slice(n + 1).forEach(([other, b]) => {
    if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
      say(one, `lies over ${other.dataset.testid}`);
  }));
  return found;
};
