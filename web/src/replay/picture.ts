/** A picture of the board, as it stands on the screen. */
import { toPng, toSvg } from "html-to-image";

/** Twice as many points as on the screen: it is looked at elsewhere. */
const SHARP = 2;

/** A `data:` address of the picture. */
export function picture(board: HTMLElement, kind: "png" | "svg"): Promise<string> {
  const background = getComputedStyle(document.documentElement).getPropertyValue("--page");
  const how = {
    pixelRatio: SHARP,
    backgroundColor: background.trim() || "#171029",
    filter: (node: Node) => !(node instanceof Element && node.matches("[data-testid=spoken]")),
  };
  return kind === "png" ? toPng(board, how) : toSvg(board, how);
}
