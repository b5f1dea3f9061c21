/**
 * What a person cannot read or tap on this page, in its window as it is now.
 *
 * Knows nothing of how the page is made: it looks at every element with text of its own, and at
 * every control, as eyes and fingers would. Evaluates to a function that returns a list of
 * `{element, trouble}`, both in words.
 */
() => {
  const FINGER = 44;
  const NARROW = 38; // of what is as much longer, like the strip of a card behind another
  const SLACK = 1.5; // pixels lost to rounding and rotation
  const ENOUGH = FINGER - SLACK;
  const SMALLEST_TEXT = 12;
  const CONTROLS =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]," +
    "[role=link], [role=radio], [role=checkbox], [role=switch], [role=tab], [role=menuitem]";
  const found = [];

  // --- naming -----------------------------------------------------------------------------------

  function nameOf(element) {
    const own = element.getAttribute("data-testid") ?? element.id;
    const near = element.parentElement?.closest("[data-testid]")?.getAttribute("data-testid");
    const words = (element.getAttribute("aria-label") ?? element.textContent).trim();
    const shape = element.tagName.toLowerCase() + [...element.classList].map((one) =>
      one.startsWith("svelte-") ? "" : `.${one}`).join("");
    return `${near && near !== own ? `${near} > ` : ""}${shape}${own ? `#${own}` : ""} “${words.slice(0, 30)}”`;
  }
  function complain(element, trouble) {
    found.push({ element: nameOf(element), trouble });
  }

  // --- boxes ------------------------------------------------------------------------------------

  /** What does not change while we look is worked out once for each element. */
  function once(find) {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, find(element));
      return known.get(element);
    };
  }
  const styleOf = once((element) => getComputedStyle(element));
  const parentOf = (element) => element.parentElement;
  const meet = (a, b) => {
    const left = Math.max(a.left, b.left), top = Math.max(a.top, b.top);
    const right = Math.min(a.right, b.right), bottom = Math.min(a.bottom, b.bottom);
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  const windowBox = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  const paddingBox = (element) => {
    const box = element.getBoundingClientRect();
    const scale = element.offsetWidth ? box.width / element.offsetWidth : 1;
    const left = box.left + element.clientLeft * scale, top = box.top + element.clientTop * scale;
    return {
      left, top,
      right: left + element.clientWidth * scale, bottom: top + element.clientHeight * scale,
    };
  };
  const clips = once((element) => {
    const { overflowX, overflowY, contain } = styleOf(element);
    if (element === document.documentElement || element === document.body) return false;
    return overflowX !== "visible" || overflowY !== "visible" || contain.includes("paint");
  });
  const scrolls = once((element) => {
    if (element === document.scrollingElement) {
      const { overflowY } = styleOf(document.documentElement);
      return overflowY !== "hidden" && styleOf(document.body).overflowY !== "hidden";
    }
    const { overflowX, overflowY } = styleOf(element);
    return (
      (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight) ||
      (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth)
    );
  });

  const positionOf = once((element) => styleOf(element).position);
  /** Whether an element holds what is fixed. */
  const moved = once((element) => {
    const { transform, filter } = styleOf(element);
    return transform !== "none" || filter !== "none";
  });
  /** The ancestors that an element's box is laid out in: what is fixed leaves its parents. */
  const around = once((element) => {
    const all = [];
    let position = positionOf(element);
    for (let one = parentOf(element); one; one = parentOf(one)) {
      if (position === "fixed" && !moved(one)) continue;
      if (position === "absolute" && positionOf(one) === "static" && !moved(one)) continue;
      all.push(one);
      position = positionOf(one);
      if (one.matches("dialog:modal")) break;
    }
    return all;
  });

  /** Scrolls a box into view as a person would; what is merely hidden stays so. */
  function bring(element, boxOf, middle = false) {
    for (const one of around(element)) {
      if (!scrolls(one)) continue;
      const frame = one === document.scrollingElement ? windowBox() : paddingBox(one);
      const box = boxOf();
      const off = (low, high, from, to) =>
        middle
          ? (low + high - from - to) / 2
          : low < from || high - low > to - from
            ? low - from
            : high > to
              ? high - to
              : 0;
      const { overflowX, overflowY } = styleOf(one);
      const scale = one.offsetWidth ? one.getBoundingClientRect().width / one.offsetWidth : 1;
      const [down, right] = [
        off(box.top, box.bottom, frame.top, frame.bottom) / scale,
        off(box.left, box.right, frame.left, frame.right) / scale,
      ];
      if (!/hidden|clip/.test(overflowY)) one.scrollTop += down;
      if (!/hidden|clip/.test(overflowX)) one.scrollLeft += right;
    }
  }

  /** What can be seen of a box: what the window and those elements that clip leave of it. */
  function visible(holders, box) {
    let left = meet(box, windowBox());
    for (const one of holders) {
      if (!clips(one)) continue;
      const frame = paddingBox(one);
      const { overflowX, overflowY } = styleOf(one);
      left = meet(left, {
        left: overflowX === "visible" ? -1e6 : frame.left,
        right: overflowX === "visible" ? 1e6 : frame.right,
        top: overflowY === "visible" ? -1e6 : frame.top,
        bottom: overflowY === "visible" ? 1e6 : frame.bottom,
      });
    }
    return left;
  }

  // --- what can be seen at all ------------------------------------------------------------------

  const opacity = once((element) =>
    Number(styleOf(element).opacity) * (parentOf(element) ? opacity(parentOf(element)) : 1),
  );
  /** For screen readers alone: a pixel or two, or clipped to nothing. */
  const unseen = once((element) => {
    const { clipPath, clip, position } = styleOf(element);
    return (
      clipPath === "inset(50%)" ||
      clipPath === "inset(100%)" ||
      (position === "absolute" && /^rect\((0|1)px,? (0|1)px,? (0|1)px,? (0|1)px\)$/.test(clip)) ||
      (element.offsetWidth <= 1 && element.offsetHeight <= 1 && clips(element)) ||
      (parentOf(element) !== null && unseen(parentOf(element)))
    );
  });
  const shown = once(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true }) &&
      opacity(element) > 0.05 &&
      !unseen(element),
  );
  const isArt = (element) => element instanceof SVGElement;
  const ownText = once((element) =>
    [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim()),
  );
  const linesOf = (texts) => texts.flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
  });

  // What lies under an open dialog waits for it to be closed, as a menu is by any tap beside it.
  const MODAL = ":modal, [aria-modal=true], :popover-open";
  const dialogs = [...document.querySelectorAll(`dialog[open], [role=dialog], ${MODAL}`)].filter(shown);
  const modal = dialogs.filter((one) => one.matches(MODAL)).at(-1);
  function waits(element) {
    if (element.closest("[inert]")) return true;
    if (modal) return !modal.contains(element);
    if (!dialogs.length) return false;
    // What is scrolled out of sight will come up in its frame.
    const own = element.getBoundingClientRect();
    const frame = around(element).find((one) => one !== document.scrollingElement && scrolls(one));
    const seen = frame && meet(own, paddingBox(frame));
    const box = seen && (seen.width <= 0 || seen.height <= 0) ? paddingBox(frame) : own;
    return dialogs.some((one) => {
      if (one.contains(element) || element.contains(one)) return false;
      const over = one.getBoundingClientRect();
      const part = meet(box, over);
      return part.width > 0 && part.height > 0 && !element.closest("header");
    });
  }

  // --- what covers what -------------------------------------------------------------------------

  const colourless = (colour) => colour === "transparent" || /[,/]\s*0(\.0*|\.[01]\d*)?%?\)$/.test(colour);
  /** Whether an element paints all of its box. */
  const painted = once((element) => {
    const own = styleOf(element);
    if (isArt(element)) {
      // Art that fills half the window is a background.
      const { width, height } = element.getBoundingClientRect();
      return width * height < (innerWidth * innerHeight) / 2;
    }
    if (/^(IMG|CANVAS|VIDEO|INPUT|SELECT|TEXTAREA)$/.test(element.tagName)) return true;
    return !colourless(own.backgroundColor) || own.backgroundImage !== "none";
  });
  /** Whether an element paints anything at a point. */
  function paints(element, x, y) {
    if (opacity(element) < 0.1 || styleOf(element).visibility === "hidden") return false;
    if (painted(element)) {
      // Not where a control only widens what can be tapped, as those of home do over their tiles.
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    }
    return linesOf(ownText(element)).some((line) =>
      x > line.left && x < line.right && y > line.top + 2 && y < line.bottom - 2);
  }
  /** What lies over an element at a point, other than its contents and its ancestors. */
  function over(element, x, y) {
    for (const one of document.elementsFromPoint(x, y)) {
      if (one === element || element.contains(one) || one.contains(element)) return null;
      if (paints(one, x, y)) return one;
    }
    return null;
  }
  function* points(box, columns, rows) {
    for (let i = 0; i < columns; i++)
      for (let j = 0; j < rows; j++)
        yield [
          box.left + (box.width * (i + 0.5)) / columns,
          box.top + (box.height * (j + 0.5)) / rows,
        ];
  }

  // --- the checks -------------------------------------------------------------------------------

  const scaleOf = once((element) => {
    const outer = parentOf(element) ? scaleOf(parentOf(element)) : 1;
    const { transform } = styleOf(element);
    if (transform === "none") return outer;
    const matrix = new DOMMatrix(transform);
    return outer * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
  });
  /** Whether it shows no more than so many lines, those of a block in it, too. */
  const clamps = (element) =>
    element !== null && !["", "none", undefined].includes(styleOf(element).webkitLineClamp);
  /** Whether text that does not fit ends in an ellipsis, for the eye to see that there is more. */
  function elided(element) {
    for (let one = element; one; one = parentOf(one)) {
      const own = styleOf(one);
      if (own.textOverflow === "ellipsis" && clips(one)) return one;
      if (clamps(one) && clips(one)) return one;
      if (!/inline|contents/.test(own.display) && !clamps(parentOf(one))) break;
    }
    return null;
  }

  const MARKS = "[data-testid^=seat-], .badge, .called, button, a[href]";
  /** Whether a name is not whole: never in a button; elsewhere only where the board says that there is
   * no room for it. */
  function checkName(element) {
    const frame = elided(element);
    const cut = frame &&
      (frame.scrollWidth > frame.clientWidth + 1 || frame.scrollHeight > frame.clientHeight + 2);
    if (!cut || !element.closest("[data-name]")) return;
    if (/\u200d/.test(element.textContent)) return; // fonts that do not join emoji make it wider
    if (element.closest("button")) complain(element, "a name cut in a button");
    else if (!element.closest("[data-cut=true]")) complain(element, "a name cut, though there is room");
  }

  function checkText(element) {
    checkName(element);
    const texts = ownText(element);
    const lines = linesOf(texts);
    if (!lines.length) return;
    const size = parseFloat(styleOf(element).fontSize) * scaleOf(element);
    if (size < SMALLEST_TEXT - 0.05) complain(element, `text of ${size.toFixed(1)} px`);

    const ellipsis = elided(element);
    const word = texts.map((text) => text.data).join("").trim();
    if (ellipsis && ellipsis.scrollWidth > ellipsis.clientWidth + 1) {
      // Isolated text does not say which way the rest runs.
      const whole = word.replace(/[\u2066-\u2068][^\u2069]*\u2069/g, "");
      const rightwards = !/^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(whole);
      if ((styleOf(ellipsis).direction === "ltr") !== rightwards)
        complain(element, "text cut off at its beginning");
    }
    const some = lines.length > 5 ? [0, lines.length >> 1, lines.length - 1] : lines.keys();
    for (const at of some) {
      const trouble = troubleIn(element, at, ellipsis) && troubleIn(element, at, ellipsis, true);
      if (trouble) {
        complain(element, trouble);
        return;
      }
    }
  }
  /** What is wrong with a line of an element's text. */
  function troubleIn(element, at, ellipsis, middle = false) {
    const lineAt = () => linesOf(ownText(element))[at];
    bring(element, lineAt, middle);
    let box = lineAt();
    if (ellipsis) {
      const frame = paddingBox(ellipsis);
      // Lines beyond the last one shown are not drawn at all.
      if (box.top > frame.bottom - 2) return null;
      box = meet(box, { ...frame, top: -1e6, bottom: 1e6 });
      if (box.width < 1) return null;
    }
    const left = visible(ellipsis ? around(element) : [element, ...around(element)], box);
    // The line's box is taller than its letters.
    const lost = Math.max(
      left.left - box.left, box.right - left.right,
      left.top - box.top - box.height * 0.2, box.bottom - left.bottom - box.height * 0.2,
    );
    if (lost > SLACK) return `text cut off by ${Math.round(Math.min(lost, 9999))} px`;
    const inner = {
      left: box.left, width: box.width, top: box.top + box.height * 0.25, height: box.height * 0.5,
    };
    for (const [x, y] of points(inner, 5, 2)) {
      const cover = over(element, x, y);
      const mark = element.closest(MARKS) ? " of a mark" : "";
      if (cover) return `text${mark} covered by ${nameOf(cover)}`;
    }
    return null;
  }

  const tapped = once((element) =>
    [element.closest(CONTROLS), element.closest("label")?.control].filter(Boolean),
  );
  /** The control that a tap at a point would reach. */
  function reached(x, y) {
    const top = document.elementFromPoint(x, y);
    return top ? tapped(top) : [];
  }
  /** How far the control goes from a point in a direction with nothing in between; who need not
   * know more than that it is `far` asks for less. */
  function run(control, x, y, dx, dy, far = FINGER + 1) {
    let n = 0;
    for (const step of [11, 3, 1])
      while (n < far && reached(x + dx * (n + step), y + dy * (n + step)).includes(control))
        n += step;
    return n;
  }

  /** How wide a control is at a point, or how tall, in pixels. */
  const span = (control, x, y, dx, dy) =>
    run(control, x, y, -dx, -dy) + 1 + run(control, x, y, dx, dy);
  /** Whether it is wide enough, or tall enough; most often it goes on far enough to one side. */
  function ample(control, x, y, dx, dy) {
    const on = run(control, x, y, dx, dy, ENOUGH) + 1;
    return on >= ENOUGH || on + run(control, x, y, -dx, -dy, ENOUGH) >= ENOUGH;
  }

  /** Whether it is narrower, or lower, but offers a finger as much room. */
  function strip(control, x, y) {
    const width = span(control, x, y, 1, 0), height = span(control, x, y, 0, 1);
    return Math.min(width, height) >= NARROW - SLACK && width * height >= FINGER * FINGER;
  }

  /** At the edge of what scrolls, something sticky may cover it: it is then tried in the middle. */
  function checkControl(control) {
    const trouble = troubleOf(control) && troubleOf(control, true);
    if (trouble) complain(control, trouble);
  }
  function troubleOf(control, middle = false) {
    const label = control.closest("label") ?? (control.labels?.[0] || null);
    const own = control.getBoundingClientRect();
    const drawn = !label || (own.width > 20 && own.height > 20 && shown(control)) ? control : label;
    const boxOf = () => drawn.getBoundingClientRect();
    bring(drawn, boxOf, middle);
    const box = boxOf();
    const left = visible(around(drawn), box);
    if (left.width < 1 || left.height < 1) {
      return "out of reach: outside the window, with no way to scroll there";
    }
    const fits = (x, y) =>
      inSentence(control) ||
      (ample(control, x, y, 1, 0) && ample(control, x, y, 0, 1)) ||
      strip(control, x, y);
    const [centre] = points(left, 1, 1); // of what is round, the only point from which it is ample
    if (reached(...centre).includes(control) && fits(...centre)) return null;
    const blockers = new Set();
    const free = [];
    for (const [x, y] of points(left, 9, 5)) {
      if (!reached(x, y).includes(control)) {
        const top = document.elementFromPoint(x, y);
        if (top && !top.contains(control)) blockers.add(top);
        continue;
      }
      if (fits(x, y)) return null;
      free.push([x, y]);
    }
    const by = [...blockers].slice(0, 2).map(nameOf).join(", ");
    if (!free.length) return by ? `covered by ${by}` : "cannot be tapped";
    let best = { width: 0, height: 0 };
    for (const [x, y] of free) {
      const width = span(control, x, y, 1, 0), height = span(control, x, y, 0, 1);
      if (Math.min(width, height) > Math.min(best.width, best.height)) best = { width, height };
    }
    const cut = left.width < box.width - SLACK || left.height < box.height - SLACK;
    return (
      `only ${Math.round(best.width)}x${Math.round(best.height)} px to tap` +
      (cut ? ", cut off" : by ? `, beside ${by}` : "")
    );
  }
  /** A link among words has the height of its line. */
  const inSentence = (control) =>
    control.matches("a") && styleOf(control).display === "inline" &&
    ownText(control.parentElement).length > 0;

  const all = [...document.body.querySelectorAll("*")].filter((element) => !isArt(element));
  const scrolled = all.concat(document.scrollingElement).filter((one) => one.scrollTop || one.scrollLeft)
    .map((one) => [one, one.scrollTop, one.scrollLeft]);

  if (document.scrollingElement.scrollWidth > innerWidth + 1)
    found.push({ element: "page", trouble: `${document.scrollingElement.scrollWidth} px wide in a window of ${innerWidth}` });

  // What art is made of need not be told apart. It stays so for the next look: each sheet that comes
  // or goes has the style of all elements worked out anew, which takes longer than all checks.
  if (!document.getElementById("flat-art")) {
    const sheet = document.createElement("style");
    sheet.id = "flat-art";
    sheet.textContent = "svg * { pointer-events: none !important }";
    document.head.append(sheet);
  }
  for (const control of all.filter((one) => one.matches(CONTROLS))) {
    const label = control.closest("label") ?? control.labels?.[0];
    const there = shown(control) || (label && shown(label) && control.checkVisibility());
    if (there && !waits(control)) checkControl(control);
  }
  // Words may lie in layers that let taps through; for the eye they cover all the same.
  const letThrough = [...document.querySelectorAll(":not(svg *)")]
    .filter((one) => styleOf(one).pointerEvents === "none")
    .map((one) => [one, one.getAttribute("style")]);
  for (const [one] of letThrough) one.style.setProperty("pointer-events", "auto", "important");
  for (const element of all)
    if (ownText(element).length && !element.matches("option, script, style") && shown(element) && !waits(element))
      checkText(element);
  for (const [one, style] of letThrough)
    if (style === null) one.removeAttribute("style");
    else one.setAttribute("style", style);

  for (const one of all) if (one.scrollTop || one.scrollLeft) one.scrollTo(0, 0);
  for (const [one, top, left] of scrolled) one.scrollTo(left, top);
  return found;
};
