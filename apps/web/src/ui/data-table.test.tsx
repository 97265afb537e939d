import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInApp } from "../testing/render.tsx";
import { Cell, DataRow, DataTable, RowHead } from "./data-table.tsx";

const aTable = () =>
  renderInApp(
    <DataTable title="Besuche" head={["Wer", "Beginn", "Weg", "Seiten"]}>
      <DataRow>
        <Cell label="Beginn" place="end">
          20:14
        </Cell>
        <RowHead>Mira</RowHead>
        <Cell label="Weg" place="line">
          /preise
        </Cell>
        <Cell label="Seiten">4</Cell>
      </DataRow>
    </DataTable>,
  );

test("DataTable: a narrow window stacks the row, so that nothing scrolls sideways", async () => {
  await aTable();
  const table = screen.getByRole("table", { name: "Besuche" });
  expect(table).toHaveClass("max-lg:block", { exact: false });
  // No least width of the table below the width from which it has columns.
  expect([...table.classList].filter((name) => /^min-w/.test(name))).toEqual([]);
  expect(within(table).getAllByRole("row")[1]).toHaveClass("max-lg:flex-wrap");
  expect(within(table).getAllByRole("columnheader")[0]?.closest("thead")).toHaveClass("max-lg:hidden");
});

test("DataTable: a stacked cell carries its column's name, and what names the row comes first", async () => {
  await aTable();
  const [began, way, pages] = screen.getAllByRole("cell");
  expect(pages).toHaveTextContent(/^Seiten\s?4$/);
  const label = within(pages ?? document.body).getByText("Seiten");
  expect(label).toHaveClass("lg:hidden", "[unicode-bidi:isolate]");
  // What speaks for itself has its name for screen readers only.
  expect(within(way ?? document.body).getByText("Weg")).toHaveClass("sr-only");
  expect(way).toHaveClass("max-lg:basis-full");
  expect(began).toHaveClass("max-lg:-order-1", "max-lg:ms-auto");
  expect(screen.getByRole("rowheader")).toHaveClass("max-lg:-order-2");
});
