import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInApp } from "../../testing/render.tsx";
import { Section } from "./section.tsx";

test("Section: without a lead the action is on the title's line, with one it comes after the words", async () => {
  await renderInApp(
    <>
      <Section title="Passwort" action={<button type="button">Ändern</button>} />
      <Section title="Passkeys" lead="Ganz ohne Passwort." action={<button type="button">Neu</button>} />
    </>,
  );
  const line = screen.getByRole("heading", { name: "Passwort" }).parentElement?.parentElement;
  expect(line).toContainElement(screen.getByRole("button", { name: "Ändern" }));
  expect(line).toHaveClass("flex-wrap");
  const lead = screen.getByText("Ganz ohne Passwort.");
  expect(lead).toHaveClass("max-sm:basis-full");
  expect(lead.compareDocumentPosition(screen.getByRole("button", { name: "Neu" }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
