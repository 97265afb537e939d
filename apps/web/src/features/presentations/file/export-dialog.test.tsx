import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderInApp } from "../../../testing/render.tsx";
import { ExportDialog } from "./export-dialog.tsx";

test("ExportDialog: says how strong the passphrase is once it is long enough", async () => {
  const props = { open: {} as never, deck: {} as never }; // read when the file is written
  const { user } = await renderInApp(<ExportDialog {...props} onClose={vi.fn()} />);
  const field = await screen.findByLabelText("Kennwort der Datei");
  await user.type(field, "kurz");
  expect(field).toHaveAccessibleDescription("Mindestens 10 Zeichen.");
  await user.clear(field);
  await user.type(field, "sommersommer");
  expect(field).toHaveAccessibleDescription("Leicht zu erraten");
  await user.clear(field);
  await user.type(field, "ein ruhiger Nachmittag am See");
  expect(field).toHaveAccessibleDescription("Sehr gut");
});
