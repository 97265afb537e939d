import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderInApp } from "../../../testing/render.tsx";
import type { OpenDocument } from "../types.ts";
import { TitleField } from "./title-field.tsx";

const LONG = "Neunzig-Tage-Markteintrittsplan für handgegossene Duftkerzen aus Lüneburger Wachsresten";

/** A document that may be renamed, on a phone or a larger window. */
function renderTitle(isPhone: boolean) {
  const rename = vi.fn(() => Promise.resolve());
  vi.spyOn(window, "matchMedia").mockImplementation(
    () => ({ matches: isPhone, addEventListener: vi.fn(), removeEventListener: vi.fn() }) as never,
  );
  const open = {
    info: { title: LONG, can: { rename: true } },
    canWrite: true,
    rename,
  } as unknown as OpenDocument;
  return { rename, shown: renderInApp(<TitleField open={open} label="Titel" failed="–" />) };
}

test("TitleField: on a phone a long title wraps, and stays one line of text", async () => {
  const { rename, shown } = renderTitle(true);
  const { user } = await shown;
  const field = screen.getByRole("textbox", { name: "Titel" });
  expect(field.tagName).toBe("TEXTAREA");
  await user.clear(field);
  await user.click(field);
  await user.paste("Erster Markt\nin Lüneburg");
  expect(field).toHaveValue("Erster Markt in Lüneburg");
  await user.keyboard("{Enter}");
  expect(rename).toHaveBeenCalledExactlyOnceWith("Erster Markt in Lüneburg");
});

test("TitleField: Escape takes back what was typed", async () => {
  const { rename, shown } = renderTitle(false);
  const { user } = await shown;
  const field = screen.getByRole("textbox", { name: "Titel" });
  await user.type(field, " und mehr{Escape}");
  expect(field).toHaveValue(LONG);
  await user.tab();
  expect(rename).not.toHaveBeenCalled();
});
