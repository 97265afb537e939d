import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { expect, test } from "vitest";
import * as Y from "yjs";
import type { OpenDocument } from "#features/documents/public.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { openDeck } from "../model/deck.ts";
import { addSlides, changeLook, lookOf } from "../model/deck-doc.ts";
import { DeckFields } from "./deck-fields.tsx";
import { type Editing, EditingProvider, undoOf } from "./editing.ts";

function aDeck() {
  const doc = new Y.Doc();
  changeLook(doc, { theme: "paper", font: "display" });
  addSlides(doc, [{ objects: [] }]);
  const store = openDeck(doc);
  const open = { id: "a", doc, canWrite: true } as unknown as OpenDocument; // what the fields need of it
  function Fields() {
    const deck = useSyncExternalStore(store.listen, store.read);
    const editing = { open, deck, undo: undoOf(doc), slide: deck.slides[0] ?? null, chosen: [] };
    return (
      <EditingProvider value={editing as unknown as Editing}>
        <DeckFields />
      </EditingProvider>
    );
  }
  return { doc, element: <Fields /> };
}

test("own colours: are begun with those of the theme, changed one by one, and undone in one step each", async () => {
  const { doc, element } = aDeck();
  const { user } = await renderInApp(element, { me: {} });
  expect(screen.queryByRole("group", { name: "Eigene Farben" })).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Eigene Farben" }));
  const own = within(await screen.findByRole("group", { name: "Eigene Farben" }));
  const accent = own.getByLabelText("Akzent");
  expect(accent).toHaveValue("#00553d");
  // A picker reports colours on its way; the deck takes the last one.
  fireEvent.input(accent, { target: { value: "#0000aa" } });
  fireEvent.input(accent, { target: { value: "#0000ff" } });
  await waitFor(() => expect(lookOf(doc).own.accent).toBe("#0000ff"));
  undoOf(doc).undo();
  expect(lookOf(doc)).toMatchObject({ theme: "own", own: { accent: "#00553d" } });
});

test("own colours: say so where one is shown differently to stay readable", async () => {
  const { element } = aDeck();
  const { user } = await renderInApp(element, { me: {} });
  await user.click(screen.getByRole("radio", { name: "Eigene Farben" }));
  expect(screen.queryByText(/etwas heller oder dunkler/)).toBeNull();
  const own = within(screen.getByRole("group", { name: "Eigene Farben" }));
  fireEvent.input(own.getByLabelText("Schrift"), { target: { value: "#fafafa" } });
  expect(await screen.findByText(/etwas heller oder dunkler/)).toBeVisible();
});

test("fonts: headings and texts have faces of their own", async () => {
  const { doc, element } = aDeck();
  const { user } = await renderInApp(element, { me: {} });
  const heads = screen.getByRole("group", { name: "Schrift der Titel" });
  expect(heads).toContainElement(screen.getByRole("radio", { name: "Bricolage", checked: true }));
  const [head, text] = screen.getAllByRole("radio", { name: "Source Serif" });
  if (head) await user.click(head);
  expect(lookOf(doc)).toMatchObject({ headFace: "serif", textFace: "instrument" });
  if (text) await user.click(text);
  expect(lookOf(doc)).toMatchObject({ headFace: "serif", textFace: "serif" });
});
