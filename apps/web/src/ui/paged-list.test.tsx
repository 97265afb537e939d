import { screen } from "@testing-library/react";
import { Inbox } from "lucide-react";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderInApp } from "../testing/render.tsx";
import { PagedList } from "./paged-list.tsx";

const texts = { failed: "Fehler", empty: "Nichts mehr offen", emptyText: "" };

function Queue({ initial }: { initial: readonly string[] }) {
  const [ids, setIds] = useState(initial);
  const list = {
    data: { pages: [{ items: ids.map((id) => ({ id })) }] },
    error: null,
    refetch: () => undefined,
    hasNextPage: false,
    isFetching: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: async () => undefined,
  };
  const without = (id: string) => setIds(ids.filter((one) => one !== id));
  return (
    <>
      <button type="button" onClick={() => without("b")}>
        Woanders entschieden
      </button>
      <PagedList list={list} texts={texts} icon={<Inbox />} rowClass="">
        {({ id }) => (
          <li key={id} aria-label={id}>
            <button type="button" onClick={() => without(id)}>
              {id} erledigen
            </button>
          </li>
        )}
      </PagedList>
    </>
  );
}

test("PagedList: when the item that was worked on is gone, the next one has the focus", async () => {
  const { user } = await renderInApp(<Queue initial={["a", "b", "c"]} />);
  await user.click(screen.getByRole("button", { name: "b erledigen" }));
  expect(screen.getByRole("listitem", { name: "c" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "c erledigen" }));
  expect(screen.getByRole("listitem", { name: "a" })).toHaveFocus();
});

test("PagedList: after the last item the word that nothing is left has the focus", async () => {
  const { user } = await renderInApp(<Queue initial={["a"]} />);
  await user.click(screen.getByRole("button", { name: "a erledigen" }));
  expect(screen.getByText("Nichts mehr offen").closest("[tabindex='-1']")).toHaveFocus();
});

test("PagedList: an item that another person decided does not take the focus away", async () => {
  const { user } = await renderInApp(<Queue initial={["a", "b", "c"]} />);
  const elsewhere = screen.getByRole("button", { name: "Woanders entschieden" });
  await user.click(elsewhere);
  expect(screen.queryByRole("listitem", { name: "b" })).toBeNull();
  expect(elsewhere).toHaveFocus();
});
