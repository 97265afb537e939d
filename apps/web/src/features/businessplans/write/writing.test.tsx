import type { BusinessPlan } from "@kompagnon/contract/businessplans/model.ts";
import {
  CHAPTERS,
  EMPTY_CHAPTERS,
  EMPTY_NUMBERS,
  type PlanNumbers,
} from "@kompagnon/contract/businessplans/rules.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { endSessionHere } from "#platform/session.ts";
import { type FakeCalls, fakeCalls, Refusal } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import WritePage from "../write-page.tsx";
import { readDraft } from "./stored-draft.ts";
import { createUnsent } from "./use-plan.ts";
import { Writing } from "./writing.tsx";

const ME = "0199a1b2-0000-7000-8000-000000000001";
const PLAN: BusinessPlan = {
  id: "4b2c9d2e-0000-4000-8000-000000000001",
  title: "Röstwerk",
  author: "",
  family: "goods",
  language: "de",
  written: 0,
  changed_at: "2026-11-27T08:00:00.000Z",
  version: 4,
  chapters: EMPTY_CHAPTERS,
  numbers: EMPTY_NUMBERS,
};
const KEY = `businessplans.draft.${ME}.${PLAN.id}`;
const PATCH = "PATCH /api/business-plans/{id}";
const LIST: FakeCalls = { "GET /api/business-plans": { items: [] } };

beforeEach(() => localStorage.clear());

async function open(plan: BusinessPlan = PLAN, answers: FakeCalls = {}) {
  const calls = fakeCalls({ ...LIST, [PATCH]: () => ({ ...plan, version: plan.version + 1 }), ...answers });
  const onReload = vi.fn();
  const view = await renderInApp(<Writing plan={plan} onReload={onReload} />, { me: {} });
  return { ...view, calls, onReload };
}
const openNumbers = async (numbers: Partial<PlanNumbers> = {}, answers: FakeCalls = {}) => {
  const view = await open({ ...PLAN, numbers: { ...EMPTY_NUMBERS, ...numbers } }, answers);
  await view.user.click(screen.getByRole("button", { name: "Zahlen" }));
  await screen.findByRole("heading", { name: "Geld und Darlehen" });
  return view;
};
/** What was sent last of the numbers. */
const sentNumbers = ({ bodiesTo }: ReturnType<typeof fakeCalls>) =>
  bodiesTo(PATCH)
    .map((body) => (body as { numbers?: PlanNumbers }).numbers) // what the page sends
    .findLast((numbers) => numbers !== undefined);

describe("numbers", () => {
  test("decimals are kept and sent as they are shown", async () => {
    const { user, calls } = await openNumbers();
    const field = screen.getByLabelText("Variable Kosten in Prozent vom Umsatz");
    await user.clear(field);
    await user.type(field, "42,5");
    await user.tab();
    expect(field).toHaveValue("42,5");
    await vi.waitFor(() => expect(sentNumbers(calls)?.variable_percent).toBe(42.5));
  });

  test.each([
    ["150", "Möglich ist 0 bis 100."],
    ["-3", "Möglich ist 0 bis 100."],
    ["42,555", "Höchstens zwei Stellen nach dem Komma."],
    ["viel", "Das ist keine Zahl."],
    [" ", "Gib eine Zahl ein."],
  ])("%s stays as it was typed, with the reason, and isn't sent", async (typed, reason) => {
    const { user, calls } = await openNumbers({ variable_percent: 30 });
    const field = screen.getByLabelText("Variable Kosten in Prozent vom Umsatz");
    await user.clear(field);
    await user.type(field, typed);
    expect(field).toBeValid();
    await user.tab();
    expect(field).toBeInvalid();
    expect(field).toHaveValue(typed);
    expect(field).toHaveAccessibleDescription(reason);
    expect(screen.getByText("Markierte Zahlen zählen noch nicht mit.")).toBeVisible();
    // It is still there after another chapter, and another change is sent without it.
    await user.click(screen.getByRole("button", { name: "Zusammenfassung" }));
    await user.type(screen.getByRole("textbox", { name: "Zusammenfassung" }), "Kaffee");
    await vi.waitFor(() =>
      expect(calls.bodiesTo(PATCH).at(-1)).toMatchObject({ chapters: { summary: "Kaffee" } }),
    );
    // Not even its beginning counts.
    expect(sentNumbers(calls)?.variable_percent ?? 30).toBe(30);
    await user.click(screen.getByRole("button", { name: "Zahlen" }));
    expect(screen.getByLabelText("Variable Kosten in Prozent vom Umsatz")).toHaveValue(typed);
  });

  test("a file is not made while a number is marked", async () => {
    const { user, calls } = await openNumbers();
    const field = screen.getByLabelText("Mindestliquidität in Euro");
    await user.clear(field);
    await user.type(field, "genug");
    await user.click(screen.getByRole("button", { name: "Ergebnis" }));
    await user.click(await screen.findByRole("button", { name: "Als PDF" }));
    expect(await screen.findByText("Berichtige erst die markierten Zahlen.")).toBeVisible();
    expect(calls.sent.every(({ route }) => route !== "GET /api/business-plans/{id}/file")).toBe(true);
  });

  test("a removed line takes its marked number along, and the next line keeps its own", async () => {
    const line = { name: "", cents: 100, vat_percent: 0 as const };
    const { user } = await openNumbers({ fixed: [line, { ...line, name: "Miete" }] });
    const amountOf = (n: number) =>
      within(screen.getByRole("group", { name: `Fixe Kosten im Monat, Zeile ${n}` })).getByLabelText(
        "Betrag in Euro",
      );
    await user.type(amountOf(1), "x");
    await user.type(amountOf(2), "y");
    await user.tab();
    await user.click(screen.getAllByRole("button", { name: "Zeile 1 entfernen" })[0] as HTMLElement);
    expect(amountOf(1)).toHaveValue("1y");
    expect(amountOf(1)).toBeInvalid();
  });

  test("a loan says when its repayment begins, and is not interest only for its whole term", async () => {
    const { user, calls } = await openNumbers();
    await user.click(screen.getByRole("button", { name: "Darlehen: Zeile hinzufügen" }));
    const loan = within(screen.getByRole("group", { name: "Darlehen, Zeile 1" }));
    const type = async (label: string, text: string) => {
      await user.clear(loan.getByLabelText(label));
      await user.type(loan.getByLabelText(label), text);
      await user.tab();
    };
    await type("Betrag in Euro", "25000");
    await type("Zins im Jahr in Prozent", "5,79");
    await type("Auszahlung im Monat (1–36)", "3");
    await type("Tilgungsfreie Monate", "12");
    expect(loan.getByText("Erste Tilgung in Monat 15")).toBeVisible();
    await type("Laufzeit (Monate)", "12");
    expect(loan.getByLabelText("Laufzeit (Monate)")).toHaveAccessibleDescription("Möglich ist 13 bis 360.");
    await vi.waitFor(() =>
      expect(sentNumbers(calls)?.loans).toEqual([
        {
          name: "",
          cents: 2_500_000,
          interest_percent: 5.79,
          payout_month: 3,
          term_months: 60,
          interest_only_months: 12,
        },
      ]),
    );
  });

  test("seasons that don't sum up to twelve usual months say so", async () => {
    const { user } = await openNumbers();
    expect(screen.queryByText(/bleibt der Jahresumsatz gleich/)).toBeNull();
    const december = screen.getByLabelText("Dezember");
    await user.clear(december);
    await user.type(december, "150,5");
    expect(screen.getByText(/Zusammen 1\.250,5\s%\. Mit 1\.200\s% bleibt/)).toBeVisible();
  });

  test("rates are there where tax is calculated only", async () => {
    const { user } = await openNumbers({ fixed: [{ name: "", cents: 100, vat_percent: 19 }] });
    const line = within(screen.getByRole("group", { name: "Fixe Kosten im Monat, Zeile 1" }));
    expect(line.queryByRole("combobox", { name: "Umsatzsteuer" })).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Voranmeldung jedes Quartal" }));
    expect(line.getByRole("combobox", { name: "Umsatzsteuer" })).toBeVisible();
  });
});

describe("what the numbers come to", () => {
  const SALES = {
    name: "",
    price_cents: 250_000,
    quantity: 1,
    growth_percent: 0,
    from_month: 1,
    vat_percent: 19 as const,
  };
  test("an empty plan doesn't say that the money suffices", async () => {
    await openNumbers();
    expect(screen.getByText("Trag erst Kosten ein.")).toBeVisible();
    expect(screen.queryByText("Das Geld reicht")).toBeNull();
    expect(screen.queryByText("nicht in drei Jahren")).toBeNull();
  });

  test("the lowest month, and what is missing to the least that should be there", async () => {
    await openNumbers({ drawings_cents: 10_000, start_cents: 400_000, floor_cents: 100_000 });
    const missing = screen.getByText("Zur Mindestliquidität fehlen");
    expect(missing.parentElement).toHaveTextContent(/600,00\s€/);
    expect(screen.getByText("Niedrigster Geldbestand").parentElement).toHaveTextContent(
      /400,00\s€ in Monat 36/,
    );
  });

  test("a small business whose sales are too high is warned, in each scenario by its own figures", async () => {
    const { user } = await openNumbers({ revenue: [SALES] });
    expect(screen.getByText(/^Ab Monat 11 gilt die Kleinunternehmerregelung nicht mehr/)).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "Gut" }));
    expect(screen.getByText(/^Ab Monat 9 gilt die Kleinunternehmerregelung nicht mehr/)).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "Vorsichtig" }));
    expect(screen.queryByText(/^Ab Monat \d/)).toBeNull();
  });
});

test("the page goes on with the plan that it saved itself", async () => {
  const calls = fakeCalls({
    ...LIST,
    "GET /api/business-plans/{id}": PLAN,
    [PATCH]: ({ body }) => ({ ...PLAN, ...(body as { title?: string }), version: 5 }), // what the page sends
  });
  const at = `/dashboard/resources/business-plan/${PLAN.id}`;
  const { user } = await renderInApp(<WritePage />, {
    me: {},
    at,
    path: "/dashboard/resources/business-plan/:planId",
  });
  const name = await screen.findByLabelText("Name des Vorhabens");
  await user.type(name, "!");
  await vi.waitFor(() => expect(calls.bodiesTo(PATCH)).toHaveLength(1));
  await screen.findByText("Gespeichert");
  await user.type(screen.getByLabelText("Name des Vorhabens"), "!");
  await vi.waitFor(() =>
    expect(calls.bodiesTo(PATCH)).toEqual([
      { version: 4, title: "Röstwerk!" },
      { version: 5, title: "Röstwerk!!" },
    ]),
  );
  expect(screen.queryByRole("alert")).toBeNull();
});

describe("what is not saved", () => {
  const OFFLINE: FakeCalls = { [PATCH]: () => Promise.reject(new TypeError("Failed to fetch")) };

  test("is kept on the device, comes back with the page, and is sent then", async () => {
    const first = await open(PLAN, OFFLINE);
    await first.user.type(screen.getByRole("textbox", { name: "Zusammenfassung" }), "Offline");
    expect(await screen.findByText("Nicht gespeichert")).toBeVisible();
    first.unmount();
    expect(readDraft(ME, PLAN.id)).toMatchObject({
      version: 4,
      change: { chapters: { summary: "Offline" } },
    });
    const { calls } = await open();
    expect(screen.getByRole("textbox", { name: "Zusammenfassung" })).toHaveValue("Offline");
    expect(screen.getByText("Was auf diesem Gerät noch nicht gespeichert war, ist wieder da.")).toBeVisible();
    await vi.waitFor(() =>
      expect(calls.bodiesTo(PATCH)).toMatchObject([{ version: 4, chapters: { summary: "Offline" } }]),
    );
    await vi.waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  });

  const KEPT = { version: 3, change: { title: "Meins", chapters: { market: "Von hier" } }, typed: {} };
  const ELSEWHERE = { ...PLAN, chapters: { ...EMPTY_CHAPTERS, market: "Von dort" } };

  test("is not written over what was changed elsewhere: the author takes it …", async () => {
    localStorage.setItem(KEY, JSON.stringify(KEPT));
    const { user, calls } = await open(ELSEWHERE);
    expect(screen.getByRole("alert")).toHaveTextContent("Der Plan wurde woanders geändert");
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Markt und Wettbewerb",
      "Name des Vorhabens",
    ]);
    expect(calls.sent).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Meine Änderungen übernehmen" }));
    await vi.waitFor(() =>
      expect(calls.bodiesTo(PATCH)).toEqual([
        { version: 4, title: "Meins", chapters: { market: "Von hier" } },
      ]),
    );
  });

  test("… or drops it", async () => {
    localStorage.setItem(KEY, JSON.stringify(KEPT));
    const { user, calls } = await open(ELSEWHERE);
    await user.click(screen.getByRole("button", { name: "Meine Änderungen verwerfen" }));
    await user.click(screen.getByRole("button", { name: "Markt und Wettbewerb geschrieben" }));
    expect(screen.getByRole("textbox", { name: "Markt und Wettbewerb" })).toHaveValue("Von dort");
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(calls.sent).toEqual([]);
  });

  test("asks nothing if the answer alone was lost", async () => {
    localStorage.setItem(KEY, JSON.stringify({ ...KEPT, change: { chapters: { market: "Von dort" } } }));
    await open(ELSEWHERE);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(screen.getByRole("textbox", { name: "Zusammenfassung" })).toBeVisible();
  });

  test("a change elsewhere while one writes: it is fetched, and what was typed is not lost", async () => {
    const { user, onReload } = await open(PLAN, { [PATCH]: new Refusal(409, "business_plan_stale") });
    await user.type(screen.getByRole("textbox", { name: "Zusammenfassung" }), "Meins");
    await user.click(await screen.findByRole("button", { name: "Neu laden" }));
    expect(onReload).toHaveBeenCalledOnce();
    expect(readDraft(ME, PLAN.id)).toMatchObject({
      version: 4,
      change: { chapters: { summary: "Meins" } },
    });
  });

  test("leaving asks, and the window too", async () => {
    const { user, router } = await open(PLAN, OFFLINE);
    await user.type(screen.getByRole("textbox", { name: "Zusammenfassung" }), "Offline");
    await screen.findByText("Nicht gespeichert");
    // The guard is set by an effect: on a busy machine in a task after the text was drawn.
    await waitFor(() => {
      const closing = new Event("beforeunload", { cancelable: true });
      dispatchEvent(closing);
      expect(closing.defaultPrevented).toBe(true);
    });
    void router.navigate("/elsewhere");
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog).toHaveTextContent("Noch nicht gespeichert");
    expect(router.state.location.pathname).toBe("/");
    await user.click(within(dialog).getByRole("button", { name: "Trotzdem gehen" }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe("/elsewhere"));
  });

  test("a saved plan is left without a question", async () => {
    const { user, router } = await open();
    await user.type(screen.getByRole("textbox", { name: "Zusammenfassung" }), "Gut");
    await screen.findByText("Gespeichert");
    void router.navigate("/elsewhere");
    await vi.waitFor(() => expect(router.state.location.pathname).toBe("/elsewhere"));
    const closing = new Event("beforeunload", { cancelable: true });
    dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(false);
  });

  test("does not come back with an answer that arrives after the sign-out", async () => {
    await renderInApp(null, { me: {} });
    const unsent = createUnsent(ME, PLAN.id, { version: 4, change: {}, typed: {} });
    unsent.change({ title: "Neu" });
    expect(readDraft(ME, PLAN.id)).toMatchObject({ change: { title: "Neu" } });
    unsent.begin();
    await endSessionHere();
    unsent.settle(null);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test("goes with a member's sign-out; another member's stays", async () => {
    await renderInApp(null, { me: {} });
    localStorage.setItem(KEY, "{}");
    localStorage.setItem(`businessplans.draft.other.${PLAN.id}`, "{}");
    localStorage.setItem(`chats.draft.${ME}.1`, "Hallo");
    await endSessionHere();
    expect(Object.keys(localStorage).sort()).toEqual([
      `businessplans.draft.other.${PLAN.id}`,
      `chats.draft.${ME}.1`,
    ]);
  });
});

describe("outlook", () => {
  /** Two months of rent before the first sale, and a loan that is repaid from month 13 on. */
  const NUMBERS: Partial<PlanNumbers> = {
    revenue: [
      {
        name: "Kaffee",
        price_cents: 2_000,
        quantity: 100,
        growth_percent: 0,
        from_month: 3,
        vat_percent: 19,
      },
    ],
    fixed: [{ name: "Miete", cents: 90_000, vat_percent: 19 }],
    investments: [{ name: "Röster", cents: 500_000, month: 1, vat_percent: 19 }],
    loans: [
      {
        name: "Bank",
        cents: 600_000,
        interest_percent: 6,
        payout_month: 1,
        term_months: 36,
        interest_only_months: 12,
      },
    ],
    start_cents: 100_000,
    floor_cents: 50_000,
  };
  const openOutlook = async (numbers: Partial<PlanNumbers> = NUMBERS) => {
    const view = await open({ ...PLAN, numbers: { ...EMPTY_NUMBERS, ...numbers } });
    await view.user.click(screen.getByRole("button", { name: "Ergebnis" }));
    await screen.findByRole("table", { name: "Kapitalbedarf und Finanzierung" });
    return view;
  };
  const amountIn = (table: string, row: string, column = 0) =>
    within(
      within(screen.getByRole("table", { name: table })).getByRole("row", { name: new RegExp(`^${row}`) }),
    )
      .getAllByRole("cell")
      .at(column)
      ?.textContent?.replace(/\s/g, " ");

  test("shows the capital that is needed and what pays for it, as the file does", async () => {
    await openOutlook();
    const capital = "Kapitalbedarf und Finanzierung";
    // Until month 2: the roaster, two rents and two months of interest; 500 € stay.
    expect(amountIn(capital, "Investitionen bis Monat 2")).toBe("5.000,00 €");
    expect(amountIn(capital, "Laufende Zahlungen")).toBe("1.860,00 €");
    expect(amountIn(capital, "Kapitalbedarf")).toBe("7.360,00 €");
    expect(amountIn(capital, "Finanzierung")).toBe("7.000,00 €");
    expect(amountIn(capital, "Überschuss oder Lücke")).toBe("-360,00 €");
  });

  test("a loss of less than half a euro is none in the tables", async () => {
    await openOutlook({ fixed: [{ name: "Porto", cents: 30, vat_percent: 19 }] });
    expect(amountIn("Jahr 1, Monat für Monat", "Gewinn")).toBe("0 €");
  });

  test("shows the months of each year", async () => {
    const { user } = await openOutlook();
    expect(amountIn("Jahr 1, Monat für Monat", "Zinsen")).toBe("30 €");
    await user.click(screen.getByRole("radio", { name: "Jahr 2" }));
    // 6,000 € in 24 parts from month 13 on.
    expect(amountIn("Jahr 2, Monat für Monat", "Tilgung")).toBe("250 €");
    expect(amountIn("Jahr 2, Monat für Monat", "Restschuld", -1)).toBe("3.000 €");
  });
});

describe("parts", () => {
  test("chapters that are written are marked, and their number is said", async () => {
    const chapters = { ...EMPTY_CHAPTERS, [CHAPTERS[1]]: "Wir sind zu zweit.", [CHAPTERS[2]]: " " };
    await open({ ...PLAN, chapters });
    const parts = within(screen.getByRole("navigation"));
    expect(parts.getByText("1 von 12 Kapiteln geschrieben")).toBeVisible();
    expect(parts.getAllByText("geschrieben")).toHaveLength(1);
  });

  test("in narrow windows they are a list to choose from", async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByRole("combobox", { name: "Kapitel" }), "Zahlen");
    expect(await screen.findByRole("heading", { level: 2, name: "Zahlen" })).toHaveFocus();
  });
});
