import { expect, test } from "vitest";
import { longestWord } from "../../../layout/wrap";
import { column } from "./forms";

test("no word of the button to catch somebody is broken, however small the cards", () => {
  // 14.4 px are its smallest letters, 26 its ring, 7 the gap beside it, 20 its padding, 6 its border.
  for (const words of ["Поймать: Grace!", "Mam cię, Grace!", "Catch Bo!"])
    for (const form of ["row", "beside"])
      expect(column(44, form, [words])).toBeGreaterThanOrEqual(
        longestWord([words]) * 14.4 + 26 + 7 + 20 + 6,
      );
});
