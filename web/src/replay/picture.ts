/**
 * A picture of the board as it stands on the screen: its own elements with the page's own styles, in an
 * SVG that needs nothing from anywhere.
 */

/** Twice as many points as on the screen, for larger ones. */
const SHARP = 2;
const STILL = "*{animation:none!important;transition:none!important}";

/** A `data:` address of the picture. */
export async function picture(board: HTMLElement, kind: "png" | "svg"): Promise<string> {
  const svg = await drawn(board);
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  if (kind === "svg") return address;
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width * SHARP;
  canvas.height = image.height * SHARP;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png");
}

async function drawn(board: HTMLElement): Promise<string> {
  const { width, height } = board.getBoundingClientRect();
  const root = document.documentElement;
  const page = getComputedStyle(board.parentElement!.parentElement!);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  // The picture takes the place of the root: it needs the root's colours and looks.
  for (const { name, value } of root.attributes) svg.setAttribute(name, value);
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const place = document.createElementNS(svg.namespaceURI, "foreignObject");
  place.setAttribute("width", "100%");
  place.setAttribute("height", "100%");
  const style = document.createElement("style");
  style.textContent = (await styles()) + STILL;
  const frame = document.createElement("div");
  frame.style.cssText = `width:${width}px;height:${height}px;position:relative;overflow:hidden`;
  frame.style.background = page.background;
  frame.style.font = page.font;
  frame.style.color = page.color;
  const copy = board.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll("script, .visually-hidden")) one.remove();
  copy.style.cssText = "position:absolute;inset:0";
  frame.append(copy);
  place.append(style, frame);
  svg.append(place);
  return new XMLSerializer().serializeToString(svg);
}

/** All rules of the page, with the letters that it has fetched. */
async function styles(): Promise<string> {
  const written: string[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      const face = rule instanceof CSSFontFaceRule;
      if (!face) written.push(rule.cssText);
      else if (fetched(rule)) written.push(await withLetters(rule, sheet.href ?? location.href));
    }
  }
  return written.join("\n");
}

function fetched({ style }: CSSFontFaceRule): boolean {
  const plain = (text: string): string => text.replace(/["'\s]/g, "").toLowerCase();
  const is = (name: string, value: string): boolean =>
    plain(style.getPropertyValue(name)) === plain(value);
  return [...document.fonts].some(
    (font) =>
      font.status === "loaded" &&
      is("font-family", font.family) &&
      is("font-weight", font.weight) &&
      is("unicode-range", font.unicodeRange),
  );
}

async function withLetters({ cssText }: CSSFontFaceRule, base: string): Promise<string> {
  const [whole, address] = /url\("([^"]+)"\)/.exec(cssText) ?? [];
  if (!whole || !address || address.startsWith("data:")) return cssText;
  const answer = await fetch(new URL(address, base));
  if (!answer.ok) return "";
  const bytes = new Uint8Array(await answer.arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return cssText.replace(whole, `url("data:font/woff2;base64,${btoa(binary)}")`);
}
