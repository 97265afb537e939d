import type { DocumentCard } from "@kompagnon/contract/documents/model.ts";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeCalls } from "../../../testing/fake-calls.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { DocumentList } from "./document-list.tsx";

const card = (nth: number, more: Partial<DocumentCard> = {}): DocumentCard => ({
  id: `4b2c9d2e-0000-4000-8000-00000000000${nth}`,
  kind: "presentation",
  title: null,
  sealed_title: "c2VhbGVk",
  title_key: null,
  role: "owner",
  owner: null,
  people: 1,
  created_at: `2026-11-2${nth}T10:00:00.000Z`,
  changed_at: "2026-11-27T10:00:00.000Z",
  trashed: null,
  ...more,
});

const render = (items: DocumentCard[]) => {
  fakeCalls({ "GET /api/documents": { items, next_cursor: null } });
  return renderInApp(
    <DocumentList kind="presentation" editPath={(id) => `/edit/${id}`} empty={<p>Noch nichts</p>} />,
    { me: {} },
  );
};

test("DocumentList: says once that titles are sealed, and tells documents apart by their days", async () => {
  await render([card(1), card(2), card(3)]);
  expect(await screen.findAllByText(/verschlüsselt/)).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Mit Passphrase öffnen" })).toBeVisible();
  const names = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(new Set(names).size).toBe(3);
  expect(names[0]).toMatch(/^Vom 21\.11\.2026/);
});

test("DocumentList: without sealed titles nothing is asked for", async () => {
  await render([card(1, { title: "Unser Plan", sealed_title: null })]);
  expect(await screen.findByRole("link", { name: "Unser Plan" })).toBeVisible();
  expect(screen.queryByText(/verschlüsselt/)).toBeNull();
});

test("DocumentList: empty", async () => {
  await render([]);
  expect(await screen.findByText("Noch nichts")).toBeVisible();
});
