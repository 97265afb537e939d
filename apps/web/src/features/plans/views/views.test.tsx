import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Awareness } from "y-protocols/awareness";
import * as Y from "yjs";
import type { OpenDocument } from "#features/documents/public.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { Inspector } from "../card/inspector.tsx";
import { type View, ViewTools } from "../editor/edit-tools.tsx";
import { EditingProvider, undoKeys, useEditingOf } from "../editor/editing.ts";
import type { Card } from "../model/card.ts";
import { addDependency } from "../model/dependencies.ts";
import { readPlan } from "../model/plan.ts";
import { addCards, cardAt } from "../model/plan-doc.ts";
import { BudgetView } from "./budget-view.tsx";
import { EditableList } from "./editable-list.tsx";
import { TimelineView } from "./timeline-view.tsx";

/** A document as the editor is given it: with cards, each with its id for a title. */
function openWith(
  cards: readonly (Partial<Card> & { id: string })[],
  { waits = [], canWrite = true }: { waits?: [waiting: string, awaited: string][]; canWrite?: boolean } = {},
): OpenDocument {
  const doc = new Y.Doc();
  addCards(
    doc,
    cards.map((card, nth) => ({ kind: "task" as const, title: card.id, x: nth * 300, y: 0, ...card })),
  );
  for (const [waiting, awaited] of waits) addDependency(doc, waiting, awaited);
  const open = {
    id: "plan",
    doc,
    comments: new Y.Doc(),
    awareness: new Awareness(doc),
    role: canWrite ? "owner" : "viewer",
    canWrite,
    info: { title: "Plan", members: [], can: { comment: true } },
    guest: false,
  };
  return open as unknown as OpenDocument; // what views and the inspector need of it
}

/** A view of the editor with its tools and the open card. */
function ViewOf({
  open,
  view,
  children,
}: {
  open: OpenDocument;
  view: Exclude<View, "board">;
  children?: (editing: ReturnType<typeof useEditingOf>) => ReactNode;
}) {
  const editing = useEditingOf(open);
  return (
    <EditingProvider value={editing}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as in the editor */}
      <div onKeyDown={undoKeys(editing)}>
        {view === "list" && <EditableList owners={new Map()} />}
        {view === "timeline" && <TimelineView />}
        {view === "budget" && <BudgetView plan={editing.plan} onOpen={editing.openCard} />}
        {children?.(editing)}
        <ViewTools view={view} />
        <Inspector />
      </div>
    </EditingProvider>
  );
}

const cardsOf = (open: OpenDocument) => [...readPlan(open.doc).cards.values()];
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const panel = () => screen.findByRole("complementary", { name: "Karte bearbeiten" });

beforeEach(() => {
  // A wide window: the open card is next to the plan.
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { matches: media.includes("64rem"), media, onchange: null }),
  );
});
afterEach(() => void vi.useRealTimers());

describe("every view", () => {
  test.each([
    ["list", "Aufgabe", { kind: "task" }],
    ["timeline", "Meilenstein", { kind: "milestone", due: "2027-03-10" }],
    ["timeline", "Aufgabe", { kind: "task", start: "2027-03-10", due: "2027-03-16" }],
    ["budget", "Budget", { kind: "budget" }],
  ] as const)(
    "%s: adds a card (%s), its title ready to be typed, and takes it back",
    async (view, kind, made) => {
      vi.useFakeTimers({ now: new Date(2027, 2, 10, 12), toFake: ["Date"] });
      const open = openWith([{ id: "Erste" }]);
      const { user } = await renderInApp(<ViewOf open={open} view={view} />);
      await user.click(await button("Karte hinzufügen"));
      if (view !== "budget") await user.click(await screen.findByRole("menuitem", { name: kind }));
      const title = within(await panel()).getByLabelText("Titel");
      await waitFor(() => expect(title).toHaveFocus());
      await user.keyboard("Neu");
      const [, added] = cardsOf(open);
      expect(added).toMatchObject({ title: "Neu", ...made });
      expect(added && added.y >= 132).toBe(true); // below the first, not over it
      await user.click(await button("Rückgängig"));
      expect(cardsOf(open).some((card) => card.title === "Neu")).toBe(false);
      await user.click(await button("Wiederholen"));
      expect(cardsOf(open).some((card) => card.title === "Neu")).toBe(true);
    },
  );

  test("on a phone the new card opens in a sheet, its title ready to be typed", async () => {
    vi.unstubAllGlobals();
    const open = openWith([{ id: "Erste" }]);
    const { user } = await renderInApp(<ViewOf open={open} view="budget" />);
    await user.click(await button("Karte hinzufügen"));
    const sheet = await screen.findByRole("dialog", { name: "Karte bearbeiten" });
    await waitFor(() => expect(within(sheet).getByLabelText("Titel")).toHaveFocus());
  });

  test("readers can neither add nor undo, complete or choose", async () => {
    const open = openWith([{ id: "Erste", start: "2027-03-01" }], { canWrite: false });
    await renderInApp(
      <ViewOf open={open} view="list">
        {() => <TimelineView />}
      </ViewOf>,
    );
    expect(await screen.findByRole("button", { name: /^Erste / })).toBeVisible();
    for (const name of ["Karte hinzufügen", "Rückgängig", "Auswählen"])
      expect(screen.queryByRole("button", { name })).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
    fireEvent.keyDown(screen.getByRole("button", { name: /^Erste / }), { key: "ArrowRight" });
    fireEvent.keyUp(screen.getByRole("button", { name: /^Erste / }), { key: "ArrowRight" });
    expect(cardAt(open.doc, "Erste")?.start).toBe("2027-03-01");
  });
});

describe("the list", () => {
  test("the box before a task completes it, and keys take that back", async () => {
    const open = openWith([{ id: "Anmelden" }, { id: "Geld", kind: "budget" }]);
    const { user } = await renderInApp(<ViewOf open={open} view="list" />);
    // What cannot be done has no box.
    expect(await screen.findAllByRole("checkbox")).toHaveLength(1);
    const box = screen.getByRole("checkbox", { name: "Anmelden: erledigt" });
    await user.click(box);
    expect(box).toBeChecked();
    expect(cardAt(open.doc, "Anmelden")?.status).toBe("done");
    await user.keyboard("{Control>}z{/Control}");
    expect(box).not.toBeChecked();
    await user.keyboard("{Control>}y{/Control}");
    await user.click(box);
    expect(cardAt(open.doc, "Anmelden")?.status).toBe("open");
  });

  test("several are chosen by rows that are pressed, not by the boxes that complete them", async () => {
    const open = openWith([{ id: "A" }, { id: "B" }, { id: "C" }]);
    const { user } = await renderInApp(<ViewOf open={open} view="list" />);
    await user.click(await button("Auswählen"));
    expect(screen.queryByRole("checkbox")).toBeNull();
    const row = screen.getByRole("button", { name: "B auswählen" });
    await user.click(row);
    expect(row).toHaveAttribute("aria-pressed", "true");
    expect(screen.queryByRole("complementary")).toBeNull();
    await user.keyboard("{Delete}");
    expect(cardsOf(open).map(({ id }) => id)).toEqual(["A", "C"]);
    // The choice is over, and the focus is where the next one begins.
    expect(await button("Auswählen")).toHaveFocus();
    expect(cardAt(open.doc, "A")?.status).toBe("open");
    await user.keyboard("{Control>}a{/Control}");
    expect(screen.getByText("Ausgewählt: 2")).toBeVisible();
    await user.keyboard("{Escape}");
    expect(await screen.findAllByRole("checkbox")).toHaveLength(2);
  });

  test("headings above several are plural, and a card names what it waits for", async () => {
    const open = openWith([{ id: "A" }, { id: "B" }, { id: "Ziel", kind: "goal" }], { waits: [["B", "A"]] });
    await renderInApp(<ViewOf open={open} view="list" />);
    expect(await screen.findByRole("heading", { name: /^Aufgaben/ })).toBeVisible();
    expect(screen.getByRole("heading", { name: /^Ziele/ })).toBeVisible();
    expect(screen.getByText("wartet auf: A")).toBeVisible();
  });

  test("a card waits for nothing that is done, and a done card waits for nothing", async () => {
    const cards = [{ id: "A", status: "done" as const }, { id: "B" }, { id: "C", status: "done" as const }];
    const open = openWith(cards, { waits: [["B", "A"], ["C", "B"]] }); // biome-ignore format: two pairs
    await renderInApp(<ViewOf open={open} view="list" />);
    await screen.findByRole("heading", { name: /^Aufgaben/ });
    expect(screen.queryByText(/^wartet auf/)).toBeNull();
  });

  test("says of a card what is not seen of its box: that it is in progress, not that it is open", async () => {
    const open = openWith([{ id: "A" }, { id: "B", status: "active" }]);
    await renderInApp(<ViewOf open={open} view="list" />);
    expect((await screen.findAllByText("In Arbeit"))[0]).toBeInTheDocument();
    expect(screen.queryByText("Offen")).toBeNull();
  });
});

describe("the budget", () => {
  test("says first what was spent of the whole, and what is left", async () => {
    const open = openWith([
      { id: "Wachs", kind: "budget", planned: 16_000, spent: 18_340 },
      { id: "Stand", kind: "budget", planned: 8_500, spent: 8_500 },
    ]);
    await renderInApp(<ViewOf open={open} view="budget" />);
    const [sum] = await screen.findAllByText(/^268,40\s€ von 245,00\s€$/);
    expect(sum?.closest("table")).toBeNull();
    expect(screen.getByText(/^überzogen: 23,40\s€$/)).toBeVisible();
  });
});

describe("what a card waits for", () => {
  test("is chosen in its panel and taken away there; a circle is refused with a sentence", async () => {
    const open = openWith([{ id: "A" }, { id: "B" }, { id: "Notiz", kind: "note" }]);
    const { user } = await renderInApp(<ViewOf open={open} view="list" />);
    await user.click(await button(/^B/));
    const inB = within(await panel());
    const awaited = inB.getByRole("combobox", { name: "Wartet auf" });
    expect(within(awaited).queryByRole("option", { name: "Notiz" })).toBeNull();
    await user.selectOptions(awaited, "A");
    expect([...readPlan(open.doc).edges.values()]).toMatchObject([{ from: "A", to: "B", kind: "before" }]);

    await user.click(inB.getByRole("button", { name: "A" }));
    const inA = within(await panel());
    expect(inA.getByRole("heading", { name: "Darauf warten" })).toBeVisible();
    await user.selectOptions(inA.getByRole("combobox", { name: "Wartet auf" }), "B");
    expect(await inA.findByRole("alert")).toHaveTextContent("„B“ wartet schon auf „A“");
    expect(readPlan(open.doc).edges.size).toBe(1);

    await user.click(inA.getByRole("button", { name: "B" }));
    await user.click(within(await panel()).getByRole("button", { name: "Nicht mehr auf „A“ warten" }));
    expect(readPlan(open.doc).edges.size).toBe(0);
    await user.click(await button("Rückgängig"));
    expect(readPlan(open.doc).edges.size).toBe(1);
  });
});

describe("the timeline", () => {
  const dated = [
    { id: "A", start: "2027-03-01", due: "2027-03-05" },
    { id: "B", start: "2027-03-06", due: "2027-03-10" },
    { id: "Start", kind: "milestone" as const, due: "2027-03-15" },
  ];
  const days = (open: OpenDocument, id: string) => {
    const card = cardAt(open.doc, id);
    return [card?.start?.slice(8) ?? null, card?.due?.slice(8) ?? null];
  };
  const steps = (name: RegExp, key: string, { times = 1, shiftKey = false } = {}) => {
    const target = screen.getByRole("button", { name });
    act(() => target.focus());
    for (let nth = 0; nth < times; nth += 1) fireEvent.keyDown(target, { key, shiftKey });
    fireEvent.keyUp(target, { key, shiftKey });
  };

  test("explains the critical path and marks its cards; one that begins too early says so", async () => {
    const early = { id: "C", start: "2027-03-08", due: "2027-03-09" };
    const open = openWith([...dated, early], { waits: [["B", "A"], ["Start", "B"], ["C", "B"]] }); // biome-ignore format: three pairs
    await renderInApp(<ViewOf open={open} view="timeline" />);
    expect(await screen.findByText("Kritischer Weg: 12 Tage")).toBeVisible();
    expect(screen.getByText(/längste Kette von Karten/)).toBeVisible();
    expect(screen.getByRole("button", { name: /^A .*auf dem kritischen Weg/ })).toBeVisible();
    expect(screen.getByRole("button", { name: /^C .*Beginnt, bevor „B“ fertig ist/ })).toBeVisible();
  });

  test("without dependencies it says how to get a critical path, and cards in a circle are named", async () => {
    const open = openWith(dated);
    await renderInApp(<ViewOf open={open} view="timeline" />);
    expect(await screen.findByText(/worauf sie wartet/)).toBeVisible();
    const other = new Y.Doc();
    Y.applyUpdate(other, Y.encodeStateAsUpdate(open.doc));
    addDependency(other, "A", "B");
    addDependency(open.doc, "B", "A");
    act(() => Y.applyUpdate(open.doc, Y.encodeStateAsUpdate(other)));
    expect(await screen.findByText(/warten im Kreis aufeinander: A, B\./)).toBeVisible();
  });

  test("keys move a card by days and change its end, each run as one step to undo", async () => {
    const open = openWith(dated);
    const { user } = await renderInApp(<ViewOf open={open} view="timeline" />);
    await screen.findByRole("button", { name: /^A / });
    steps(/^A /, "ArrowRight", { times: 3 });
    expect(days(open, "A")).toEqual(["04", "08"]);
    steps(/^A /, "ArrowLeft", { times: 2, shiftKey: true });
    expect(days(open, "A")).toEqual(["04", "06"]);
    expect(screen.getByRole("status")).toHaveTextContent(
      /^A: .*6\. März 2027|^A: 04\.03\.2027 bis 06\.03\.2027/,
    );
    // Milestones have no end: they are moved.
    steps(/^Start /, "ArrowLeft", { shiftKey: true });
    expect(days(open, "Start")).toEqual([null, "14"]);
    await user.click(await button("Rückgängig"));
    await user.click(await button("Rückgängig"));
    expect(days(open, "A")).toEqual(["04", "08"]);
    await user.click(await button("Rückgängig"));
    expect(days(open, "A")).toEqual(["01", "05"]);
  });

  test("from right to left the arrow keys lead the other way", async () => {
    const open = openWith(dated);
    await renderInApp(<ViewOf open={open} view="timeline" />, { language: "ar" });
    await screen.findByRole("button", { name: /^A / });
    steps(/^A /, "ArrowLeft");
    expect(days(open, "A")).toEqual(["02", "06"]);
  });

  test("cards without a day are listed below it; one is planned there, with the focus on its line, and taken back", async () => {
    vi.useFakeTimers({ now: new Date(2027, 2, 10, 12), toFake: ["Date"] });
    const open = openWith([
      ...dated,
      { id: "Logo" },
      { id: "Ziel", kind: "goal" },
      { id: "Notiz", kind: "note" },
    ]);
    const { user } = await renderInApp(<ViewOf open={open} view="timeline" />);
    const list = within(await screen.findByRole("region", { name: /^Ohne Datum/ }));
    // Notes have no days.
    expect(list.getAllByRole("listitem")).toHaveLength(2);
    await user.click(list.getByRole("button", { name: "Logo" }));
    expect(within(await panel()).getByLabelText("Titel")).toHaveValue("Logo");
    await user.click(list.getByRole("button", { name: "„Logo“ ab heute einplanen" }));
    expect(cardAt(open.doc, "Logo")).toMatchObject({ start: "2027-03-10", due: "2027-03-16" });
    const line = await screen.findByRole("button", { name: /^Logo .*2027/ });
    await waitFor(() => expect(line).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "„Ziel“ ab heute einplanen" }));
    expect(cardAt(open.doc, "Ziel")).toMatchObject({ start: null, due: "2027-03-10" });
    expect(screen.queryByRole("region", { name: /^Ohne Datum/ })).toBeNull();
    await user.click(await button("Rückgängig"));
    expect(cardAt(open.doc, "Ziel")?.due).toBeNull();
    expect(cardAt(open.doc, "Logo")?.start).toBe("2027-03-10");
  });

  test("without any day it still lists the cards; those far ahead are listed with their days", async () => {
    const open = openWith([{ id: "Erste" }]);
    await renderInApp(<ViewOf open={open} view="timeline" />);
    expect(await screen.findByText("Noch keine Termine")).toBeVisible();
    expect(screen.getByRole("button", { name: "„Erste“ ab heute einplanen" })).toBeVisible();
    const far = { kind: "milestone" as const, title: "Vertippt", due: "2099-01-01", x: 0, y: 900 };
    act(() => void addCards(open.doc, [{ kind: "milestone", title: "Start", due: "2027-03-15", x: 0, y: 600 }, far])); // biome-ignore format: two cards
    const beyond = within(await screen.findByRole("region", { name: /^Beginnt weit später/ }));
    expect(beyond.getByRole("button", { name: /^Vertippt.*2099/ })).toBeVisible();
  });

  test("readers see cards without a day, but do not plan them", async () => {
    const open = openWith([{ id: "Erste" }], { canWrite: false });
    await renderInApp(<ViewOf open={open} view="timeline" />);
    expect(await screen.findByRole("button", { name: "Erste" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /einplanen/ })).toBeNull();
  });

  describe("with a pointer", () => {
    const RECT = {
      left: 0,
      top: 0,
      right: 210,
      bottom: 56,
      width: 210,
      height: 56,
      x: 0,
      y: 0,
      toJSON: () => "",
    };
    beforeEach(() => {
      // 21 days from three before the first to four after the last: ten pixels each.
      vi.spyOn(HTMLLIElement.prototype, "getBoundingClientRect").mockReturnValue(RECT);
      HTMLElement.prototype.setPointerCapture = () => undefined;
    });
    const drag = (element: Element | null, from: number, to: number) => {
      if (!element) throw new Error("nothing to drag");
      fireEvent.pointerDown(element, { pointerId: 1, button: 0, clientX: from });
      for (const x of [from + (to - from) / 2, to])
        fireEvent.pointerMove(element, { pointerId: 1, clientX: x });
      fireEvent.pointerUp(element, { pointerId: 1, clientX: to });
      fireEvent.click(element);
    };
    const bar = (id: string) => document.querySelector(`[data-bar="${id}"]`);
    const end = (id: string) => document.querySelector(`[data-end="${id}"]`);

    test("a bar is moved by whole days and its end is dragged, each as one step; a press opens the card", async () => {
      const open = openWith(dated);
      const { user } = await renderInApp(<ViewOf open={open} view="timeline" />);
      await screen.findByRole("button", { name: /^A / });
      drag(bar("A"), 40, 64);
      expect(days(open, "A")).toEqual(["03", "07"]);
      expect(screen.queryByRole("complementary")).toBeNull();
      drag(end("A"), 110, 89);
      expect(days(open, "A")).toEqual(["03", "05"]);
      await user.click(await button("Rückgängig"));
      expect(days(open, "A")).toEqual(["03", "07"]);
      await user.click(await button("Rückgängig"));
      expect(days(open, "A")).toEqual(["01", "05"]);
      expect(end("Start")).toBeNull();
      drag(bar("Start"), 175, 176);
      expect(days(open, "Start")).toEqual([null, "15"]);
      expect(await panel()).toBeVisible();
    });

    test("from right to left it is mirrored, and a drag that the browser takes over changes nothing", async () => {
      const open = openWith(dated);
      await renderInApp(<ViewOf open={open} view="timeline" />, { language: "ar" });
      await screen.findByRole("button", { name: /^A / });
      drag(bar("A"), 150, 130);
      expect(days(open, "A")).toEqual(["03", "07"]);
      const target = bar("A");
      if (!target) throw new Error("nothing to drag");
      fireEvent.pointerDown(target, { pointerId: 1, button: 0, clientX: 150 });
      fireEvent.pointerMove(target, { pointerId: 1, clientX: 100 });
      fireEvent.pointerCancel(target, { pointerId: 1 });
      expect(days(open, "A")).toEqual(["03", "07"]);
    });
  });
});
